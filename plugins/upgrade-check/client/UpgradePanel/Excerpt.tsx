import type {ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface Props {
  readonly lines: readonly string[];
  /** The line that it is about, counted from one. */
  readonly line: number;
}

/** How much of a line is shown, in characters. */
const LONGEST = 300;

/** A line of code with its neighbors. */
export default function Excerpt({lines, line}: Props): ReactNode {
  const first = Math.max(line - 1, 1);
  return (
    // Scrolls by itself: a stop of the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <pre className={styles.excerpt} dir="ltr" tabIndex={0}>
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
