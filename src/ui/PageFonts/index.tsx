import {useEffect} from 'react';

export interface Props {
  /** Addresses of stylesheets that bring fonts. */
  readonly stylesheets: readonly string[];
}

function addStylesheet(address: string): void {
  if ([...document.querySelectorAll('link')].some(({href}) => href === address)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

/** Runs when the page is there and the browser has nothing better to do. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(work);
  } else {
    setTimeout(work);
  }
}

/**
 * Fetches the fonts of one page after the page is shown, so that nothing waits for them, with or without a network.
 * `plugins/kit/pageFonts.ts` puts it on the pages that ask for fonts.
 */
export default function PageFonts({stylesheets}: Props): null {
  useEffect(() => {
    let isCurrent = true;
    const add = (): void =>
      whenIdle(() => {
        if (isCurrent) {
          stylesheets.forEach(addStylesheet);
        }
      });
    if (document.readyState === 'complete') {
      add();
    } else {
      window.addEventListener('load', add, {once: true});
    }
    return () => {
      isCurrent = false;
    };
  }, [stylesheets]);
  return null;
}
