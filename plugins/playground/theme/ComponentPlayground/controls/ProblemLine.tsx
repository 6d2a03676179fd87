import type {ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: string;
  readonly problem: string | undefined;
}

/** The problem of a typed text, below its field. */
export default function ProblemLine({id, problem}: Props): ReactNode {
  return problem === undefined ? null : (
    <p id={id} role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
