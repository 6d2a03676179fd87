import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import stylesheet from '@generated/search/default/docSearchStyles';
import {takeTyped} from '../../client/openedDialog';
import type {SearchDialogProps, SearchGlobalData} from '../../types';

/** DocSearch's variables, with the site's as their values. */
const COLORS = `.DocSearch{--docsearch-primary-color:var(--site-primary);--docsearch-highlight-color:var(--site-primary-text);--docsearch-focus-color:var(--site-focus-ring);--docsearch-modal-background:var(--site-surface);--docsearch-searchbox-background:var(--site-surface);--docsearch-searchbox-focus-background:var(--site-surface);--docsearch-hit-background:var(--site-surface);--docsearch-hit-color:var(--site-text);--docsearch-text-color:var(--site-text);--docsearch-muted-color:var(--site-text-muted);--docsearch-footer-background:var(--site-surface);--docsearch-logo-color:var(--site-text-muted)}`;

/** The URL of a page without its origin, if the page is of this site. */
function urlHere(url: string): string {
  const {origin, pathname, search, hash} = new URL(url, window.location.href);
  return origin === window.location.origin || pathname.startsWith('/x/') ? `${pathname}${search}${hash}` : url;
}

/** Algolia's DocSearch, shown if the site's settings name an index. */
export default function DocSearchDialog({opened, onClose}: SearchDialogProps): ReactNode {
  const {algolia} = usePluginData('search') as SearchGlobalData;
  const {i18n} = useDocusaurusContext();
  const history = useHistory();
  const [typed, setTyped] = useState<string>();

  useLayoutEffect(() => {
    setTyped(takeTyped(opened.current).text);
    const element = document.activeElement;
    return () => {
      if (element instanceof HTMLElement) {
        element.focus({preventScroll: true});
      }
    };
  }, [opened]);

  if (!algolia || typed === undefined) {
    return null;
  }
  return createPortal(
    <>
      <style>{stylesheet + COLORS}</style>
      <DocSearchModal
        {...algolia}
        initialQuery={typed}
        initialScrollY={window.scrollY}
        onClose={onClose}
        onAskAiToggle={() => undefined}
        searchParameters={{facetFilters: [`language:${i18n.currentLocale}`]}}
        transformItems={(items) => items.map((item) => ({...item, url: urlHere(item.url)}))}
        hitComponent={({hit, children}) => (
          <Link to={hit.url} onClick={onClose}>
            {children}
          </Link>
        )}
        navigator={{navigate: ({itemUrl}) => history.push(itemUrl)}}
      />
    </>,
    document.body,
  );
}
