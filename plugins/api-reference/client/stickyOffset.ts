/** Where the toolbar above the rows ends, in CSS pixels from the top of the window; below it a row can be read. */
export function stickyOffset(): number {
  return document.querySelector('[data-api-toolbar]')?.getBoundingClientRect().bottom ?? 0;
}
