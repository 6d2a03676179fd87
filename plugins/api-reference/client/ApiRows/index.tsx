import {Children, useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import StaticHtml from '@site/src/ui/StaticHtml';
import type {ApiSection} from '@site/src/site/storage';
import type {ApiPageSource, ComponentApi, PageApi} from '../../types';
import OpenTypes from '../OpenTypes';
import {announceRows} from '../rowActions';
import useRowActions from '../useRowActions';
import ColumnHeads from './ColumnHeads';
import styles from './somePages.module.css';

export interface Props<Api extends PageApi> {
  readonly page: ApiPageSource<Api>;
  /** Which rows these are, and whose display they follow. */
  readonly section: ApiSection;
  /** The rows, as `ApiRow`s; nothing if the page has none. */
  readonly render: (api: Api) => ReactNode;
  /** Stands at the end of the line above the rows. */
  readonly children?: ReactNode;
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

function RowList({section, children}: {readonly section: ApiSection; readonly children: ReactNode}): ReactNode {
  // Runs only for rows that came after a navigation: below the server's HTML there are no effects.
  useEffect(announceRows, []);
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

/**
 * The rows of one section: HTML of the server on a first visit, rendered from the page's data after a navigation. What
 * rows do is heard here, above them, so that it is the same for both.
 */
export default function ApiRows<Api extends PageApi = ComponentApi>({
  page,
  section,
  render,
  children,
}: Props<Api>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRowActions(list);
  return (
    <div ref={list} className={styles.frame} data-wide="">
      {children}
      <StaticHtml
        loaded={page.loaded}
        load={page.load}
        minHeight={ROOM_WHILE_LOADING}
        render={(api) => <RowList section={section}>{render(api)}</RowList>}
      />
      <OpenTypes rows={list} loadTypes={page.loadTypes} />
    </div>
  );
}

/** In CSS pixels: enough that the sections below do not come into view before their rows do. */
const ROOM_WHILE_LOADING = 480;
