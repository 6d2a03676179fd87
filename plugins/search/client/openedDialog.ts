/**
 * Closes the dialog of the server's HTML, which gives the focus back to where it was before.
 *
 * @returns what the reader has typed into its field
 */
export function takeTyped(opened: HTMLDialogElement | null): string {
  const field = opened?.querySelector('input');
  const typed = field?.value ?? '';
  if (field) {
    field.value = '';
  }
  opened?.close();
  return typed;
}
