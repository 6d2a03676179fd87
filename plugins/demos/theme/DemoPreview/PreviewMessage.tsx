import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** `failed`: the demo threw. `unreachable`: its code could not be fetched. */
  readonly kind: 'failed' | 'unreachable';
  readonly detail?: string;
  readonly onRetry?: () => void;
}

/** The message in place of a demo that cannot be shown. */
export default function PreviewMessage({kind, detail, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>
        {kind === 'failed' ? (
          <Translate id="demos.preview.failed" description="Shown in place of a demo that threw an error">
            This demo stopped with an error. The rest of the page is not affected.
          </Translate>
        ) : (
          <Translate id="demos.preview.unreachable" description="Shown when the code of a demo cannot be fetched">
            The code of this demo could not be loaded. Check the connection, then reload the page.
          </Translate>
        )}
      </p>
      {detail && <pre>{detail}</pre>}
      <button
        type="button"
        className="site-button"
        data-look="outlined"
        onClick={onRetry ?? (() => window.location.reload())}
      >
        {onRetry ? (
          <Translate id="demos.preview.retry" description="Button that runs a failed demo again">
            Run again
          </Translate>
        ) : (
          <Translate id="demos.preview.reload" description="Button that reloads the page">
            Reload the page
          </Translate>
        )}
      </button>
    </div>
  );
}
