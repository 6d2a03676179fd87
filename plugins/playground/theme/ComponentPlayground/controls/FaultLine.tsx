import type {ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: string;
  readonly fault: string | undefined;
}

/** What is wrong with what a reader typed, below the field. */
export default function FaultLine({id, fault}: Props): ReactNode {
  return fault === undefined ? null : (
    <p id={id} role="alert" className={styles.fault}>
      {fault}
    </p>
  );
}
