/**
 * The lower edge of the bars above the rows, in CSS pixels from the top of the window. Rows are readable below it. The toolbar does
 * not stay in view in low windows.
 */
export function stickyOffset(): number {
  const toolbar = document.querySelector('[data-api-toolbar]');
  const isStatic = toolbar && getComputedStyle(toolbar).position === 'static';
  const bar = isStatic ? document.querySelector('.navbar') : toolbar;
  return bar?.getBoundingClientRect().bottom ?? 0;
}
