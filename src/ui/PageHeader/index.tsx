import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly description: string;
  readonly packageName?: string | undefined;
}

/** What stands below a page's title: what the page says, and the package it is about. */
export default function PageHeader({description, packageName}: Props): ReactNode {
  return (
    <>
      <p className={styles.description}>{description}</p>
      {packageName && (
        <p className={styles.package}>
          <a href={`https://www.npmjs.com/package/${packageName}`}>{packageName}</a>
        </p>
      )}
    </>
  );
}
