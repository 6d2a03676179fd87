/** The lower edge of the toolbar above the rows, in CSS pixels from the top of the window. Rows are readable below it. */
export function stickyOffset(): number {
  return document.querySelector('[data-api-toolbar]')?.getBoundingClientRect().bottom ?? 0;
}
