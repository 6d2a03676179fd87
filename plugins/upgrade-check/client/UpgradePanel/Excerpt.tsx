import type {ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface Props {
  readonly lines: readonly string[];
  /** The line that it is about, counted from one. */
  readonly line: number;
}

/** How much of a line is shown, in characters. */
const LONGEST = 300;

/** A line of code with its neighbors. Long lines are broken: what scrolled would be a stop of the keyboard at each finding. */
export default function Excerpt({lines, line}: Props): ReactNode {
  const first = Math.max(line - 1, 1);
  return (
    <pre className={styles.excerpt} dir="ltr">
      {lines.slice(first - 1, line + 1).map((text, index) => {
        const number = first + index;
        const code = (
          <>
            <span className={styles.number}>{number}</span>
            {text.slice(0, LONGEST)}
            {'\n'}
          </>
        );
        return number === line ? <mark key={number}>{code}</mark> : <span key={number}>{code}</span>;
      })}
    </pre>
  );
}
