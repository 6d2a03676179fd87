import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import ServerHtml from '@site/src/ui/ServerHtml';
import type {ApiPageSource, ComponentApi} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly page: ApiPageSource;
  /** Which rows the section has. */
  readonly section: 'props' | 'slots' | 'classes';
  /** The rows, as list items. */
  readonly render: (api: ComponentApi) => ReactNode;
}

/**
 * Goes to the row that the address names. Only rows that came after a navigation need it: those of the server's HTML,
 * below which no effect runs, are found by the browser itself.
 */
function useAddressedRow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {hash} = window.location;
    const row = hash && document.getElementById(decodeHash(hash));
    if (row && list.current?.contains(row)) {
      // Unlike scrolling, this makes the row the `:target` too; the address stays what it is.
      window.location.replace(hash);
    }
  }, [list]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function RowList({section, children}: Pick<Props, 'section'> & {readonly children: ReactNode}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useAddressedRow(list);
  return (
    // A list that is not shown as one is no list to some screen readers, unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} role="list" className={styles.rows} data-api-section={section}>
      {children}
    </ul>
  );
}

/** The rows of one section: HTML of the server on a first visit, rendered from the page's data after a navigation. */
export default function ApiRows({page, section, render}: Props): ReactNode {
  return (
    <ServerHtml
      loaded={page.loaded}
      load={page.load}
      minHeight={ROOM_WHILE_LOADING}
      render={(api) => <RowList section={section}>{render(api)}</RowList>}
    />
  );
}

/** In CSS pixels: enough that the sections below do not come into view before their rows do. */
const ROOM_WHILE_LOADING = 480;
