import {useCallback, useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import keepFocusInView from '@site/src/ui/keepFocusInView';

/**
 * Scrolls to the release that the URL names, after a navigation. Those above it get their full height at once, since one that gets
 * it later would push it away; when the document is loaded, the stylesheets do that (`:target`) and the browser scrolls.
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
    element?.addEventListener('focusin', keepFocusInView);
    return () => element?.removeEventListener('focusin', keepFocusInView);
  }, [list]);
  useEffect(() => {
    if (hash !== '' && !list.current?.querySelector(':target')) {
      showTarget();
    }
  }, [hash, list, showTarget]);
  return showTarget;
}
