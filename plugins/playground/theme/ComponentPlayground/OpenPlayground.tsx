import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import LicenseNote from '@theme/LicenseNote';
import DemoPreview, {type Props as DemoStageProps} from '@theme/DemoPreview';
import PreviewMessage from '@theme/DemoPreview/PreviewMessage';
import type {Props as ExportButtonsProps} from '@theme/ExportButtons';
import useDateLibrary from '@theme/useDateLibrary';
import useTextEngine from '@theme/useTextEngine';
import {canonicalPath} from '@site/src/site/paths';
import {copyText} from '@site/src/ui/clipboard';
import {listenToConsole} from '@site/src/ui/consoleMessages';
import {sampleSetOf} from '../../client/firstProgram';
import {lowestPlanImport} from '../../client/lowestPlanImport';
import {PreviewSource} from '../../client/previewSource';
import {setField} from '../../client/setField';
import {changedProps, resetProp, setFrame, setSample} from '../../client/state';
import {linkedState, playgroundHash} from '../../client/playgroundHash';
import {decodeState, encodeState} from '../../client/stateLink';
import {withThemeDefaults} from '../../client/themedProgram';
import {usePlayground} from '../../client/usePlayground';
import type {Value} from '../../client/values';
import type {Path} from '../../paths';
import type {PlaygroundSettings} from '../../settings';
import type {SampleSet} from '../../client/samples/types';
import type {PlaygroundComponent} from '../../types';
import CodePanel, {type Props as CodePanelProps} from './CodePanel';
import ControlSheet from './ControlSheet';
import FrameControls from './FrameControls';
import LinkNotice from './LinkNotice';
import Preview from './Preview';
import PropList from './controls/PropList';

export interface Props {
  readonly settings: PlaygroundSettings;
  readonly component: PlaygroundComponent;
  readonly styling: DemoStageProps['demo'];
  /** The state that a link brings, as it stands in the URL. */
  readonly link: string | undefined;
  /** Gets the preview, once there is one. */
  readonly onPreview: (preview: ComponentType | undefined) => void;
  /** Gets what the reader makes of the code. */
  readonly onEdited: CodePanelProps['onEdited'];
  readonly section: RefObject<HTMLElement>;
}

/** A component whose data the sample set takes in a form of its own: the items of a tree. */
function withDataTypes(component: PlaygroundComponent, {dataTypes = {}}: SampleSet): PlaygroundComponent {
  const props = component.props.map((prop) => ({...prop, type: dataTypes[prop.name] ?? prop.type}));
  return {...component, props};
}

type SyntaxCheck = (text: string) => string | undefined;

type Share = CodePanelProps['onShare'];

/** Copies a link to the present state, and puts it in the address bar in case copying is not allowed. */
async function share(id: string, text: string | undefined): ReturnType<Share> {
  if (text === undefined) {
    return 'tooLong';
  }
  const link = new URL(playgroundHash(id, text), window.location.href).href;
  window.history.replaceState(window.history.state, '', link);
  return (await copyText(link)) ? 'copied' : 'failed';
}

/** Takes the state of a playground out of the address bar, so that a reload does not bring it back. */
function forgetLink(id: string): void {
  const {hash, pathname, search} = window.location;
  if (linkedState(hash, id) !== undefined) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/** What checks code that the reader types into a control, fetched when the focus is in one that takes code. */
function useSyntaxCheck(): {checkCode: SyntaxCheck | undefined; fetchCheck: (event: FocusEvent) => void} {
  const {loadSyntaxCheck} = useTextEngine();
  const [checkCode, setCheck] = useState<SyntaxCheck>();
  const fetchCheck = ({target}: FocusEvent): void => {
    if (target instanceof HTMLTextAreaElement && !checkCode) {
      // Without it, the preview shows the problem.
      loadSyntaxCheck().then(
        (check) => setCheck(() => check),
        () => undefined,
      );
    }
  };
  return {checkCode, fetchCheck};
}

/** The playground that a reader opened: what shows the component, its controls and its code. */
function Playground({settings, styling, link, onPreview, onEdited, section, ...known}: Props): ReactNode {
  const {id, plan, show} = settings;
  const page = canonicalPath(useLocation().pathname);
  const sampleSet = sampleSetOf(known.component.name);
  const component = useMemo(() => withDataTypes(known.component, sampleSet), [known.component, sampleSet]);
  const linked = useMemo(
    () => (link === undefined ? undefined : decodeState(link, {component, sampleSet, settings})),
    [link, component, sampleSet, settings],
  );
  const needsWord = linked !== undefined && linked.consent.length > 0;
  const {dateLibrary} = useDateLibrary();
  const play = usePlayground({
    settings,
    component,
    sampleSet,
    linked: needsWord ? undefined : linked?.state,
    dateLibrary,
  });
  const {state, values, shown, change, goBack, firstOf} = play;
  const themed = useMemo(() => withThemeDefaults(component, state.frame), [component, state.frame]);
  const {checkCode, fetchCheck} = useSyntaxCheck();
  const [isEditing, setEditing] = useState(false);

  // The preview first, then its code.
  const printed = useDeferredValue(shown);
  const [source] = useState(() => new PreviewSource(shown));
  useEffect(() => source.set(shown), [source, shown]);
  useEffect(() => listenToConsole(source.warn), [source]);
  const preview = useCallback(
    () => <Preview source={source} onBack={goBack} onWorked={play.markWorked} />,
    [source, goBack, play.markWorked],
  );
  useEffect(() => onPreview(preview), [onPreview, preview]);

  useEffect(() => {
    if (link !== undefined) {
      section.current?.scrollIntoView();
    }
  }, [link, section]);

  const onChange = useCallback(
    (path: Path, value: Value | undefined) =>
      change((current) => setField(current, path, value, firstOf(current.sample), component)),
    [change, firstOf, component],
  );
  const onReset = useCallback((name: string) => change((current) => resetProp(current, name)), [change]);
  const changed = useMemo(() => changedProps(state), [state]);

  const demo = useMemo(
    (): ExportButtonsProps['demo'] => ({
      name: `${component.name}Example`,
      anchor: id,
      page,
      plan,
      stylings: [styling],
    }),
    [component, id, page, plan, styling],
  );

  return (
    <>
      {linked && (
        <LinkNotice problems={linked.problems} consent={linked.consent} onRun={() => change(() => linked.state)} />
      )}
      <ControlSheet component={component.name} section={section} isIdle={isEditing} onFocus={fetchCheck}>
        <FrameControls
          component={component}
          samples={sampleSet.samples}
          sample={state.sample}
          onSample={(sample) =>
            change((current) => setSample(current, sample, firstOf(current.sample), firstOf(sample)))
          }
          frame={state.frame}
          onFrame={(changes) => change((current) => setFrame(current, changes))}
        />
        <PropList
          component={themed}
          values={values}
          changed={changed}
          firstProps={show ?? sampleSet.firstProps}
          startValues={firstOf(state.sample)}
          slotChoices={sampleSet.slotChoices}
          checkCode={checkCode}
          onChange={onChange}
          onReset={onReset}
        />
      </ControlSheet>
      <CodePanel
        demo={demo}
        component={component.name}
        program={printed.program}
        dates={printed.dates}
        isEditing={isEditing}
        onEdit={setEditing}
        onEdited={onEdited}
        onShare={() => share(id, encodeState(state, firstOf(state.sample)))}
        isFirst={play.isFirst}
        onResetAll={() => {
          play.resetAll();
          forgetLink(id);
        }}
      />
      <LicenseNote plan={lowestPlanImport(component, values).plan} />
    </>
  );
}

export {DemoPreview as Stage};

/** The playground, and in its place what went wrong with it: the page goes on. */
export default function OpenPlayground(props: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => <PreviewMessage kind="failed" detail={error.message} onRetry={tryAgain} />}
    >
      <Playground {...props} />
    </ErrorBoundary>
  );
}
