import {useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {useTheme} from '@mui/material/styles';
import {FrameConnection, type FrameEvents} from '../../client/codeFrame/FrameConnection';
import {SANDBOX} from '../../client/codeFrame/sandbox';
import type {FrameStage, RunRequest, SharedDemo} from '../../client/codeFrame/frameMessages';
import type {LinkedTheme} from '../../client/linkedCode/linkedTheme';
import type {FrameEnd, Problem} from '../../client/editor/problems';
import styles from './onDemand.module.css';

export interface Props {
  /** What runs; another id runs it anew. Without it the frame gets ready. */
  readonly request: RunRequest | undefined;
  /** The demo whose texts will run. */
  readonly demo?: SharedDemo | undefined;
  /** In place of the reader's theme, for code that came with one. */
  readonly linkedTheme?: LinkedTheme | undefined;
  /** Name of the frame for screen readers. */
  readonly title: string;
  /** Whether the frame is in the place of the demo. Until then it is out of sight, with the same width. */
  readonly isShown: boolean;
  readonly onSettled: (id: number) => void;
  readonly onFailed: (id: number, problem: Problem, hasShown: boolean) => void;
  readonly onThrew: (problem: Problem) => void;
  /** Something was printed on the frame's console. */
  readonly onPrinted?: (text: string) => void;
  /** The frame is gone, with all that ran in it. */
  readonly onEnd: (why: FrameEnd) => void;
}

/** Room for what opens over a demo, such as a menu near its end, in CSS pixels. */
const OVERLAY_ROOM = 480;

function stageAround(frame: HTMLElement): HTMLElement {
  return frame.closest<HTMLElement>('[data-demo-preview]') ?? frame;
}

function describeStage(stage: HTMLElement): FrameStage {
  const computed = getComputedStyle(stage);
  return {
    padding: computed.paddingBlockStart,
    height: computed.getPropertyValue('--demo-height') || '120px',
    isViewport: stage.dataset['viewport'] !== undefined,
  };
}

/**
 * Limits how high a frame becomes for its content: to the window, or what the demo took before it was edited; the rest scrolls.
 * Without a limit, content of `100vh` would make its frame higher, and that the content, without end. A demo with a viewport of
 * its own keeps its height.
 */
function heightLimit({isViewport}: FrameStage, {offsetHeight}: HTMLElement): (height: number) => number {
  return isViewport ? () => offsetHeight : (height) => Math.min(height, Math.max(window.innerHeight, offsetHeight));
}

/**
 * Runs code that somebody typed or sent, in a sandboxed document of its own over the stage of a demo: it reaches neither the
 * page nor the site's storage, and the page outlives whatever it does.
 */
export default function DemoFrame({request, demo, linkedTheme, title, isShown, ...events}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>();
  const latest = useRef(events);
  latest.current = events;
  const [size, setSize] = useState({height: 0, isOverlaid: false});
  const theme = useTheme();
  // A frame has one text, and so one theme, as long as it lives.
  const ownTheme = useRef(linkedTheme).current;

  useEffect(() => {
    if (!frame.current) {
      return undefined;
    }
    const place = stageAround(frame.current);
    const limited = heightLimit(describeStage(place), place);
    const stage = (): FrameStage => ({...describeStage(place), hasOwnLook: ownTheme !== undefined});
    const told: FrameEvents = {
      onSize: (height, isOverlaid) => setSize({height: limited(height), isOverlaid}),
      onSettled: (id) => latest.current.onSettled(id),
      onFailed: (...given) => latest.current.onFailed(...given),
      onThrew: (problem) => latest.current.onThrew(problem),
      onPrinted: (text) => latest.current.onPrinted?.(text),
      onEnd: (why) => latest.current.onEnd(why),
    };
    const made = new FrameConnection(frame.current, stage, told, ownTheme);
    connection.current = made;
    return () => made.close();
  }, [ownTheme]);
  useEffect(() => {
    if (request) {
      connection.current?.run(request);
    } else {
      connection.current?.prepare(demo);
    }
  }, [request, demo]);
  // Colors, density and spacing are no attributes of the page.
  useEffect(() => connection.current?.sendLook(), [theme]);

  const style = {
    '--frame-demo-height': `${size.height}px`,
    '--frame-room': size.isOverlaid ? `${OVERLAY_ROOM}px` : '0px',
  } as CSSProperties;
  return (
    <div className={styles.place} style={style} data-shown={isShown || undefined}>
      <iframe
        ref={frame}
        className={styles.frame}
        // Another scheme than that of the document in it would make the frame opaque.
        style={ownTheme && {colorScheme: ownTheme.mode ?? 'light'}}
        title={title}
        sandbox={SANDBOX}
        allow="clipboard-write"
      />
    </div>
  );
}
