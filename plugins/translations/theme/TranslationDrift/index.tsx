import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** `stale` where English has changed since, `orphaned` where it has the section no more, `missing` without translation. */
  readonly state: 'stale' | 'orphaned' | 'missing';
  /** The English text of today, for a stale section. */
  readonly children?: ReactNode;
}

/** Says that a section of a translation and its English text are apart, with the English text one click away. */
export default function TranslationDrift({state, children}: Props): ReactNode {
  if (state === 'missing') {
    return (
      <p className={styles.note}>
        <Translate id="translations.drift.missing" description="Above a section that is not translated yet">
          This section is not translated yet.
        </Translate>
      </p>
    );
  }
  if (state === 'orphaned') {
    return (
      <p className={styles.note}>
        <Translate id="translations.drift.orphaned" description="Above a section that the English page has no more">
          The English page no longer has this section. It may be out of date.
        </Translate>
      </p>
    );
  }
  return (
    <details className={styles.drift}>
      <summary>
        <Translate id="translations.drift.stale" description="Above a section whose English text has changed since">
          The English text has changed since this was translated. Show it
        </Translate>
      </summary>
      <div lang="en" className={styles.english}>
        {children}
      </div>
    </details>
  );
}
