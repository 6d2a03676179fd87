import {useContext, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import styles from './styles.module.css';

export interface Props {
  /** The release that brought what stands before it; the build has checked it (`node/remarkSince.ts`). */
  readonly version: string;
}

/** Says beside a feature which release brought it. */
export default function Since({version}: Props): ReactNode {
  return (
    <span className={styles.since} lang={useContext(ChromeLanguage)} data-since={version}>
      <Translate
        id="apiReference.mark.since"
        description="Mark behind a prop; the value is the release that brought it"
        values={{version}}
      >
        {'Since {version}'}
      </Translate>
    </span>
  );
}
