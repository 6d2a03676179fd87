import type {ReactNode} from 'react';
import LoadFailure from '@site/src/ui/LoadFailure';
import useFocusNear from '@site/src/ui/useFocusNear';
import type {LinkedCodeState} from '../../client/linkedCode/useLinkedCode';
import styles from './styles.module.css';

/** What became of a link that brings code to a demo, if that is not shown. */
export default function LinkMessage({refusal, retry, close}: LinkedCodeState): ReactNode {
  const retryButton = useFocusNear();
  if (refusal) {
    return <refusal.RefusedLink message={refusal.message} onClose={close} />;
  }
  return (
    retry && (
      <div className={styles.note}>
        <LoadFailure onRetry={retry} button={retryButton} />
      </div>
    )
  );
}
