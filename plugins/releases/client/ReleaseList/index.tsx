import {useContext, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import ReleaseDate from '@site/src/ui/ReleaseDate';
import useProductName from '@site/src/ui/useProductName';
import {API_CHANGES, releaseAnchor} from '../../urls';
import type {Release} from '../../types';
import styles from './somePages.module.css';

/** HTML that the build made from a changelog: text, lists, code and links, and nothing else. */
function ChangelogHtml({html}: {readonly html: string}): ReactNode {
  const lang = useContext(ChromeLanguage) && 'en';
  return <div className={styles.text} lang={lang} data-release-text="" dangerouslySetInnerHTML={{__html: html}} />;
}

function ReleaseEntry({release}: {readonly release: Release}): ReactNode {
  const {version, date, highlights, sections, apiChanges} = release;
  const id = releaseAnchor(version);
  const nameOf = useProductName();
  return (
    <article className={styles.release} data-release={version} aria-label={version}>
      <header className={styles.head}>
        <Heading as="h2" id={id} className={styles.version}>
          {version}
        </Heading>
        {date !== null && <ReleaseDate className={styles.date} date={date} />}
        {apiChanges !== undefined && (
          <Link className={styles.changes} to={`${API_CHANGES}#${id}`}>
            {translate(
              {
                id: 'releases.apiChanges.link',
                message: 'API changes: {count}',
                description: 'Link below a release to what it changed in the types; the value is a number',
              },
              {count: apiChanges},
            )}
          </Link>
        )}
      </header>
      <div className={styles.body}>
        {highlights !== '' && (
          <div className={styles.highlights} data-release-highlights="">
            <ChangelogHtml html={highlights} />
          </div>
        )}
        {sections.map(({productId, packages, html}) => (
          <section key={`${productId} ${packages.join()}`} className={styles.section} data-release-product={productId}>
            <h3 className={styles.product}>{nameOf(productId)}</h3>
            <ChangelogHtml html={html} />
          </section>
        ))}
      </div>
    </article>
  );
}

/** Releases, each with what it changed by product. */
export default function ReleaseList({releases}: {readonly releases: readonly Release[]}): ReactNode {
  return releases.map((release) => <ReleaseEntry key={release.version} release={release} />);
}
