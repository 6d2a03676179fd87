import {useEffect, useRef, useState, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** The elements behind an open drawer: the content of the navbar and the rest of the page. */
function behind(bar: Element | null): Element[] {
  const others = [...(bar?.parentElement?.children ?? [])].filter((element) => element !== bar);
  return [...others, ...(bar?.querySelectorAll('.navbar__inner') ?? [])];
}

/** The number of frames in which focusing is tried. */
const MOST_FRAMES = 20;

/** Focuses an element once it is visible: a drawer that slides in is hidden in its first frames. Returns a function that stops. */
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

/** What a reader does before pressing the button of the drawer. */
const APPROACHES = ['pointerenter', 'touchstart', 'focus'] as const;

/** The stock drawer, with a focus trap and the Escape key. It is rendered once the reader comes to its button. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const button = root.current?.closest('nav')?.querySelector('.navbar__toggle');
    const comeNear = (): void => setNear(true);
    APPROACHES.forEach((type) => button?.addEventListener(type, comeNear, {passive: true}));
    return () => APPROACHES.forEach((type) => button?.removeEventListener(type, comeNear));
  }, []);

  useEffect(() => {
    const bar = root.current?.closest('nav') ?? null;
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
      // After navigation the focus belongs to the new page.
      if (window.location.pathname === pathname) {
        bar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [shown, toggle]);

  return (
    <div ref={root} style={{display: 'contents'}}>
      {(isNear || shown) && <MobileSidebar />}
    </div>
  );
}
