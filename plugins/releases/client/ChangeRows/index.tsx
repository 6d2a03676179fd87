import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import useProductName from '@site/src/ui/useProductName';
import Heading from '@theme/Heading';
import {releaseAnchor} from '../../urls';
import {CHANGE_SECTIONS, type ChangeRow, type ChangeSection, type ReleaseChanges} from '../../types';
import {changeLabel, sectionLabel} from '../diffLabels';
import rowStyles from '../DiffRows/somePages.module.css';
import Owners from '../Owners';
import styles from './somePages.module.css';

function Row({row: {kind, name, owners, before, after}}: {readonly row: ChangeRow}): ReactNode {
  return (
    <li className={rowStyles.row} data-diff-kind={kind === 'type' || kind === 'default' ? 'changed' : kind}>
      <span className={rowStyles.kind}>{changeLabel(kind)}</span>
      <div className={rowStyles.what}>
        <code dir="ltr">{name}</code> <Owners owners={owners} className={clsx(rowStyles.owners, styles.owners)} />
        {before !== undefined && after !== undefined && (
          <div className={rowStyles.types} dir="ltr">
            <del>{before}</del>
            <ins>{after}</ins>
          </div>
        )}
      </div>
    </li>
  );
}

interface SectionProps {
  readonly section: ChangeSection;
  readonly rows: readonly ChangeRow[];
}

function Section({section, rows}: SectionProps): ReactNode {
  return (
    <div data-change-section={section}>
      <h4 className={styles.section}>{sectionLabel(section)}</h4>
      <ul className={rowStyles.rows}>
        {rows.map((row) => (
          <Row key={`${row.kind} ${row.name} ${row.after ?? ''} ${row.owners[0]?.name ?? ''}`} row={row} />
        ))}
      </ul>
    </div>
  );
}

function ReleaseEntry({release: {version, products}}: {readonly release: ReleaseChanges}): ReactNode {
  const id = releaseAnchor(version);
  const nameOf = useProductName();
  // The build's check of anchors cannot see ids that components make.
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={styles.release} data-release={version} aria-label={version}>
      <Heading as="h2" id={id} className={styles.version}>
        {version}
      </Heading>
      {products.map(({productId, rows}) => (
        <section key={productId} data-release-product={productId}>
          <h3 className={styles.product}>{nameOf(productId)}</h3>
          {CHANGE_SECTIONS.map((section) => {
            const own = rows.filter((row) => row.section === section);
            return own.length > 0 && <Section key={section} section={section} rows={own} />;
          })}
        </section>
      ))}
    </article>
  );
}

/** What each release changed in the types of the packages, by product. */
export default function ChangeRows({releases}: {readonly releases: readonly ReleaseChanges[]}): ReactNode {
  return releases.map((release) => <ReleaseEntry key={release.version} release={release} />);
}
