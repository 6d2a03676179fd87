import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface RetryProps {
  /** Without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** Gets the button, which goes if it helps: `useFocusNear`. */
  readonly button?: Ref<HTMLButtonElement>;
}

/** Fetches once more what could not be loaded. */
export function RetryButton({onRetry, button}: RetryProps): ReactNode {
  return (
    <button ref={button} type="button" className="site-button" data-look="outlined" onClick={onRetry}>
      <Translate id="site.loadFailure.retry" description="Button that fetches what could not be loaded once more">
        Try again
      </Translate>
    </button>
  );
}

export interface Props extends RetryProps {
  /** What is missing, if there is a better word for it. */
  readonly children?: ReactNode;
  /** How often it could not be loaded: screen readers tell of each time. */
  readonly failures?: number;
}

/** Says what could not be loaded, and offers to try again. */
export default function LoadFailure({children, failures, ...retry}: Props): ReactNode {
  return (
    <p role="alert" className={styles.failure}>
      <span key={failures}>
        {children ?? (
          <Translate id="site.loadFailure.text" description="In place of a part of a page that could not be fetched">
            This part of the page could not be loaded.
          </Translate>
        )}
      </span>{' '}
      {retry.onRetry && <RetryButton {...retry} />}
    </p>
  );
}
