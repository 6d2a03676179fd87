import type {ReactNode} from 'react';
import clsx from 'clsx';
import CodeVariants from '@site/src/ui/CodeVariants';
import StaticBlock from '@site/src/ui/StaticBlock';
import type {DemoInfo, DemoSources} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** The lines in the reader's date library, once they are there. */
  readonly translated?: DemoSources['preview'];
  /** Whether the whole code is shown in its place. */
  readonly isHidden: boolean;
}

/** The height of a preview by the stylesheets. */
function heightOf(lines: number): string {
  return `calc(${lines} * 1.375rem + 32px)`;
}

/** The few lines of a demo that matter: HTML of the page, except in the reader's date library. */
export default function CodePreview({demo, translated, isHidden}: Props): ReactNode {
  const preview = translated ?? demo.preview;
  if (!preview) {
    return null;
  }
  return (
    <div
      className={clsx(styles.source, styles.preview)}
      style={{containIntrinsicBlockSize: heightOf(preview.lines + (preview.isCut ? 1 : 0))}}
      hidden={isHidden}
      data-code-block=""
      data-cut={preview.isCut || undefined}
    >
      {translated ? (
        <CodeVariants html={translated.html} />
      ) : (
        <StaticBlock staticId={`preview-${demo.anchor ?? demo.name}`}>
          <CodeVariants html={preview.html ?? ''} />
        </StaticBlock>
      )}
    </div>
  );
}
