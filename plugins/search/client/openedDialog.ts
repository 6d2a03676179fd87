/** What a reader did in the field of the server's HTML. */
export interface Typed {
  readonly text: string;
  /** Whether Enter was pressed after it. */
  readonly isEntered: boolean;
}

/** Closes the dialog of the server's HTML, which gives the focus back to where it was before, and empties its field. */
export function takeTyped(opened: HTMLDialogElement | null): Typed {
  const field = opened?.querySelector('input');
  const typed = {text: field?.value ?? '', isEntered: field?.hasAttribute('data-entered') ?? false};
  if (field) {
    field.value = '';
    field.removeAttribute('data-entered');
  }
  opened?.close();
  return typed;
}
