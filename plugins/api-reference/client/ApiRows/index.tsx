import {Children, useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ServerHtml from '@site/src/ui/ServerHtml';
import type {ApiSection} from '@site/src/site/storage';
import type {ApiPageSource, ComponentApi, PageApi} from '../../types';
import OpenTypes from '../OpenTypes';
import {announceRows} from '../rowActions';
import useRowActions from '../useRowActions';
import ColumnHeads from './ColumnHeads';
import styles from './styles.module.css';

export interface Props<Api extends PageApi> {
  readonly page: ApiPageSource<Api>;
  /** Which rows these are, and whose display they follow. */
  readonly section: ApiSection;
  /** The rows, as list items; nothing where the page has none of them. */
  readonly render: (api: Api) => ReactNode;
  /** Stands at the end of the line above the rows. */
  readonly children?: ReactNode;
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
      {/* A list that is not shown as one is no list to some screen readers, unless it says so. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.rows}>
        {children}
      </ul>
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
      <ServerHtml
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
