import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useFocusNear from '@site/src/ui/useFocusNear';
import styles from './styles.module.css';

export interface Props {
  /** `failed`: the demo threw. `unreachable`: its code could not be fetched. */
  readonly kind: 'failed' | 'unreachable';
  readonly detail?: string;
  /** Changes with each failure, so that a screen reader says the message again. */
  readonly failures?: number;
  readonly onRetry: () => void;
}

/** The message in place of a demo that cannot be shown. */
export default function PreviewMessage({kind, detail, failures, onRetry}: Props): ReactNode {
  const button = useFocusNear();
  return (
    <div role="alert" className={styles.message}>
      <p key={failures}>
        {kind === 'failed' ? (
          <Translate id="demos.preview.failed" description="Shown in place of a demo that threw an error">
            This demo stopped with an error. The rest of the page is not affected.
          </Translate>
        ) : (
          <Translate id="demos.preview.unreachable" description="Shown when the code of a demo cannot be fetched">
            The code of this demo could not be loaded. Check the connection, then try again.
          </Translate>
        )}
      </p>
      {detail && <pre>{detail}</pre>}
      <button ref={button} type="button" className="site-button" data-look="outlined" onClick={onRetry}>
        {kind === 'failed' ? (
          <Translate id="demos.preview.retry" description="Button that runs a failed demo again">
            Run again
          </Translate>
        ) : (
          <Translate id="demos.preview.fetch" description="Button that fetches the code of a demo again">
            Try again
          </Translate>
        )}
      </button>
    </div>
  );
}
