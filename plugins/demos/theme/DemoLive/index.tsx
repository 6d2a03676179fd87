import {useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import DemoPreview, {type EditedDemo} from '@theme/DemoPreview';
import EditorSlot from '@theme/Demo/EditorSlot';
import useCodeVariant from '@theme/useCodeVariant';
import {canonicalPath} from '@site/src/site/paths';
import {DEMO_LOAD_MARGIN_PX} from '@site/src/site/limits';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import CodeFence from '@site/src/ui/CodeFence';
import useNearViewport from '@site/src/ui/useNearViewport';
import {loadEditor, type DemoEditorState} from '../../client/editor/useDemoEditor';
import type {DemoInfo, DemoSources} from '../../types';
import styles from './onDemand.module.css';

export interface Props {
  /** Name of the example, unique on its page. */
  readonly name: string;
  readonly language: string;
  readonly text: string;
  /** The text, highlighted by the build. */
  readonly html: string;
  /** Both in JavaScript, if that differs. */
  readonly textJs?: string;
  readonly htmlJs?: string;
  /** Height of what the code shows, in CSS pixels, so that nothing moves when it arrives. */
  readonly height?: string;
}

/** `themeConfig.liveCodeBlock` (`@docusaurus/theme-live-codeblock`). */
interface LiveCodeBlockConfig {
  readonly liveCodeBlock?: {readonly playgroundPosition?: 'top' | 'bottom'};
}

function sourcesOf({name, text, html, textJs, htmlJs}: Props): DemoSources {
  return {files: [{name, text, html, ...(textJs && {textJs}), ...(htmlJs && {htmlJs})}]};
}

/** A live fence as a demo whose code is the text itself. */
function demoOf(props: Props, page: string): DemoInfo {
  const {name} = props;
  return {
    name,
    page,
    plan: 'community',
    stylings: [
      {
        styling: 'MUI System',
        file: name,
        isSnippet: true,
        // What the text shows comes with its editor.
        load: () => Promise.resolve({default: () => null}),
        loadSources: () => Promise.resolve({default: sourcesOf(props)}),
      },
    ],
  };
}

/** The editor, fetched when its place comes near the viewport. It never takes the focus by itself. */
function useEditorNear(near: boolean): DemoEditorState {
  const [Editor, setEditor] = useState<DemoEditorState['Editor']>();
  useEffect(() => {
    if (near) {
      loadEditor?.().then(
        (module) => setEditor(() => module.default),
        // The fence stays.
        () => undefined,
      );
    }
  }, [near]);
  const ignore = useCallback(() => undefined, []);
  const takeFocus = useCallback(() => false, []);
  return {isEditing: true, toggle: ignore, open: ignore, close: ignore, Editor, failures: 0, retry: ignore, takeFocus};
}

/** A fence marked `live`: its code in an editor that is open, and what it shows above or below it. */
export default function DemoLive(props: Props): ReactNode {
  const place = useRef<HTMLElement>(null);
  const page = canonicalPath(useLocation().pathname);
  // The attributes of a fence never change.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const demo = useMemo(() => demoOf(props, page), [page]);
  const sources = useMemo(() => sourcesOf(props), [props]);
  const {codeVariant} = useCodeVariant();
  const {liveCodeBlock} = useThemeConfig() as LiveCodeBlockConfig;
  const editor = useEditorNear(useNearViewport(place, DEMO_LOAD_MARGIN_PX));
  const [edited, setEdited] = useState<EditedDemo>();
  const [shown] = demo.stylings;
  const height = props.height === undefined ? undefined : Number(props.height);

  return (
    <section
      ref={place}
      className={styles.live}
      lang={useContext(ChromeLanguage)}
      data-live-fence=""
      data-position={liveCodeBlock?.playgroundPosition}
      aria-label={demo.name}
    >
      <section
        className={styles.result}
        aria-label={translate({id: 'demos.playground.result', message: 'Result', description: 'Name of the stage'})}
      >
        <DemoPreview demo={shown} attempt={0} edited={edited} height={height} bleed={false} />
      </section>
      {editor.Editor ? (
        <EditorSlot
          demo={demo}
          shown={shown}
          variant={codeVariant}
          editor={editor}
          sources={sources}
          failed={false}
          onEdited={setEdited}
          attempt={0}
        />
      ) : (
        <CodeFence language={props.language} html={props.html} {...(props.htmlJs && {htmlJs: props.htmlJs})} />
      )}
    </section>
  );
}
