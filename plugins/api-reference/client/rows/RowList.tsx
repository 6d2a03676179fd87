import {Children, type CSSProperties, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiSection} from '@site/src/site/storage';
import ColumnHeads from './ColumnHeads';
import styles from '../ApiRows/somePages.module.css';

export interface Props {
  readonly section: ApiSection;
  /** `ApiRow`s. */
  readonly children: ReactNode;
}

/** How many rows are laid out, or left out, together: few enough that little is laid out for nothing. */
const CHUNK = 8;

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({length: Math.ceil(rows.length / CHUNK)}, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

function rowCount(count: number): CSSProperties {
  return {'--api-rows': count} as CSSProperties;
}

/** The rows of a section, with what stands above them. */
export default function RowList({section, children}: Props): ReactNode {
  return (
    <div className={styles.section} data-api-section={section}>
      <p className={styles.count} data-api-count={section}>
        <span>
          {translate(
            {
              id: 'apiReference.rows.count',
              message: '{count} in all',
              description: 'Number of props, slots or classes',
            },
            {count: String(Children.count(children))},
          )}
        </span>
      </p>
      <ColumnHeads section={section} className={styles.columns} />
      <div role="list" className={styles.rows}>
        {chunksOf(Children.toArray(children)).map((chunk, index) => (
          // Chunks have no identity of their own and never move.
          <div key={index} className={styles.chunk} style={rowCount(chunk.length)} data-api-chunk="">
            {chunk}
          </div>
        ))}
      </div>
    </div>
  );
}
