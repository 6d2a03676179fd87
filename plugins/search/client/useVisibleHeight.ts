import {useEffect, type RefObject} from 'react';

/**
 * Gives an element the height of what a reader sees as `--visible-height`: no unit of CSS knows how much of the screen the
 * keyboard of a phone covers.
 */
export default function useVisibleHeight(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const {visualViewport} = window;
    const measure = (): void => element.current?.style.setProperty('--visible-height', `${visualViewport?.height}px`);
    visualViewport?.addEventListener('resize', measure);
    return () => visualViewport?.removeEventListener('resize', measure);
  }, [element]);
}
