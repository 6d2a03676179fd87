/** For so long a reader has neither typed nor selected anything, in milliseconds. */
const QUIET_MS = 5000;
const CHECK_MS = 1000;

/** What a document knows of what its reader is doing. */
export interface ReaderState {
  readonly hasFocus: boolean;
  /** A dialog or a menu is open. */
  readonly isDialogOpen: boolean;
  /** A pointer is held down, as while something is dragged. */
  readonly isPressed: boolean;
  readonly isFieldFocused: boolean;
  /** A frame has the focus. What its reader does inside cannot be seen. */
  readonly isFrameFocused: boolean;
  readonly isTextSelected: boolean;
  /** Milliseconds since the reader last typed or selected something. */
  readonly quietMs: number;
}

/** Whether nothing that a reader is doing is lost if the page is loaded anew now. */
export function isAtRest(state: ReaderState): boolean {
  const isBusy = state.isDialogOpen || state.isPressed || state.isFrameFocused;
  const isWriting = state.isFieldFocused || state.isTextSelected;
  return state.hasFocus && !isBusy && (!isWriting || state.quietMs >= QUIET_MS);
}

const DIALOGS = 'dialog[open],[role=dialog],[role=alertdialog],[role=menu],[aria-haspopup][aria-expanded=true]';

/** Some dialogs stay in the page while they are closed. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/**
 * Runs something once, as soon as the document has the focus and its reader is at rest. A document whose reader never rests
 * does not run it.
 */
export function whenAtRest(run: () => void): void {
  // What the reader did before is not known.
  let lastChange = Date.now();
  let isPressed = false;
  const readState = (): ReaderState => {
    const focused = document.activeElement;
    return {
      hasFocus: document.hasFocus(),
      isDialogOpen: [...document.querySelectorAll(DIALOGS)].some(isShown),
      isPressed,
      isFieldFocused: focused?.matches('input,textarea,select,[contenteditable]') ?? false,
      isFrameFocused: focused?.matches('iframe') ?? false,
      isTextSelected: document.getSelection()?.isCollapsed === false,
      quietMs: Date.now() - lastChange,
    };
  };
  const waiting = new AbortController();
  const {signal} = waiting;
  const check = (): void => {
    if (isAtRest(readState())) {
      clearInterval(timer);
      waiting.abort();
      run();
    }
  };
  const noteChange = (): void => {
    lastChange = Date.now();
  };
  const notePress = ({type}: Event): void => {
    isPressed = type === 'pointerdown';
  };
  const early = {capture: true, signal};
  ['input', 'selectionchange'].forEach((type) => document.addEventListener(type, noteChange, early));
  ['pointerdown', 'pointerup', 'pointercancel'].forEach((type) => document.addEventListener(type, notePress, early));
  window.addEventListener('focus', check, {signal});
  const timer = setInterval(check, CHECK_MS);
  check();
}
