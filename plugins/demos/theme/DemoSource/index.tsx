import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CodeVariants from '@site/src/ui/CodeVariants';
import type {DemoInfo, DemoSources} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly demo: DemoInfo;
  readonly isOpen: boolean;
  readonly sources: DemoSources | undefined;
  readonly failed: boolean;
}

function SourceFiles({sources}: {readonly sources: DemoSources}): ReactNode {
  return sources.files.map((file, index) => (
    <div key={file.name} data-code-block="">
      {index > 0 && <div className={styles.fileName}>{file.name}</div>}
      <CodeVariants html={file.html} htmlJs={file.htmlJs} />
    </div>
  ));
}

/** The code below a demo: a few lines of what matters while it is closed, all of it when it is open. */
export default function DemoSource({id, demo, isOpen, sources, failed}: Props): ReactNode {
  if (!isOpen) {
    return (
      <div id={id} className={styles.source} data-code-block="" data-cut={demo.preview?.isCut || undefined}>
        {demo.preview && <CodeVariants html={demo.preview.html} />}
      </div>
    );
  }
  return (
    <div id={id} className={styles.source} aria-busy={!sources && !failed}>
      {sources && <SourceFiles sources={sources} />}
      {!sources && !failed && demo.preview && <CodeVariants html={demo.preview.html} />}
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
