import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The number of a minor release: 12 of `6.12.3` and of `6.12`; 0 of anything else. */
export function minorOf(version: string): number {
  return Number(/^\d+\.(\d+)(?:\.|$)/.exec(version)?.[1] ?? 0);
}

/** The release that brought a row. */
export default function SinceMark({version}: {readonly version: string}): ReactNode {
  const label = translate(
    {
      id: 'apiReference.mark.since',
      message: 'Since {version}',
      description: 'Mark behind a prop; the value is the release that brought it',
    },
    {version},
  );
  return (
    <span className={styles.since} title={label}>
      <span className="site-hidden">{label}</span>
      <span aria-hidden="true" dir="ltr">
        {version}
      </span>
    </span>
  );
}
