import type {ReactNode} from 'react';
import styles from './ApiRow/somePages.module.css';

export interface FieldProps {
  /** What the line tells; `default` and `rule` have a column of their own in a table. */
  readonly part: 'default' | 'deprecation' | 'signature' | 'rule' | 'demos' | 'changes';
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A labelled line of a row. */
export function ApiField({part, label, children}: FieldProps): ReactNode {
  return (
    <div className={styles.field} data-api-part={part}>
      <div className={styles.label} data-api-label="">
        {label}
      </div>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
