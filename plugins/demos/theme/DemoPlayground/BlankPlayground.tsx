import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DemoPreview, {type EditedDemo} from '@theme/DemoPreview';
import EditorSlot from '@theme/Demo/EditorSlot';
import LinkMessage from '@theme/Demo/LinkMessage';
import useCodeVariant from '@theme/useCodeVariant';
import {editKey} from '../../client/editor/keptEdits';
import useDemoEditor from '../../client/editor/useDemoEditor';
import useLinkedCode, {TAKES_LINKS} from '../../client/linkedCode/useLinkedCode';
import {BLANK_DEMO, BLANK_SOURCES} from '../../client/playground/blankDemo';
import styles from './onDemand.module.css';

const [BLANK] = BLANK_DEMO.stylings;

/** A small component and its open editor. The reader's text is kept for the tab, as in every editor of the site. */
export default function BlankPlayground(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {codeVariant} = useCodeVariant();
  const editor = useDemoEditor(BLANK_DEMO);
  const {isEditing, toggle} = editor;
  const [edited, setEdited] = useState<EditedDemo>();
  const links = useLinkedCode(BLANK_DEMO, place, editKey(BLANK_DEMO, BLANK, codeVariant), editor);

  useEffect(() => {
    if (!isEditing) {
      toggle();
    }
    // Once: an editor that was open is opened again by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div ref={place} id={BLANK_DEMO.name} className={styles.blank} tabIndex={-1} {...TAKES_LINKS}>
      <section
        className={styles.result}
        aria-label={translate({id: 'demos.playground.result', message: 'Result', description: 'Name of the stage'})}
      >
        <DemoPreview demo={BLANK} attempt={0} edited={edited} height={undefined} bleed={false} />
        <LinkMessage {...links} />
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
          links={links}
        />
      </section>
    </div>
  );
}
