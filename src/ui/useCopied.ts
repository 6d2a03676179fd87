import {useCallback, useEffect, useRef, useState} from 'react';
import {COPY_FEEDBACK_MS} from '../site/limits';

/** Whether something was copied a moment ago, and what to call when it was. */
export default function useCopied(): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
  }, []);
  return [copied, show];
}
