import type {ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface Props {
  readonly id: string;
  readonly problem: string | undefined;
}

/** What is wrong with what a reader typed, below the field. */
export default function ProblemLine({id, problem}: Props): ReactNode {
  return problem === undefined ? null : (
    <p id={id} role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}
