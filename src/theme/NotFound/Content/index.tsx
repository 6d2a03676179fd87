/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content/index.tsx (sha256 44b71ba528b1).
 *
 * Differs: goes on to the page that a URL of another form means; for any other, says which it was and leads on,
 * instead of asking the reader to write to somebody.
 */
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavigationNotFound from '@theme/NavigationNotFound';
import type {Props} from '@theme/NotFound/Content';
import {urlMeant} from '@site/src/site/paths';
import styles from './styles.module.css';

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Hosts that know no redirects answer `/en/…` and `/api/…` with this page. */
function useUrlMeant(pathname: string): void {
  useEffect(() => {
    const meant = urlMeant(pathname);
    if (meant !== undefined) {
      // Only the path is replaced, so that no URL can lead to another host.
      const url = new URL(window.location.href);
      url.pathname = meant;
      window.location.replace(url);
    }
  }, [pathname]);
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  useUrlMeant(pathname);
  // One file answers every unknown URL: the server does not know which.
  const url = useIsBrowser() ? readable(pathname) : undefined;
  return (
    <main className={clsx('container', styles.notFound, className)}>
      <NavigationNotFound url={url} />
      <p>
        <Link to="/">
          <Translate id="theme.NotFound.home" description="Link to the landing page">
            Go to the start page
          </Translate>
        </Link>
      </p>
    </main>
  );
}
