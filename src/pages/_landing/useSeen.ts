import {useEffect, useState, type RefObject} from 'react';
import {DEMO_LOAD_MARGIN_PX} from '../../site/limits';
import useNearViewport from '../../ui/useNearViewport';

/** How much of a component the first screen must show, in CSS pixels, for the component to run at once. */
const FIRST_SCREEN_PX = 240;

/**
 * Becomes true when a reader sees an element: at once if the first screen shows a good part of it, and from the first
 * scroll on when it comes near the viewport. What only peeks into the first screen costs nothing.
 */
export default function useSeen(element: RefObject<Element | null>): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = (): void => setScrolled(true);
    window.addEventListener('scroll', note, {once: true, passive: true});
    return () => window.removeEventListener('scroll', note);
  }, []);
  return useNearViewport(element, hasScrolled ? DEMO_LOAD_MARGIN_PX : -FIRST_SCREEN_PX);
}
