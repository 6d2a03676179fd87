import {useId, type ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface Props {
  readonly title: string;
  /** A button that resets the group, at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Settings that belong together, under one heading. */
export default function Group({title, action, children}: Props): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 id={id} className={styles.groupTitle}>
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
