import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DemoPreview, {type EditedDemo} from '@theme/DemoPreview';
import EditorSlot from '@theme/Demo/EditorSlot';
import useCodeVariant from '@theme/useCodeVariant';
import useDemoEditor from '../../client/editor/useDemoEditor';
import {BLANK_DEMO, BLANK_SOURCES} from '../../client/playground/blankDemo';
import styles from './onDemand.module.css';

const [BLANK] = BLANK_DEMO.stylings;

/** A small component and its open editor. The reader's text is kept for the tab, as in every editor of the site. */
export default function BlankPlayground(): ReactNode {
  const {codeVariant} = useCodeVariant();
  const editor = useDemoEditor(BLANK_DEMO);
  const {isEditing, toggle} = editor;
  const [edited, setEdited] = useState<EditedDemo>();

  useEffect(() => {
    if (!isEditing) {
      toggle();
    }
    // Once: an editor that was open is opened again by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className={styles.blank}>
      <section
        className={styles.result}
        aria-label={translate({id: 'demos.playground.result', message: 'Result', description: 'Name of the stage'})}
      >
        <DemoPreview demo={BLANK} attempt={0} edited={edited} height={undefined} bleed={false} />
      </section>
      <section
        className={styles.code}
        aria-label={translate({id: 'demos.playground.code', message: 'Code', description: 'Name of the editor'})}
      >
        <EditorSlot
          demo={BLANK_DEMO}
          shown={BLANK}
          variant={codeVariant}
          editor={editor}
          sources={BLANK_SOURCES}
          failed={false}
          onEdited={setEdited}
          attempt={0}
        />
      </section>
    </div>
  );
}
