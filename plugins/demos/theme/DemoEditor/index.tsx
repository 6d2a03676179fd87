import {useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {EditedDemo} from '@theme/DemoPreview';
import type {CodeVariant} from '@site/src/site/storage';
import {applyChange} from '../../client/editor/applyChange';
import {EditingSession} from '../../client/editor/editingSession';
import {LANGUAGE_NAMES} from '../../client/editor/languageNames';
import {editKey, keptEdit, linkedKey, linkedThemeKey} from '../../client/editor/keptEdits';
import {eventDataOf} from '../../client/eventData';
import type {EditorLinks} from '../../client/linkedCode/editorLinks';
import {parseTheme, type LinkedTheme} from '../../client/linkedCode/linkedTheme';
import type {DemoInfo, DemoStyling} from '../../types';
import CodeArea from './CodeArea';
import CopyLink from './CopyLink';
import EditedPreview from './EditedPreview';
import LinkedNotice from './LinkedNotice';
import OtherEdits from './OtherEdits';
import ProblemMessage from './ProblemMessage';
import styles from './onDemand.module.css';

// What reads links comes with the editor that shows them: whoever has used it, has both without a network.
export {readCodeLink} from '../../client/linkedCode/readCodeLink';
export {default as RefusedLink} from './RefusedLink';

export interface Props {
  readonly demo: DemoInfo;
  /** The styling that is edited. */
  readonly shown: DemoStyling;
  /** The language that is edited. */
  readonly variant: CodeVariant;
  /** The text as it was written. */
  readonly original: string;
  /** Asked when the editor appears: whether it takes the focus. */
  readonly takeFocus: () => boolean;
  /** Whether the text brings its own MUI theme. */
  readonly ownTheme?: boolean | undefined;
  /** Called with what goes into the demo's stage, and with nothing when the editor closes. */
  readonly onEdited: (edited: EditedDemo | undefined) => void;
  /** For a text that a link can carry. */
  readonly links?: EditorLinks | undefined;
}

const FILE_ENDINGS: Readonly<Record<CodeVariant, string>> = {TS: 'tsx', JS: 'js'};

/** The theme that came with the code of a link. It holds as long as the code is shown. */
function useLinkedTheme({demo, shown, variant, links}: Props): LinkedTheme | undefined {
  const [theme] = useState(
    () =>
      links?.linked &&
      (links.linked.offered?.theme ?? parseTheme(keptEdit(linkedThemeKey(editKey(demo, shown, variant))))),
  );
  return theme;
}

function useSession({demo, shown, variant, original, ownTheme, links}: Props): EditingSession {
  const [session] = useState(() => {
    const key = editKey(demo, shown, variant);
    const linked = links?.linked;
    return new EditingSession({
      original,
      key: linked ? linkedKey(key) : key,
      offered: linked?.offered?.text,
      run: {
        fileName: `${demo.name}.${FILE_ENDINGS[variant]}`,
        demo: shown.group === undefined ? undefined : {file: shown.file, group: shown.group},
        isSnippet: shown.isSnippet,
        ownTheme,
      },
      // The code of a link may be the demo's own, in another theme.
      isAlwaysFramed: shown.isSnippet === true || linked !== undefined,
    });
  });
  useEffect(() => session.start(), [session]);
  return session;
}

/** Puts the frame of the edited demo into the stage, where it is shown as soon as a text works, until a reset. */
function usePreview(
  session: EditingSession,
  linkedTheme: LinkedTheme | undefined,
  {demo: {name}, onEdited}: Props,
): void {
  const {isShown} = useSyncExternalStore(session.subscribe, session.getState);
  useLayoutEffect(() => {
    onEdited({element: <EditedPreview session={session} name={name} linkedTheme={linkedTheme} />, isShown});
  }, [session, name, linkedTheme, onEdited, isShown]);
  useLayoutEffect(() => () => onEdited(undefined), [onEdited]);
}

/** A live editor for one text of a demo: what is typed runs in the demo's stage. */
export default function DemoEditor(props: Props): ReactNode {
  const {demo, shown, variant, original, takeFocus, links} = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const problemId = useId();
  const [tabLeaves, setTabLeaves] = useState(false);
  const session = useSession(props);
  const linkedTheme = useLinkedTheme(props);
  const {text, problem, isWaiting, isShown} = useSyncExternalStore(session.subscribe, session.getState);
  usePreview(session, linkedTheme, props);

  useEffect(() => {
    if (takeFocus()) {
      area.current?.setSelectionRange(0, 0);
      area.current?.focus();
    }
  }, [takeFocus]);

  const goTo = ({line, column}: {line: number; column: number}): void => {
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    area.current?.setSelectionRange(start + column - 1, start + column - 1);
    area.current?.focus();
  };

  return (
    <div className={styles.editor}>
      {links?.linked && (
        <LinkedNotice
          demo={demo.name}
          code={text}
          isWaiting={isWaiting}
          onRun={() => {
            session.consent();
            links.onConsent();
          }}
          onDiscard={links.onDiscard}
        />
      )}
      <CodeArea
        area={area}
        text={text}
        onChange={(changed) => {
          session.setText(changed);
          links?.onChange();
        }}
        isReadOnly={isWaiting}
        label={translate(
          {id: 'demos.editor.label', message: 'Code of {demo} in {language}', description: 'Name of the editor field'},
          {demo: demo.name, language: LANGUAGE_NAMES[variant]},
        )}
        describedBy={`${hintId} ${problemId}`}
        isInvalid={problem !== undefined}
        problemLine={problem?.place?.line}
        onTabLeaves={setTabLeaves}
      />
      <ProblemMessage
        id={problemId}
        problem={problem}
        hasDemo={isShown || !(shown.isSnippet || links?.linked)}
        onGoTo={goTo}
        onRun={session.runHalted}
      />
      <div className={styles.foot}>
        <p id={hintId} className={styles.hint}>
          {isWaiting ? (
            <Translate id="demos.link.readOnly" description="Under code that came with a link">
              You can change this code after you have run it.
            </Translate>
          ) : tabLeaves ? (
            <Translate id="demos.editor.tabLeaves">Tab leaves the editor now.</Translate>
          ) : (
            <Translate id="demos.editor.tabHint" description="How a keyboard leaves the editor, in which Tab indents">
              Tab indents. Press Escape, then Tab, to leave the editor.
            </Translate>
          )}{' '}
          {shown.styling === 'Tailwind' && (
            <Translate id="demos.editor.tailwind">
              Only the Tailwind classes that this demo already uses have styles here.
            </Translate>
          )}{' '}
          <OtherEdits demo={demo} shown={shown} variant={variant} />
        </p>
        <span className={styles.actions}>
          {links && (
            <CopyLink
              demo={demo}
              shown={shown}
              variant={variant}
              text={text}
              linkedTheme={linkedTheme}
              isDisabled={!session.isEdited()}
            />
          )}
          {!links?.linked && (
            <button
              type="button"
              disabled={!session.isEdited()}
              onClick={() => {
                const field = area.current;
                field?.focus();
                if (field) {
                  // As typing would, so that it can be undone: the text as it was written resets the session.
                  const all = {from: 0, to: field.value.length, insert: original};
                  applyChange(field, {...all, selectionStart: 0, selectionEnd: 0});
                }
              }}
              {...eventDataOf(demo.name, true)('reset')}
            >
              <Translate id="demos.editor.reset" description="Button that undoes all edits of a demo">
                Reset code
              </Translate>
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
