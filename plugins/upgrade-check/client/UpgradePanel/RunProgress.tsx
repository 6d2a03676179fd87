import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Progress} from '../run/runCheck';
import styles from './onDemand.module.css';

export interface Props {
  readonly progress: Progress;
  readonly onStop: () => void;
}

/** How far the check is, with a button that stops it. */
export default function RunProgress({progress: {done, total, path}, onStop}: Props): ReactNode {
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={Math.max(total, 1)}
        aria-label={translate({
          id: 'upgradeCheck.progress',
          message: 'Progress of the check',
          description: 'Name of a progress bar',
        })}
      />
      <span>
        <Translate
          id="upgradeCheck.progress.count"
          description="How many files were checked; the values are numbers"
          values={{done, total}}
        >
          {'{done} of {total} files'}
        </Translate>
      </span>
      <button type="button" className="site-button" data-look="outlined" onClick={onStop}>
        <Translate id="upgradeCheck.stop" description="Button that stops the check">
          Stop
        </Translate>
      </button>
      <code className={styles.path} dir="ltr">
        {path}
      </code>
    </div>
  );
}
