import {useCallback, useContext, useId, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DemoSource from '@theme/DemoSource';
import CodePreview from '@theme/DemoSource/CodePreview';
import DemoPreview, {type EditedDemo} from '@theme/DemoPreview';
import DemoToolbar from '@theme/DemoToolbar';
import ExportButtons from '@theme/ExportButtons';
import useCodeStyling from '@theme/useCodeStyling';
import useCodeVariant from '@theme/useCodeVariant';
import useDateLibrary from '@theme/useDateLibrary';
import {inDateLibrary} from '../../client/dateLibraries/inDateLibrary';
import {editKey, forgetEdit, keptEdit} from '../../client/editor/keptEdits';
import useDemoEditor from '../../client/editor/useDemoEditor';
import useLinkedCode, {TAKES_LINKS} from '../../client/linkedCode/useLinkedCode';
import useDemoHash from '../../client/useDemoHash';
import useSources from '../../client/useSources';
import type {DemoInfo, DemoFile, DemoSources} from '../../types';
import type {CodeVariant} from '@site/src/site/storage';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import EditorSlot from './EditorSlot';
import LinkMessage from './LinkMessage';
import OneLibraryNote from './OneLibraryNote';
import StylingNote from './StylingNote';
import LicenseNote from '@theme/LicenseNote';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  /** Height of the rendered demo in CSS pixels, so that nothing moves when it arrives. */
  readonly height?: number;
  /** Lets the demo use the frame's whole width and sets no space around it. */
  readonly bleed?: boolean;
  /** The demo brings its own MUI theme; the reader's mode, direction and density do not reach it. */
  readonly ownTheme?: boolean;
  /** Runs the demo in an iframe, for what depends on the viewport's width. */
  readonly iframe?: boolean;
}

function withText(file: DemoFile, variant: CodeVariant, text: string): DemoFile {
  return variant === 'JS' ? {...file, textJs: text} : {...file, text};
}

/** A framed, running demo with its toolbar and its source. */
export default function Demo({demo, height, bleed = false, ownTheme, iframe}: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const sourceId = useId();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const {codeVariant} = useCodeVariant();
  const {codeStyling} = useCodeStyling();
  const {dateLibrary} = useDateLibrary();
  const styling = demo.stylings.find((one) => one.styling === codeStyling) ?? demo.stylings[0];
  const shown = inDateLibrary(styling, dateLibrary);
  const editor = useDemoEditor(demo);
  const [edited, setEdited] = useState<EditedDemo>();
  const edits = editKey(demo, shown, codeVariant);
  const links = useLinkedCode(demo, frame, edits, editor);
  const isCodeShown = isOpen || editor.isEditing;
  const {sources, failed, fetchSources} = useSources(shown, isCodeShown || shown.dateLibrary !== undefined);
  useDemoHash(
    demo.name,
    frame,
    useCallback(() => setOpen(true), []),
  );
  useBrokenLinks().collectAnchor(demo.name);

  /** The sources with what is in the editor. */
  const sourcesWith = async (linkedText: string | undefined): Promise<DemoSources> => {
    const fetched = sources ?? (await fetchSources());
    const edited = editor.isEditing ? (linkedText ?? keptEdit(edits)) : undefined;
    const [file, ...others] = fetched.files;
    return edited === undefined || !file
      ? fetched
      : {...fetched, files: [withText(file, codeVariant, edited), ...others]};
  };

  /** The sources as they may run elsewhere: code that came with a link needs the reader's consent there too. */
  const getSources = (): Promise<DemoSources> => sourcesWith(links.isTrusted ? links.text : undefined);

  const getText = async (): Promise<string> => {
    const [file] = (await sourcesWith(links.text)).files;
    return (codeVariant === 'JS' ? file?.textJs : undefined) ?? file?.text ?? '';
  };

  const retrySources = (): void => {
    fetchSources().catch(() => undefined);
  };

  const toggleSource = (): void => {
    setOpen(!isOpen && !editor.isEditing);
    editor.close();
  };

  const resetDemo = (): void => {
    if (links.linked) {
      links.onDiscard();
    }
    forgetEdit(edits);
    setAttempt(attempt + 1);
  };

  return (
    <section
      ref={frame}
      id={demo.name}
      className={styles.frame}
      tabIndex={-1}
      lang={useContext(ChromeLanguage)}
      aria-label={demo.name}
      {...TAKES_LINKS}
    >
      <DemoPreview
        demo={shown}
        attempt={attempt}
        edited={edited}
        height={height}
        bleed={bleed}
        ownTheme={ownTheme}
        frameTitle={iframe ? demo.name : undefined}
      />
      <DemoToolbar
        demo={demo}
        shown={shown}
        isOpen={isCodeShown}
        isEditing={editor.isEditing}
        onEdit={editor.toggle}
        sourceId={sourceId}
        onToggleSource={toggleSource}
        getText={getText}
        onResetDemo={resetDemo}
        onResetFocus={() => frame.current?.focus()}
      >
        <ExportButtons demo={demo} shown={shown} isOpen={isCodeShown} getSources={getSources} />
      </DemoToolbar>
      <noscript>
        <p className={styles.note}>
          <Translate
            id="demos.frame.noScripts"
            description="In place of the buttons of a demo where JavaScript is off"
            values={{file: <a href={`${demo.page}/${demo.name}.tsx`}>{`${demo.name}.tsx`}</a>}}
          >
            {'This demo needs JavaScript. Its code: {file}'}
          </Translate>
        </p>
      </noscript>
      <LinkMessage {...links} />
      <LicenseNote plan={demo.plan} />
      {shown.styling !== codeStyling && (
        <p className={styles.note}>
          <Translate
            id="demos.frame.fallback"
            description="Under a demo that does not come in the styling the reader chose"
            values={{shown: shown.styling, chosen: codeStyling}}
          >
            {'Shown with {shown}: this demo has no {chosen} version.'}
          </Translate>
        </p>
      )}
      <OneLibraryNote demo={demo} chosen={dateLibrary} />
      {isCodeShown && <StylingNote styling={shown.styling} />}
      <div id={sourceId}>
        <CodePreview demo={demo} translated={sources?.preview} isHidden={isCodeShown && sources !== undefined} />
        {editor.isEditing ? (
          <EditorSlot
            demo={demo}
            shown={shown}
            variant={codeVariant}
            editor={editor}
            sources={sources}
            failed={failed}
            onRetry={retrySources}
            ownTheme={ownTheme}
            onEdited={setEdited}
            attempt={attempt}
            links={links}
          />
        ) : (
          isOpen && <DemoSource sources={sources} failed={failed} onRetry={retrySources} />
        )}
      </div>
    </section>
  );
}
