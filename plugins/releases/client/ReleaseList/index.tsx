import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import useProductName from '@site/src/ui/useProductName';
import {releaseAnchor} from '../../urls';
import type {Release} from '../../types';
import styles from './styles.module.css';

function ReleaseDate({date}: {readonly date: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return (
    <time className={styles.date} dateTime={date}>
      {format.format(new Date(date))}
    </time>
  );
}

/** HTML that the build made from a changelog: text, lists, code and links, and nothing else. */
function ChangelogHtml({html}: {readonly html: string}): ReactNode {
  return <div className={styles.text} data-release-text="" dangerouslySetInnerHTML={{__html: html}} />;
}

function ReleaseEntry({release}: {readonly release: Release}): ReactNode {
  const {version, date, highlights, sections} = release;
  const id = releaseAnchor(version);
  const nameOf = useProductName();
  return (
    <article className={styles.release} data-release={version} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading as="h2" id={id} className={styles.version}>
          {version}
        </Heading>
        {date !== null && <ReleaseDate date={date} />}
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
