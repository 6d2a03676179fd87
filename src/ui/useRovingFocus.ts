import {useCallback, useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import {END_KEYS, toNext, toPrevious, type Moves} from './arrowKeys';

/** An open menu has a `role` on its items, and moves among them itself. */
const CONTROLS = 'button:not([disabled]):not([role]), a[href]:not([role])';

interface RovingFocus<T extends HTMLElement> {
  readonly ref: RefObject<T>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function controlsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

function makeOnlyStop(controls: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  controls.forEach((control) => {
    control.tabIndex = control === stop ? 0 : -1;
  });
}

/** Along a line, in the direction of its text. */
function horizontalKeys(line: Element): Moves {
  return getComputedStyle(line).direction === 'rtl'
    ? {ArrowLeft: toNext, ArrowRight: toPrevious}
    : {ArrowRight: toNext, ArrowLeft: toPrevious};
}

/**
 * Makes a toolbar one tab stop: the arrow keys, Home and End move among its controls, and Tab leaves it and comes back to
 * the last used control.
 */
export default function useRovingFocus<T extends HTMLElement>(): RovingFocus<T> {
  const ref = useRef<T>(null);

  // After each render, since a control may have come or gone.
  useEffect(() => {
    const controls = controlsOf(ref.current);
    makeOnlyStop(controls, controls.find((control) => control.tabIndex === 0) ?? controls[0]);
  });

  const onKeyDown = useCallback((event: KeyboardEvent): void => {
    const controls = controlsOf(ref.current);
    const from = controls.indexOf(event.target as HTMLElement);
    const move = {...horizontalKeys(event.currentTarget), ...END_KEYS}[event.key];
    const next = move && controls[move(from, controls.length)];
    if (from === -1 || !next) {
      return;
    }
    event.preventDefault();
    makeOnlyStop(controls, next);
    next.focus();
  }, []);

  return {ref, onKeyDown};
}
