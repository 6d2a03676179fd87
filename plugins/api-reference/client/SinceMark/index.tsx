import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './somePages.module.css';

/** The number of a minor release: 12 of `6.12.3` and of `6.12`; 0 of anything else. */
export function minorOf(version: string): number {
  return Number(/^\d+\.(\d+)(?:\.|$)/.exec(version)?.[1] ?? 0);
}

/** The release that brought a row: its number alone to the eye, a phrase to screen readers and in the tooltip. */
export default function SinceMark({version}: {readonly version: string}): ReactNode {
  const title = translate(
    {
      id: 'apiReference.mark.since',
      message: 'Since {version}',
      description: 'Mark behind a prop; the value is the release that brought it',
    },
    {version},
  );
  return (
    <span className={styles.since} title={title}>
      <Translate
        id="apiReference.mark.since"
        description="Mark behind a prop; the value is the release that brought it"
        values={{
          version: (
            <bdi className={styles.version} dir="ltr">
              {version}
            </bdi>
          ),
        }}
      >
        {'Since {version}'}
      </Translate>
    </span>
  );
}
