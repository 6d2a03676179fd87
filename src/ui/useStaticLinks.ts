import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import isPlainClick from './isPlainClick';
import isSamePath from './samePath';

/** HTML of the server that hydration has left alone, and copies of it: its links are no components. */
const STATIC_HTML = '[data-static-block], [data-static-copy]';

function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.closest(STATIC_HTML) ? link : undefined;
}

/** Whether the router has a page for a path. It has none for redirects, and none for the pages of other languages. */
function hasPage(pathname: string, among: typeof routes = routes): boolean {
  return among.some(({path, routes: inner}) =>
    inner ? hasPage(pathname, inner as typeof routes) : isSamePath(String(path), pathname),
  );
}

/** Whether a link leads to another page of the site, in the same tab. */
function leadsToPage({origin, pathname, target}: HTMLAnchorElement): boolean {
  const {location} = window;
  const isElsewhere = origin === location.origin && pathname.endsWith('/') && pathname !== location.pathname;
  return isElsewhere && !target && hasPage(pathname);
}

/**
 * Lets the links of static HTML change the page without loading it anew, as other links do, unless somebody else has seen to the
 * click. The page's code is fetched when a link is pointed at, touched or focused.
 */
export default function useStaticLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (link && isPlainClick(event) && leadsToPage(link) && !event.defaultPrevented) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    const onApproach = (event: Event): void => {
      const link = linkOf(event);
      if (link && leadsToPage(link)) {
        void window.docusaurus.preload(link.pathname);
      }
    };
    // After all who listen on the document.
    window.addEventListener('click', onClick);
    const approaches = ['mouseover', 'focusin', 'touchstart'] as const;
    approaches.forEach((type) => window.addEventListener(type, onApproach, {passive: true}));
    return () => {
      window.removeEventListener('click', onClick);
      approaches.forEach((type) => window.removeEventListener(type, onApproach));
    };
  }, [history]);
}
