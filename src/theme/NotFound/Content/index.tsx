/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content/index.tsx (sha256 44b71ba528b1).
 *
 * Differs: shows the URL and the nearest pages, instead of asking the reader to contact the owner of the site. Search engines
 * that ignore the status 404 do not list it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import NavigationNearest from '@theme/NavigationNearest';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const MOST_SHOWN = 200;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The beginning of a long URL. */
function shortened(url: string): string {
  const characters = [...url];
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : url;
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The server renders one file for all unknown URLs.
  const url = useIsBrowser() ? decoded(pathname) : undefined;
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'There is no such page',
    description: 'Title of the page for unknown URLs',
  });
  return (
    <main className={clsx('container', styles.notFound, className)}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Heading as="h1">{title}</Heading>
      {url && <code className={styles.url}>{shortened(url)}</code>}
      <p>
        <Translate id="theme.NotFound.p1" description="First paragraph of the page for unknown URLs">
          The address may be mistyped, or the page has moved since it was linked.
        </Translate>
      </p>
      <NavigationNearest url={url} />
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
