import {useEffect, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

const ACTIVE = '.table-of-contents__link--active';

/** Scrolls the table of contents so that its active link is visible. The page does not scroll. */
function scrollToActiveLink(list: HTMLElement): void {
  const line = list.querySelector(ACTIVE)?.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (!line) {
    return;
  }
  if (line.top < frame.top || line.bottom > frame.bottom) {
    list.scrollTop += line.top - frame.top - frame.height / 2;
  }
}

/** The stock table of contents with its scroll spy. A long list scrolls along with the active link. */
export default function FollowingTOC(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = root.current?.firstElementChild;
    if (!(list instanceof HTMLElement)) {
      return undefined;
    }
    const observer = new MutationObserver(() => scrollToActiveLink(list));
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} style={{display: 'contents'}}>
      <TOC {...props} />
    </div>
  );
}
