import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface PageCard {
  readonly to: string;
  readonly title: string;
  /** One sentence: what the page answers. */
  readonly text: string;
}

export interface Props {
  readonly pages: readonly PageCard[];
}

/** Pages to choose from, each with what it answers. */
export default function PageCards({pages}: Props): ReactNode {
  return (
    // A list that is not shown as one is no list to some screen readers, unless it says so.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.cards}>
      {pages.map(({to, title, text}) => (
        <li key={to} className={styles.card}>
          <Link to={to}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
