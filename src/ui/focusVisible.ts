import {FOCUS_VISIBLE_MS} from '../site/limits';

/** Marks what has the focus where it must be seen and the browser would not show it; `page.css` draws the ring. */
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

/** From here on the reader points at things: where the focus was is of no account. */
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
 * Moves the focus for the reader: back to a button whose drawer closed, into a menu that opened. It is shown where the
 * reader follows it by eye, and not where a pointer led there.
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
