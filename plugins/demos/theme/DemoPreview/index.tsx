import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {DEMO_LOAD_MARGIN_PX} from '@site/src/site/limits';
import useNearViewport from '@site/src/ui/useNearViewport';
import usePrinting from '../../client/printing';
import {serverPreviewHtml} from './serverPreview';
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
function useLive(demo: DemoStyling, attempt: number, near: boolean, isFramed: boolean): [Loading, () => void] {
  const [state, setState] = useState<Loading>({failures: 0});
  const [retries, setRetries] = useState(0);
  const isPrinting = usePrinting(state.live !== undefined || state.failures > 0);
  const isWanted = near || isPrinting;
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let current = true;
    Promise.all([import('./LiveDemo'), demo.load(), isFramed && import('./FramedDemo')]).then(
      ([frame, module]) => current && setState({live: {of: demo, LiveDemo: frame.default, module}, failures: 0}),
      () => current && setState(({failures}) => ({failures: failures + 1})),
    );
    return () => {
      current = false;
    };
  }, [demo, attempt, isWanted, isFramed, retries]);
  return [state, () => setRetries(retries + 1)];
}

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

function stopsIn(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
}

/** Moves the focus from the server's rendering to the same element of the demo that replaces it. */
function carryFocusOver({firstElementChild: serverPreview, lastElementChild: live}: HTMLElement): void {
  const [from, to] = [stopsIn(serverPreview), stopsIn(live)];
  const at = from.findIndex((stop) => stop === document.activeElement);
  if (from.length === to.length) {
    // A hidden element takes no focus: React shows the demo before a microtask runs.
    queueMicrotask(() => to[at]?.focus({preventScroll: true}));
  }
}

/** The server's rendering of the demo, which hydration does not touch; empty if the page was reached by navigation. */
function ServerPreview({
  demo,
  ownTheme,
}: {
  readonly demo: DemoStyling;
  readonly ownTheme: boolean | undefined;
}): ReactNode {
  const html = __SERVER_BUNDLE__ ? serverPreviewHtml(demo, ownTheme) : '';
  return (
    <div
      className={styles.serverPreview}
      data-demo-styles={demo.loaded?.styles?.scope}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/**
 * The place where a demo runs. The server's rendering stands in until the demo, fetched when it comes near the viewport,
 * has rendered itself.
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
  const near = useNearViewport(stage, DEMO_LOAD_MARGIN_PX);
  const [{live, failures}, retry] = useLive(demo, attempt, near, frameTitle !== undefined);
  const onSettled = useCallback(() => {
    if (stage.current) {
      carryFocusOver(stage.current);
    }
    setSettled(true);
  }, []);
  const style = height === undefined ? undefined : {'--demo-height': `${height}px`};
  const isReplaced = edited?.isShown === true;
  // A snippet runs nowhere but in its frame.
  const isLive = isReplaced || (settled && !demo.isSnippet);

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-demo-preview=""
      data-bleed={bleed || frameTitle !== undefined || undefined}
      data-viewport={frameTitle === undefined ? undefined : ''}
      data-live={isLive ? (live?.of.styling ?? '') : undefined}
      data-date-library={isLive ? live?.of.dateLibrary : undefined}
      style={style as React.CSSProperties}
    >
      {!isLive && frameTitle === undefined && <ServerPreview demo={demo} ownTheme={ownTheme} />}
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
