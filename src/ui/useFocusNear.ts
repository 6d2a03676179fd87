import {useCallback, useRef, type RefCallback} from 'react';
import {moveFocus} from './focusVisible';

/**
 * The `ref` of a button that goes away when it is pressed: the focus then goes to the nearest element around it that takes it,
 * from where a keyboard goes on, instead of to the begin of the page.
 */
export default function useFocusNear(): RefCallback<HTMLElement> {
  const button = useRef<HTMLElement | null>(null);
  return useCallback((element) => {
    // React tells before it takes the element out of the page.
    const gone = element ? null : button.current;
    button.current = element;
    if (gone && gone === document.activeElement) {
      moveFocus(gone.closest<HTMLElement>('[tabindex="-1"]'));
    }
  }, []);
}
