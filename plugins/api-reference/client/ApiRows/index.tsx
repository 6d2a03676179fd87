import {useContext, useRef, type ReactNode} from 'react';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import StaticBlock from '@site/src/ui/StaticBlock';
import type {ApiSection} from '@site/src/site/storage';
import type {ApiSource} from '../../types';
import OpenTypes from '../OpenTypes';
import {announceRows} from '../rowActions';
import staticRows from '../staticRows';
import useRowActions from '../useRowActions';
import styles from './somePages.module.css';

export interface Props {
  readonly page: Pick<ApiSource<unknown>, 'id' | 'loadTypes'>;
  /** Which rows these are, and whose display they follow. */
  readonly section: ApiSection;
  /** Tells the list from others of its section on the page. */
  readonly part?: string | undefined;
  /** The rows, as `ApiRow`s; only where static blocks have their content. */
  readonly rows: ReactNode;
  /** Stands at the end of the line above the rows. */
  readonly children?: ReactNode;
}

/** The rows of one section, in a static block. What rows do is heard here, above them. */
export default function ApiRows({page, section, part = '', rows, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRowActions(list);
  return (
    <div ref={list} className={styles.frame} lang={useContext(ChromeLanguage)} data-wide="">
      {children}
      <StaticBlock staticId={[page.id, section, part].join('-')} onArrival={announceRows}>
        {staticRows && <staticRows.RowList section={section}>{rows}</staticRows.RowList>}
      </StaticBlock>
      <OpenTypes rows={list} loadTypes={page.loadTypes} />
    </div>
  );
}
