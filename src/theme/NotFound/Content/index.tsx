/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content/index.tsx (sha256 44b71ba528b1).
 *
 * Differs: goes on to the page that an address of another form means; for any other, says which it was and leads on,
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
import {addressMeant} from '@site/src/site/paths';
import styles from './styles.module.css';

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Hosts that know no redirects answer `/en/…` and `/api/…` with this page. */
function useAddressMeant(pathname: string): void {
  useEffect(() => {
    const meant = addressMeant(pathname);
    if (meant !== undefined) {
      // Only the path is replaced, so that no address can lead to another host.
      const address = new URL(window.location.href);
      address.pathname = meant;
      window.location.replace(address);
    }
  }, [pathname]);
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  useAddressMeant(pathname);
  // One file answers every unknown address: the server does not know which.
  const address = useIsBrowser() ? readable(pathname) : undefined;
  return (
    <main className={clsx('container', styles.notFound, className)}>
      <NavigationNotFound address={address} />
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
