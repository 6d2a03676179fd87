/**
 * Puts a status after an element and tells it to screen readers, which tell what changes in a status that is there.
 *
 * @returns the status, for whoever takes it away
 */
export default function addStatus(element: Element, className: string, text: string): HTMLElement {
  const status = document.createElement('span');
  status.className = className;
  status.setAttribute('role', 'status');
  element.after(status);
  requestAnimationFrame(() => {
    status.textContent = text;
  });
  return status;
}
