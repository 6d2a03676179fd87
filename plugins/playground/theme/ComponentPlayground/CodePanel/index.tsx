import {memo, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props as DemoEditorProps} from '@theme/DemoEditor';
import ExportButtons, {type Props as ExportButtonsProps} from '@theme/ExportButtons';
import VariantChoice from '@theme/DemoToolbar/VariantChoice';
import useCodeVariant from '@theme/useCodeVariant';
import useTextEngine from '@theme/useTextEngine';
import type {CodeVariant} from '@site/src/site/storage';
import {highlight} from '@site/src/text/highlight';
import {addCodeColors} from '@site/src/ui/codeColors';
import CopyButton from '@site/src/ui/CopyButton';
import Toolbar from '@site/src/ui/Toolbar';
import {changedLines} from '@site/src/text/changedLines';
import type {DateLibrary} from '../../../client/dates';
import {printProgram} from '../../../client/printProgram';
import type {Program} from '../../../client/values';
import styles from './onDemand.module.css';

type DemoInfo = ExportButtonsProps['demo'];

export interface Props {
  /** The playground as the live editor and the exports take it. */
  readonly demo: DemoInfo;
  /** The component, which is what analytics count. */
  readonly component: string;
  readonly program: Program;
  readonly dates: DateLibrary;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  /** Gets the frame of the edited code. */
  readonly onEdited: DemoEditorProps['onEdited'];
  /** Copies a link to this state; says whether it could. */
  readonly onShare: () => Promise<'copied' | 'tooLong' | 'failed'>;
  readonly isFirst: boolean;
  readonly onResetAll: () => void;
}

function shareMessage(result: 'copied' | 'tooLong' | 'failed'): string {
  switch (result) {
    case 'copied':
      return translate({id: 'playground.share.copied', message: 'Link copied'});
    case 'tooLong':
      return translate({id: 'playground.share.tooLong', message: 'Too large for a link. Copy the code instead.'});
    case 'failed':
      return translate({id: 'playground.share.failed', message: 'Could not copy. The link is in the address bar.'});
  }
}

interface CodeProps {
  readonly text: string;
  readonly label: string;
}

/** Lines, counted from zero, that the last change of a text touched. */
function useChangedLines(text: string): readonly number[] {
  const [last, setLast] = useState<{readonly text: string; readonly lines: readonly number[]}>({text, lines: []});
  if (last.text === text) {
    return last.lines;
  }
  const lines = changedLines(last.text, text);
  setLast({text, lines});
  return lines;
}

/** The code, with the lines marked that the last change touched. */
function Code({text, label}: CodeProps): ReactNode {
  const html = useMemo(() => highlight(text, 'tsx'), [text]);
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useChangedLines(text);
  useEffect(() => {
    const [line] = marks;
    const place = scroller.current;
    const mark = line === undefined ? undefined : place?.querySelector<HTMLElement>(`.${styles.mark}`);
    if (place && mark) {
      const isInSight =
        mark.offsetTop >= place.scrollTop && mark.offsetTop + mark.offsetHeight <= place.scrollTop + place.clientHeight;
      place.scrollTop = isInSight ? place.scrollTop : Math.max(0, mark.offsetTop - place.clientHeight / 3);
    }
  }, [marks]);
  return (
    // Long lines are reached by the arrow keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.scroller} role="region" aria-label={label} tabIndex={0} data-code-block="">
      <div className={styles.layers}>
        {marks.map((line) => (
          <span key={line} className={styles.mark} style={{'--line': line} as React.CSSProperties} />
        ))}
        <pre className={styles.code} translate="no" dir="ltr">
          <code dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    </div>
  );
}

/** The live editor, fetched when it is first asked for. */
function useEditor(isAskedFor: boolean, onFailed: () => void): ComponentType<DemoEditorProps> | undefined {
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps>>();
  useEffect(() => {
    if (!isAskedFor || Editor) {
      return undefined;
    }
    let current = true;
    import('@theme/DemoEditor').then(
      (module) => current && setEditor(() => module.default),
      () => current && onFailed(),
    );
    return () => {
      current = false;
    };
  }, [isAskedFor, Editor, onFailed]);
  return isAskedFor ? Editor : undefined;
}

/** The code of a playground, and what a reader can do with it. */
function CodePanel(props: Props): ReactNode {
  const {demo, component, program, dates, isEditing, onEdit, onEdited, onShare, isFirst, onResetAll} = props;
  const {codeVariant} = useCodeVariant();
  const [message, setMessage] = useState('');
  const written = useMemo(() => printProgram(program, {dates, language: codeVariant}), [program, dates, codeVariant]);
  const {keptEdit} = useTextEngine();
  // The page may have had no code before.
  useEffect(addCodeColors, []);
  const [shown] = demo.stylings;
  const takeFocus = useCallback(() => true, []);
  const eventData = (action: string) => ({
    'data-ga-event-category': 'playground',
    'data-ga-event-action': action,
    'data-ga-event-label': component,
  });
  const label = translate(
    {id: 'playground.code', message: 'Code of {component}', description: 'Name of the code of a playground'},
    {component},
  );
  const writtenIn = (language: CodeVariant): string => printProgram(program, {dates, language});
  /** The code as the reader left it. */
  const codeIn = (language: CodeVariant): string =>
    (isEditing ? keptEdit(demo, shown, language) : undefined) ?? writtenIn(language);
  const toggleEditor = (): void => {
    const kept = isEditing ? undefined : keptEdit(demo, shown, codeVariant);
    setMessage(
      kept === undefined || kept === written
        ? ''
        : translate({
            id: 'playground.editing.kept',
            message: 'Your code from before. “Reset code” writes it from the props.',
            description: 'When code is opened in the editor that a reader had edited, and then changed the props',
          }),
    );
    onEdit(!isEditing);
  };
  const Editor = useEditor(
    isEditing,
    useCallback(() => {
      setMessage(
        translate({
          id: 'playground.editor.notLoaded',
          message: 'The editor could not be loaded. Check the connection, then try again.',
        }),
      );
      onEdit(false);
    }, [onEdit]),
  );
  const share = async (): Promise<void> => setMessage(shareMessage(await onShare()));
  const onlyProps = isEditing
    ? translate({
        id: 'playground.editing.onlyProps',
        message: 'This is about the props. Press Edit again to go back to them.',
        description:
          'Why two buttons do nothing while the code is edited by hand: they copy a link, or reset all props',
      })
    : undefined;
  /** A button about the props, which cannot be seen while the code is edited. With nothing to do it keeps its focus. */
  const ofProps = (run: () => void, hasWork = true) => ({
    title: onlyProps,
    'aria-disabled': isEditing || !hasWork,
    onClick: () => (onlyProps === undefined ? hasWork && run() : setMessage(onlyProps)),
  });

  return (
    <div className={styles.panel}>
      <Toolbar label={label} className={styles.toolbar}>
        <VariantChoice eventData={eventData} />
        <span className={styles.space} role="status">
          {message}
        </span>
        <button type="button" {...ofProps(onResetAll, !isFirst)} {...eventData('reset-all')}>
          <Translate id="playground.resetAll" description="Button that brings all props of a playground back">
            Reset all
          </Translate>
        </button>
        <span className={styles.actions}>
          <button type="button" aria-pressed={isEditing} onClick={toggleEditor} {...eventData('edit')}>
            <Translate id="playground.edit" description="Button that opens the code of a playground in the editor">
              Edit
            </Translate>
          </button>
          <button type="button" {...ofProps(() => void share())} {...eventData('share')}>
            <Translate id="playground.share" description="Button that copies a link to a playground's state">
              Copy link
            </Translate>
          </button>
          <CopyButton getText={() => codeIn(codeVariant)} {...eventData('copy')} />
          <ExportButtons
            demo={demo}
            shown={shown}
            isOpen
            getSources={() =>
              Promise.resolve({
                files: [{name: `${demo.name}.tsx`, html: '', text: codeIn('TS'), textJs: codeIn('JS')}],
              })
            }
          />
        </span>
      </Toolbar>
      {Editor ? (
        <Editor
          key={codeVariant}
          demo={demo}
          shown={shown}
          variant={codeVariant}
          original={written}
          takeFocus={takeFocus}
          onEdited={onEdited}
        />
      ) : (
        <Code text={written} label={label} />
      )}
    </div>
  );
}

export default memo(CodePanel);
