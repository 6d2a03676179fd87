import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly description: string;
  readonly packageName?: string | undefined;
  /** More of what the page is about, on the package's line. */
  readonly children?: ReactNode;
}

/** What stands below a page's title: what the page says, and the package it is about. */
export default function PageHeader({description, packageName, children}: Props): ReactNode {
  return (
    <>
      <p className={styles.description}>{description}</p>
      <div className={styles.facts}>
        {packageName && (
          <p>
            <a href={`https://www.npmjs.com/package/${packageName}`}>{packageName}</a>
          </p>
        )}
        {children}
      </div>
    </>
  );
}
