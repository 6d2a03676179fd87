/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content/index.tsx (sha256 44b71ba528b1).
 *
 * Differs: says which address it was and leads on, to the pages whose addresses are nearest, instead of asking the reader to
 * write to somebody. The page's title is its own too: below the docs nothing else gives it one.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import NavigationNearest from '@theme/NavigationNearest';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const MOST_SHOWN = 200;

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** An address as far as it helps a reader to see what is wrong with it. */
function shortened(address: string): string {
  const characters = [...address];
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : address;
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // One file answers every unknown address: the server does not know which.
  const address = useIsBrowser() ? readable(pathname) : undefined;
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'There is no such page',
    description: 'Title of the page for unknown addresses',
  });
  return (
    <main className={clsx('container', styles.notFound, className)}>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      {address && <code className={styles.address}>{shortened(address)}</code>}
      <p>
        <Translate id="theme.NotFound.p1" description="First paragraph of the page for unknown addresses">
          The address may be mistyped, or the page has moved since it was linked.
        </Translate>
      </p>
      {address && <NavigationNearest address={address} />}
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
