import {useEffect, useState} from 'react';
import {DEBOUNCE_MS} from '@site/src/site/limits';

/** Whether a text has stood for a while: it is no letter on the way to a word. */
export default function useRested(text: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
