import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Replacement from '@site/src/ui/Replacement';
import {DIFF_KINDS, DIFF_SECTIONS, type ApiDiffData, type DiffRow, type DiffSection} from '../../types';
import {kindLabel, sectionLabel} from '../diffLabels';
import Owners from '../Owners';
import styles from './somePages.module.css';

/** The link to what the guide says of a change. */
function GuideLink({name, section}: {readonly name: string; readonly section: string}): ReactNode {
  return (
    <Link className={styles.guide} to={`#${section}`}>
      {translate({id: 'releases.diff.guide', message: 'In the guide', description: 'Link to a section of this page'})}
      <span className="site-hidden">: {name}</span>
    </Link>
  );
}

function Row({row}: {readonly row: DiffRow}): ReactNode {
  const {kind, name, to, owners, before, after, replacement, guide, since} = row;
  return (
    <li className={styles.row} data-diff-kind={kind} data-diff-owners={owners.join(' ')}>
      <span className={styles.kind}>{kindLabel(kind)}</span>
      <div className={styles.what}>
        {to === undefined ? (
          <code dir="ltr">{name}</code>
        ) : (
          // The arrow points to the right, on pages from right to left too.
          <bdi dir="ltr">
            <code>{name}</code> → <code>{to}</code>
          </bdi>
        )}{' '}
        <Owners owners={owners.map((owner) => ({name: owner}))} className={styles.owners} />
        {since !== undefined && (
          <span className={styles.owners}>
            {', '}
            {translate(
              {
                id: 'releases.diff.since',
                message: 'since {version}',
                description: 'After what was added; the value is the release that added it',
              },
              {version: since},
            )}
          </span>
        )}
        {(replacement !== undefined || guide !== undefined) && (
          <div className={styles.more}>
            {replacement !== undefined && (
              <span className={styles.replacement}>
                <Replacement text={replacement} />
              </span>
            )}
            {guide !== undefined && <GuideLink name={name} section={guide} />}
          </div>
        )}
        {before !== undefined && after !== undefined && (
          <div className={styles.types} dir="ltr">
            <del>{before}</del>
            <ins>{after}</ins>
          </div>
        )}
      </div>
    </li>
  );
}

function Section({section, rows}: {readonly section: DiffSection; readonly rows: readonly DiffRow[]}): ReactNode {
  const ordered = DIFF_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind));
  return (
    <section data-diff-section={section}>
      <h3 className={styles.title}>
        {sectionLabel(section)}{' '}
        <span className={styles.count} data-diff-count="">
          {rows.length}
        </span>
      </h3>
      <ul className={styles.rows}>
        {ordered.map((row) => (
          <Row key={`${row.kind} ${row.name} ${row.owners.join()} ${row.after ?? ''}`} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Everything that differs between two majors, by what it is of. */
export default function DiffRows({diff}: {readonly diff: ApiDiffData}): ReactNode {
  return DIFF_SECTIONS.map((section) => {
    const rows = diff.rows.filter((row) => row.section === section);
    return rows.length > 0 && <Section key={section} section={section} rows={rows} />;
  });
}
