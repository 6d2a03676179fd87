import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import type {TypeText} from '../../types';
import styles from './somePages.module.css';

export interface Props {
  readonly type: TypeText;
}

/**
 * A type as code, in which names that open are buttons. Rows have no React behind them in the browser, so the buttons
 * only say what they open: `OpenTypes` hears their clicks.
 */
export default function TypeTextView({type}: Props): ReactNode {
  return type.map((part, index) =>
    // The parts of a type have no identity of their own and never move.
    typeof part === 'string' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <button
        key={index}
        type="button"
        className={clsx('site-text-button', styles.name)}
        data-api-opens={part.opens}
        aria-expanded="false"
      >
        {part.text}
      </button>
    ),
  );
}
