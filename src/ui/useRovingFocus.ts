import {useCallback, useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';

/** The items of an open menu are the menu's own. */
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

/**
 * Makes a toolbar one tab stop: the arrow keys, Home and End move among its controls, and Tab leaves it. The last
 * control used is where Tab comes back to.
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
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const target: Partial<Record<string, number>> = {
      [forward]: (from + 1) % controls.length,
      [backward]: (from - 1 + controls.length) % controls.length,
      Home: 0,
      End: controls.length - 1,
    };
    const index = target[event.key];
    const next = index === undefined ? undefined : controls[index];
    if (from === -1 || !next) {
      return;
    }
    event.preventDefault();
    makeOnlyStop(controls, next);
    next.focus();
  }, []);

  return {ref, onKeyDown};
}
