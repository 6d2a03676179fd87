import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CodeVariants from '@site/src/ui/CodeVariants';
import type {DemoSources} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly sources: DemoSources | undefined;
  readonly failed: boolean;
}

function SourceFiles({sources}: {readonly sources: DemoSources}): ReactNode {
  return sources.files.map((file, index) => (
    <div key={file.name} data-code-block="" className={file.textJs === '' ? styles.typesOnly : undefined}>
      {index > 0 && <div className={styles.fileName}>{file.name}</div>}
      <CodeVariants html={file.html} htmlJs={file.htmlJs} />
    </div>
  ));
}

/** The whole code of a demo, as soon as it is there. */
export default function DemoSource({sources, failed}: Props): ReactNode {
  return (
    <div className={styles.source} aria-busy={!sources && !failed}>
      {sources && <SourceFiles sources={sources} />}
      {failed && (
        <p role="alert" className={styles.failed}>
          <Translate id="demos.source.unreachable" description="Shown when the source of a demo cannot be fetched">
            The source could not be loaded. Check the connection, then hide and show the code again.
          </Translate>
        </p>
      )}
    </div>
  );
}
