import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SKIP_REASONS} from '../files/skipReason';
import type {CheckResult} from '../run/runCheck';
import {skipText} from '../skipTexts';
import styles from './onDemand.module.css';

/** Files that could not be checked, by name, and those that were left out, counted by reason. */
export default function SkippedFiles({result: {failed, skipped}}: {readonly result: CheckResult}): ReactNode {
  const counted = SKIP_REASONS.flatMap((reason) => {
    const count = skipped.filter((file) => file.reason === reason).length;
    return count > 0 ? [{reason, count}] : [];
  });
  return (
    <>
      {failed.map(({path, because, message}) => (
        <p key={path} className={styles.problem}>
          <code dir="ltr">{path}</code>{' '}
          {because === 'tooSlow' ? (
            <Translate id="upgradeCheck.tooSlow" description="A file whose check was ended">
              took too long and was left out.
            </Translate>
          ) : (
            <Translate
              id="upgradeCheck.error"
              description="A file that could not be checked; the value is a message in English"
              values={{message}}
            >
              {'could not be checked. {message}'}
            </Translate>
          )}
        </p>
      ))}
      {counted.length > 0 && (
        <details className={styles.skipped}>
          <summary>
            <Translate
              id="upgradeCheck.skipped"
              description="How many files were left out; the value is a number"
              values={{count: skipped.length}}
            >
              {'Left out: {count}'}
            </Translate>
          </summary>
          <ul>
            {counted.map(({reason, count}) => (
              <li key={reason}>{skipText(reason, count)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
