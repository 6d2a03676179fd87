import {useEffect, useState, type RefObject} from 'react';

/**
 * Becomes true, and stays so, when an element comes near the viewport.
 *
 * @param margin how far outside the viewport is near, in CSS pixels
 */
export default function useNearViewport(element: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
        }
      },
      {rootMargin: `${margin}px`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}
