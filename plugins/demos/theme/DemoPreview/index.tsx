import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import Translate from '@docusaurus/Translate';
import type {HeldEvents} from '../../client/start/heldEvents';
import type {TakeOver} from '../../client/start/takeOver';
import useDemoStart from '../../client/start/useDemoStart';
import usePrinting from '../../client/printing';
import StaticDemo from './StaticDemo';
import PreviewMessage from './PreviewMessage';
import type {Props as LiveDemoProps} from './LiveDemo';
import type {DemoModule, DemoStyling} from '../../types';
import styles from './styles.module.css';

/** An edited demo, in a frame. */
export interface EditedDemo {
  readonly element: ReactNode;
  /** Whether it is shown in place of the demo as it was written. */
  readonly isShown: boolean;
}

export interface Props {
  readonly demo: DemoStyling;
  /** Another number runs the demo anew. */
  readonly attempt: number;
  /** Runs in place of the demo. */
  readonly preview?: ComponentType | undefined;
  /** What a reader made of the demo. */
  readonly edited?: EditedDemo | undefined;
  readonly height: number | undefined;
  readonly bleed: boolean;
  readonly ownTheme?: boolean | undefined;
  /** Gives the demo a viewport of its own, under this title. */
  readonly frameTitle?: string | undefined;
}

interface Live {
  readonly of: DemoStyling;
  readonly LiveDemo: ComponentType<LiveDemoProps>;
  readonly module: DemoModule;
}

interface Loading {
  /** Stays while another styling is fetched, so that the preview is never empty in between. */
  readonly live?: Live;
  /** How often the code could not be fetched since it last was. */
  readonly failures: number;
}

/**
 * @param isFramed whether the demo has a viewport of its own, whose code is fetched with the demo's
 * @returns what was fetched, and a function that tries again
 */
function useLive(
  demo: DemoStyling,
  attempt: number,
  stage: RefObject<HTMLElement | null>,
  isFramed: boolean,
): [Loading, () => void] {
  const [state, setState] = useState<Loading>({failures: 0});
  const [retries, setRetries] = useState(0);
  const hasStarted = state.live !== undefined || state.failures > 0;
  const isPrinting = usePrinting(hasStarted);
  const isWanted = useDemoStart(stage, hasStarted) || isPrinting;
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let current = true;
    Promise.all([import('./LiveDemo'), demo.load(), isFramed && import('./FramedDemo')]).then(
      ([frame, module]) =>
        // React draws it in slices, between what else the reader does.
        startTransition(() => {
          if (current) {
            setState({live: {of: demo, LiveDemo: frame.default, module}, failures: 0});
          }
        }),
      () => current && setState(({failures}) => ({failures: failures + 1})),
    );
    return () => {
      current = false;
    };
  }, [demo, attempt, isWanted, isFramed, retries]);
  return [state, () => setRetries(retries + 1)];
}

/**
 * The place where a demo runs. Its static rendering stands in until the demo, which starts before the reader needs it, has
 * rendered itself; what was done in the meantime is done again.
 */
export default function DemoPreview({
  demo,
  attempt,
  preview,
  edited,
  height,
  bleed,
  ownTheme,
  frameTitle,
}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(false);
  const held = useRef<HeldEvents | null>(null);
  const [{live, failures}, retry] = useLive(demo, attempt, stage, frameTitle !== undefined);
  useEffect(() => {
    if (failures > 0) {
      held.current?.giveUp();
    }
  }, [failures]);
  const repeat = useRef<(() => void) | undefined>(undefined);
  const onSettled = useCallback((takeOver: TakeOver) => {
    // A reference to the element would be set after this.
    const root = stage.current?.querySelector(`:scope > .${styles.live}`);
    const events = held.current;
    held.current = null;
    if (!root || !events) {
      setSettled(true);
      return;
    }
    takeOver(events, root, (repeatThere) => {
      repeat.current = repeatThere;
      setSettled(true);
    });
  }, []);
  const style = height === undefined ? undefined : {'--demo-height': `${height}px`};
  const isReplaced = edited?.isShown === true;
  // A snippet runs nowhere but in its frame.
  const isLive = isReplaced || (settled && !demo.isSnippet);
  useEffect(() => {
    if (isLive) {
      repeat.current?.();
      repeat.current = undefined;
    }
  }, [isLive]);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-demo-preview={demo.isSnippet ? '' : demo.file}
      data-bleed={bleed || frameTitle !== undefined || undefined}
      data-viewport={frameTitle === undefined ? undefined : ''}
      // For `node/prerender`, which knows by this tag whether what it has drawn before still holds.
      data-own-theme={ownTheme || undefined}
      data-live={isLive ? (live?.of.styling ?? '') : undefined}
      data-date-library={isLive ? live?.of.dateLibrary : undefined}
      style={style as React.CSSProperties}
    >
      {!isLive && frameTitle === undefined && <StaticDemo demo={demo} ownTheme={ownTheme} held={held} />}
      {!isLive && (
        <p className={styles.notRun} data-markdown="skip">
          <Translate id="demos.preview.notRun" description="On paper, in place of a demo that was never in sight">
            This demo had not run yet when the page was printed.
          </Translate>
        </p>
      )}
      {failures > 0 && <PreviewMessage kind="unreachable" failures={failures} onRetry={retry} />}
      {live && !isReplaced && (
        <div className={styles.live} data-demo-styles={live.module.styles?.scope}>
          <live.LiveDemo
            key={`${preview ? 'changed' : 'written'} ${live.of.file} ${live.of.dateLibrary ?? ''} ${attempt}`}
            component={preview ?? live.module.default}
            styles={live.module.styles}
            ownTheme={ownTheme}
            frameTitle={frameTitle}
            onSettled={onSettled}
          />
        </div>
      )}
      {edited?.element}
    </div>
  );
}
