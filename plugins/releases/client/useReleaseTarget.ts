import {useCallback, useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Scrolls to the release that the URL names, after a navigation. Those above it get their full height at once, since one that gets
 * it later would push it away; when the document is loaded, the stylesheets do that (`:target`) and the browser scrolls. All of them get
 * it too when a keyboard comes into the list, so that what it goes to stays in view.
 *
 * @param list holds all releases
 * @returns does it again, for releases that arrive later
 */
export default function useReleaseTarget(list: RefObject<HTMLElement | null>): () => void {
  const {hash} = useLocation();
  const showTarget = useCallback(() => {
    list.current?.style.setProperty('--release-visibility', 'visible');
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [list]);
  useEffect(() => {
    const element = list.current;
    const layOut = ({target}: FocusEvent): void => {
      const focused = target as Element;
      if (element && focused.matches(':focus-visible')) {
        element.removeEventListener('focusin', layOut);
        element.style.setProperty('--release-visibility', 'visible');
        focused.scrollIntoView({block: 'nearest', behavior: 'instant'});
      }
    };
    element?.addEventListener('focusin', layOut);
    return () => element?.removeEventListener('focusin', layOut);
  }, [list]);
  useEffect(() => {
    if (hash !== '' && !list.current?.querySelector(':target')) {
      showTarget();
    }
  }, [hash, list, showTarget]);
  return showTarget;
}
