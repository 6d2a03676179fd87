import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {canonicalPath, publishedPath} from '@site/src/site/paths';
import {SITE} from '@site/src/site/site';
import type {ListedPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

export interface Props {
  /** The path that has no page; may be anything. `undefined` on the server, where one file answers all of them. */
  readonly url: string | undefined;
}

/** What is known of a URL that has no page. */
interface Known {
  readonly isNotWritten: boolean;
  readonly nearest: readonly ListedPage[];
}

const NOTHING: Known = {isNotWritten: false, nearest: []};

/** Looks a URL up in lists that are fetched for that alone. */
async function lookUp(url: string): Promise<Known> {
  const [{nearestPages}, pages, notWritten] = await Promise.all([
    import('../../client/nearestPages'),
    import('@generated/navigation/default/pages.json'),
    import('@site/src/site/notWrittenPages.json'),
  ]);
  const page = publishedPath(canonicalPath(url));
  const missing: readonly string[] = notWritten.default;
  return {isNotWritten: missing.includes(page), nearest: nearestPages(url, pages.default)};
}

const MOST_SHOWN = 200;

/** A URL as far as it helps a reader to see what is wrong with it. */
function shortened(url: string): string {
  const characters = [...url];
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : url;
}

function useKnown(url: string | undefined): Known {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    if (url !== undefined) {
      lookUp(url).then(
        (found) => current && setKnown(found),
        // Without the lists the page still leads home.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [url]);
  return known;
}

function NotWrittenYet({url}: {readonly url: string}): ReactNode {
  return (
    <p>
      <Translate id="navigation.notFound.notWritten" description="Below the title of a page that is not written yet">
        This site does not have the page yet. Until then, read it in the documentation of its authors:
      </Translate>{' '}
      <a href={SITE.publishedArchive + publishedPath(canonicalPath(url))}>
        <Translate id="navigation.notFound.published">the published page</Translate>
      </a>
    </p>
  );
}

/** What a page without a page says: which URL it was, why, and where to go from here. */
export default function NavigationNotFound({url}: Props): ReactNode {
  const {isNotWritten, nearest} = useKnown(url);
  const title = isNotWritten
    ? translate({
        id: 'navigation.notFound.notWrittenTitle',
        message: 'This page is not written yet',
        description: 'Title at the address of a published page that is not written yet',
      })
    : translate({
        id: 'theme.NotFound.title',
        message: 'There is no such page',
        description: 'Title of the page for unknown addresses',
      });
  return (
    <>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      {url && <code className={styles.url}>{shortened(url)}</code>}
      {url && isNotWritten ? (
        <NotWrittenYet url={url} />
      ) : (
        <p>
          <Translate id="theme.NotFound.p1" description="First paragraph of the page for unknown addresses">
            The address may be mistyped, or the page has moved since it was linked.
          </Translate>
        </p>
      )}
      {nearest.length > 0 && (
        <section className={styles.nearest}>
          <h2>
            {isNotWritten ? (
              <Translate id="navigation.nearest.related" description="Above pages about the same subject">
                Pages near this subject
              </Translate>
            ) : (
              <Translate
                id="navigation.nearest.title"
                description="Above pages whose addresses are near an unknown one"
              >
                Did you mean one of these?
              </Translate>
            )}
          </h2>
          <ul>
            {nearest.map(({path, label, above}) => (
              <li key={path}>
                <Link to={path}>{label}</Link> <span>{above.join(' › ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
