import {useEffect, useRef, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** What lies behind an open drawer: the bar it slides out of, and the rest of the page. */
function behind(bar: Element | null): Element[] {
  const others = [...(bar?.parentElement?.children ?? [])].filter((element) => element !== bar);
  return [...others, ...(bar?.querySelectorAll('.navbar__inner') ?? [])];
}

/** Frames after which an element that still cannot be focused is given up. */
const MOST_FRAMES = 20;

/** Focuses an element as soon as it can be: a drawer that slides in is hidden in its first frames. Gives what stops it. */
function focusOnceVisible(element: HTMLElement | null): () => void {
  let frame = 0;
  let frames = 0;
  const attempt = (): void => {
    element?.focus();
    frames += 1;
    if (document.activeElement !== element && frames < MOST_FRAMES) {
      frame = requestAnimationFrame(attempt);
    }
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}

/** The stock drawer; while it is open the focus stays inside, and Escape closes it. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bar = place.current?.closest('nav') ?? null;
    if (!shown || !bar) {
      return undefined;
    }
    const {pathname} = window.location;
    const hidden = behind(bar);
    hidden.forEach((element) => element.toggleAttribute('inert', true));
    const stopFocusing = focusOnceVisible(bar.querySelector('.navbar-sidebar__close'));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stopFocusing();
      document.removeEventListener('keydown', onKeyDown);
      hidden.forEach((element) => element.toggleAttribute('inert', false));
      // A link that was followed has its own place to focus.
      if (window.location.pathname === pathname) {
        bar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown, toggle]);

  return (
    <div ref={place} style={{display: 'contents'}}>
      <MobileSidebar />
    </div>
  );
}
