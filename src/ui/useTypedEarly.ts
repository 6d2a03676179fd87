import {useEffect, useRef, type RefObject} from 'react';

/**
 * Hands over what a reader typed into a field of the server's HTML before React listened: otherwise the field would say
 * one thing and what it narrows another. Called once at most, and not for an empty field.
 */
export default function useTypedEarly(field: RefObject<HTMLInputElement>, onText: (text: string) => void): void {
  const first = useRef(onText);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') {
      // The list below keeps in its own effect what the server rendered, before anything in it is hidden.
      queueMicrotask(() => first.current(typed));
    }
  }, [field]);
}
