import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: string;
  readonly title: string;
  /** How many of its props the reader changed. */
  readonly changedCount: number;
  readonly isOpen: boolean;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Props of one feature, below a title that opens and closes them. */
export default function PropGroup({id, title, changedCount, isOpen, onOpen, children}: Props): ReactNode {
  return (
    <details
      className={styles.group}
      data-group={id}
      open={isOpen}
      onToggle={({currentTarget}) => onOpen(id, currentTarget.open)}
    >
      <summary>
        <span className={styles.title}>{title}</span>
        {changedCount > 0 && (
          <span className={styles.count}>
            <Translate
              id="playground.group.changed"
              description="Beside the title of a group: how many of its props the reader changed"
              values={{count: changedCount}}
            >
              {'Changed: {count}'}
            </Translate>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
