import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import LoadFailure from '@site/src/ui/LoadFailure';
import type {LinkedCodeState} from '../../client/linkedCode/useLinkedCode';
import styles from './styles.module.css';

/** What became of a link that brings code to a demo, if that is not shown. */
export default function LinkMessage({
  status,
  retry,
  close,
}: Pick<LinkedCodeState, 'status' | 'retry' | 'close'>): ReactNode {
  if (status?.kind === 'unreachable') {
    return (
      <div className={styles.note}>
        <LoadFailure onRetry={retry}>
          <Translate
            id="demos.link.unreachable"
            description="Shown when what reads the code of a link cannot be fetched"
          >
            The code of this link could not be loaded. Check the connection, then try again.
          </Translate>
        </LoadFailure>
      </div>
    );
  }
  return (
    status && (
      <div role="status" className={styles.note} data-link={status.kind}>
        {status.kind === 'refused' && (
          <>
            {status.message}{' '}
            <button type="button" className="site-button" data-look="outlined" onClick={close}>
              <Translate id="demos.link.close" description="Button that takes a message about a link away">
                Close
              </Translate>
            </button>
          </>
        )}
      </div>
    )
  );
}
