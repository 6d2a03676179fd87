import {useEffect, type RefObject} from 'react';

/**
 * Gives an element the height of what a reader sees as `--visible-height`: no unit of CSS knows how much of the screen the
 * keyboard of a phone covers.
 */
export default function useVisibleHeight(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const {visualViewport} = window;
    if (!visualViewport) {
      return undefined;
    }
    const measure = (): void => element.current?.style.setProperty('--visible-height', `${visualViewport.height}px`);
    // The keyboard may be open already: another field had the focus before.
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [element]);
}
