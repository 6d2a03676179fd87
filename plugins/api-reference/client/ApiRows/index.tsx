import type {ReactNode} from 'react';
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

/** The rows of one section: HTML of the server on a first visit, rendered from the page's data after a navigation. */
export default function ApiRows({page, section, render}: Props): ReactNode {
  return (
    <ServerHtml
      loaded={page.loaded}
      load={page.load}
      minHeight={ROOM_WHILE_LOADING}
      render={(api) => (
        // A list that is not shown as one is no list to some screen readers, unless it says so.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.rows} data-api-section={section}>
          {render(api)}
        </ul>
      )}
    />
  );
}

/** In CSS pixels: enough that the sections below do not come into view before their rows do. */
const ROOM_WHILE_LOADING = 480;
