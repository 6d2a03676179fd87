import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './somePages.module.css';

export interface Props {
  /** The row's URL after the `#`. */
  readonly id: string;
  readonly name: string;
}

/** The link to a row, which copies its URL. */
export default function RowLink({id, name}: Props): ReactNode {
  return (
    <a
      className={styles.link}
      href={`#${id}`}
      data-api-link=""
      aria-label={translate(
        {
          id: 'apiReference.row.link',
          message: 'Link to {name}',
          description: 'Accessible name of the link to one prop, slot, CSS class, event or selector',
        },
        {name},
      )}
    >
      #
    </a>
  );
}
