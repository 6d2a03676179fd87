import {useEffect, useRef, useState, type RefObject} from 'react';
import {moveFocus} from '@site/src/ui/focusVisible';

/**
 * A long list that is shown in parts. The first of those that come gets the focus: the button that was pressed is below them, or gone.
 *
 * @param atOnce how many are shown at first, and how many more each time
 * @param selector what of each takes the focus, below the list's element
 * @returns how many are shown, the list's `ref`, and a function that shows more
 */
export default function useShowMore<List extends HTMLElement>(
  atOnce: number,
  selector: string,
): [number, RefObject<List>, () => void] {
  const [most, setMost] = useState(atOnce);
  const list = useRef<List>(null);
  useEffect(() => {
    if (most > atOnce) {
      moveFocus(list.current?.querySelectorAll<HTMLElement>(selector)[most - atOnce]);
    }
  }, [most, atOnce, selector]);
  return [most, list, () => setMost(most + atOnce)];
}
