/**
 * Brings what the focus came to by keyboard back into view. Rows that are laid out when they come near the viewport get another
 * height then, and may push it out after the browser has scrolled to it.
 */
export default function keepFocusInView({target}: FocusEvent): void {
  const focused = target as Element;
  // The rows are laid out in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (focused.matches(':focus-visible')) {
        focused.scrollIntoView({block: 'nearest', behavior: 'instant'});
      }
    }),
  );
}
