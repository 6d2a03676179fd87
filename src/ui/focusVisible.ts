import {FOCUS_VISIBLE_MS} from '../site/limits';

/** Marks a focused element whose focus ring the browser would not draw; `page.css` draws it. */
const MARK = 'data-focus-visible';

/** What has the focus, if the browser shows it. */
let seen: Element | undefined;
let lostAt = -Infinity;

function onFocusIn({target}: FocusEvent): void {
  seen = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
}

function onFocusOut({target}: FocusEvent): void {
  if (target === seen) {
    seen = undefined;
    lostAt = performance.now();
  }
}

/** The reader uses the pointer from here on, so the last focus no longer counts. */
function onPointerDown(): void {
  seen = undefined;
  lostAt = -Infinity;
}

/**
 * Whether a reader follows the focus by eye: it is shown now, was until {@link FOCUS_VISIBLE_MS} ago, or was when the
 * element that had it went away.
 */
export function isFocusVisible(): boolean {
  const isShown = document.activeElement?.matches(`:focus-visible, [${MARK}]`);
  return isShown || seen?.isConnected === false || performance.now() - lostAt < FOCUS_VISIBLE_MS;
}

/**
 * Moves the focus for the reader: back to a button whose drawer closed, into a menu that opened. The ring shows
 * if the reader works by keyboard, and not after a press of a pointer.
 */
export function moveFocus(target: HTMLElement | null | undefined): void {
  if (!target) {
    return;
  }
  const isShown = isFocusVisible();
  // Browsers that do not know the option yet go by what they saw last.
  const options: FocusOptions & {focusVisible: boolean} = {focusVisible: isShown};
  target.focus(options);
  if (isShown && !target.matches(':focus-visible')) {
    target.setAttribute(MARK, '');
    seen = target;
    target.addEventListener('blur', () => target.removeAttribute(MARK), {once: true});
  }
}

if (!__SERVER_BUNDLE__) {
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('pointerdown', onPointerDown, true);
}
