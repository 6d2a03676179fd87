import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props as DemoEditorProps} from '@theme/DemoEditor';
import DemoSource from '@theme/DemoSource';
import LoadFailure from '@site/src/ui/LoadFailure';
import type {EditedDemo} from '@theme/DemoPreview';
import type {CodeVariant} from '@site/src/site/storage';
import type {EditorLinks} from '../../client/linkedCode/editorLinks';
import type {DemoEditorState} from '../../client/editor/useDemoEditor';
import type {DemoInfo, DemoSources, DemoStyling} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  readonly shown: DemoStyling;
  readonly variant: CodeVariant;
  readonly editor: DemoEditorState;
  readonly sources: DemoSources | undefined;
  readonly failed: boolean;
  /** Fetches the sources again. */
  readonly onRetry?: () => void;
  readonly onEdited: (edited: EditedDemo | undefined) => void;
  /** The demo brings its own MUI theme. */
  readonly ownTheme?: boolean | undefined;
  /** Changes when edits are given up from outside. */
  readonly attempt: number;
  /** For a demo whose code a link can carry. */
  readonly links?: EditorLinks | undefined;
}

function editorProps(
  {demo, shown, variant, editor, ownTheme, onEdited, links}: Props,
  original: string,
): DemoEditorProps {
  return {demo, shown, variant, original, ownTheme, onEdited, links, takeFocus: editor.takeFocus};
}

/** The editor below a demo, its source until the editor is there, and what else the demo is made of. */
export default function EditorSlot(props: Props): ReactNode {
  const {shown, variant, editor, sources, failed, onRetry, attempt, links} = props;
  const {Editor, failures, retry} = editor;
  const [file, ...others] = sources?.files ?? [];
  if (!Editor || !file) {
    return (
      <>
        {failures > 0 && (
          <div className={styles.note}>
            <LoadFailure failures={failures} onRetry={retry}>
              <Translate id="demos.editor.notLoaded" description="Shown when the code of the editor cannot be fetched">
                The editor could not be loaded. Check the connection, then try again.
              </Translate>
            </LoadFailure>
          </div>
        )}
        <DemoSource sources={sources} failed={failed} onRetry={onRetry} />
      </>
    );
  }
  const original = (variant === 'JS' ? file.textJs : undefined) ?? file.text;
  return (
    <>
      <Editor
        key={`${shown.styling} ${shown.dateLibrary ?? ''} ${variant} ${attempt} ${links?.linked?.id ?? ''}`}
        {...editorProps(props, original)}
      />
      {others.length > 0 && <DemoSource sources={{files: others}} failed={false} />}
    </>
  );
}
