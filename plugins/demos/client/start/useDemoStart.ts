import {useEffect, useState, type RefObject} from 'react';
import {DEMO_LOAD_MARGIN_PX} from '@site/src/site/limits';
import useNearViewport from '@site/src/ui/useNearViewport';
import useReaderActivity from './readerActivity';
import queueStart from './startQueue';

/** A reader who does one of these in a demo is about to use it. */
const APPROACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Whether a demo's static rendering looks as the demo will. */
function isDrawn(stage: HTMLElement): boolean {
  return [...stage.querySelectorAll('[data-prerendered]')].some(
    (drawn) => getComputedStyle(drawn).visibility === 'visible',
  );
}

function useApproach(stage: RefObject<HTMLElement | null>, hasStarted: boolean): boolean {
  const [isApproached, setApproached] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (hasStarted || !element) {
      return undefined;
    }
    const approach = (): void => setApproached(true);
    if (element.matches(':focus-within')) {
      approach();
    }
    APPROACHES.forEach((type) => element.addEventListener(type, approach, {passive: true}));
    return () => APPROACHES.forEach((type) => element.removeEventListener(type, approach));
  }, [stage, hasStarted]);
  return isApproached;
}

/**
 * Whether a demo should run. One that is drawn already starts when the reader moves toward it, and else, near the viewport, in a
 * quiet moment after the reader has done anything at all; one that is not starts near the viewport.
 *
 * @param stage the demo's place
 * @param hasStarted whether it runs, or what went wrong with it is known
 */
export default function useDemoStart(stage: RefObject<HTMLElement | null>, hasStarted: boolean): boolean {
  const isNear = useNearViewport(stage, DEMO_LOAD_MARGIN_PX);
  const isActive = useReaderActivity();
  const isApproached = useApproach(stage, hasStarted);
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isNear || hasStarted || !stage.current) {
      return undefined;
    }
    if (!isDrawn(stage.current)) {
      setTurn(true);
      return undefined;
    }
    return isActive ? queueStart(() => setTurn(true)) : undefined;
  }, [isNear, isActive, hasStarted, stage]);
  return hasTurn || isApproached;
}
