import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Name of the region for screen readers, if it can be scrolled. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Something that may be wider than the page, and then scrolls inside itself: by touch, by mouse, and by keyboard, for which
 * it is a tab stop with a name. What fits is no stop.
 */
export default function ScrollRegion({name, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = region.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // The region may keep its width while what is in it grows, as when a font arrives.
    [...element.children].forEach((child) => observer.observe(child));
    return () => observer.disconnect();
  }, []);

  const stop = overflows ? {tabIndex: 0, role: 'group', 'aria-label': name} : {};
  return (
    <div ref={region} className={styles.region} data-wide="" {...stop}>
      {children}
    </div>
  );
}
