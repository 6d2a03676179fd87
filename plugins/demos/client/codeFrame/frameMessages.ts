import type {Problem, ProblemKind} from '../editor/problems';

/** Sent by the frame's document before it has a port: it is sandboxed, and ready for its script. */
export const FRAME_READY = 'code-frame-ready';

/** How the page looks, for a document that shall look the same. */
export interface PageLook {
  /** Attributes of `<html>`: mode, direction, language. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The site's own entries of local storage, and cookies: a sandboxed document can read neither. */
  readonly storage: Readonly<Record<string, string>>;
  readonly cookie: string;
}

/** A font of the page. */
export interface PageFont {
  readonly family: string;
  readonly descriptors: {readonly weight: string; readonly style: string; readonly unicodeRange: string};
  readonly file: ArrayBuffer;
}

/** The place in the page that a frame covers. */
export interface FrameStage {
  /** Space around the demo, and the least height of the demo without it, in CSS pixels. */
  readonly padding: string;
  readonly height: string;
  /** Whether the demo has a viewport of its own, with a height that does not change. */
  readonly isViewport: boolean;
  /** Whether the frame has a look of its own, so that the page's stage does not lend it the background. */
  readonly hasOwnLook?: boolean | undefined;
}

/** A demo whose modules a text shares. */
export interface SharedDemo {
  /** Its file's path from the project's root. */
  readonly file: string;
  /** The first file of its group, beside it. */
  readonly group: string;
}

/** One text to run. */
export interface RunRequest {
  /** Grows with each text of a frame. */
  readonly id: number;
  /** A module in TypeScript or JavaScript, JSX allowed. */
  readonly text: string;
  /** For the browser's stacks and tools. */
  readonly fileName: string;
  readonly demo?: SharedDemo | undefined;
  /** Whether the text may be what react-live takes, with the names of `@theme/ReactLiveScope`. */
  readonly isSnippet?: boolean | undefined;
  /** The text brings its own MUI theme. */
  readonly ownTheme?: boolean | undefined;
}

export type ToFrame =
  | {
      readonly type: 'start';
      readonly look: PageLook;
      readonly css: string;
      readonly fonts: readonly PageFont[];
      readonly stage: FrameStage;
    }
  /** What the next text will need is fetched. */
  | {readonly type: 'prepare'; readonly demo?: SharedDemo | undefined}
  | {readonly type: 'run'; readonly request: RunRequest}
  | {readonly type: 'look'; readonly look: PageLook; readonly stage: FrameStage}
  | {readonly type: 'file'; readonly url: string; readonly text?: string}
  | {readonly type: 'ping'};

export type FromFrame =
  | {readonly type: 'file'; readonly url: string}
  /** What the demo takes without its stage's padding, in CSS pixels; and whether a menu, a dialog or a tooltip needs room beyond that. */
  | {readonly type: 'size'; readonly height: number; readonly isOverlaid: boolean}
  | {readonly type: 'settled'; readonly id: number}
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly problem: Problem;
      /** Whether another version that worked is shown. */
      readonly hasShown: boolean;
    }
  /** Thrown outside React, in an event handler or a promise: the demo stays as it is. */
  | {readonly type: 'threw'; readonly problem: Problem}
  /** Printed on the console, as packages print what is wrong with a prop. */
  | {readonly type: 'printed'; readonly text: string}
  /** The code that runs texts could not be fetched. */
  | {readonly type: 'unreachable'}
  /** What ran before has broken the document: a text can run in a new one only. */
  | {readonly type: 'broken'}
  | {readonly type: 'pong'};

/** A frame is at most so high, in CSS pixels: its code may say anything. */
const MOST_HEIGHT = 20_000;

/** A message is shown at most so long, in characters. */
const MOST_TEXT = 2000;

const KINDS: readonly ProblemKind[] = ['syntax', 'import', 'runtime', 'unreachable'];

type Unknown<Type> = {readonly [Key in keyof Type]?: unknown};

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function readProblem(value: unknown): Problem | undefined {
  const {kind, message, place, isShown} = (value ?? {}) as Unknown<Problem>;
  const {line, column} = (place ?? {}) as Unknown<NonNullable<Problem['place']>>;
  if (!KINDS.includes(kind as ProblemKind) || typeof message !== 'string') {
    return undefined;
  }
  return {
    kind: kind as ProblemKind,
    message: message.slice(0, MOST_TEXT),
    ...(isCount(line) && isCount(column) && line > 0 && column > 0 && {place: {line, column}}),
    ...(isShown === true && {isShown}),
  };
}

/**
 * Reads what a frame says. A reader's code runs there and may send anything, so nothing is taken as it comes.
 *
 * @returns `undefined` for what is no message of a frame
 */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const message = (data ?? {}) as {
    readonly [Key in 'type' | 'url' | 'text' | 'height' | 'isOverlaid' | 'id' | 'problem' | 'hasShown']?: unknown;
  };
  const {type, url, text, height, isOverlaid, id, hasShown} = message;
  const problem = readProblem(message.problem);
  switch (type) {
    case 'pong':
    case 'broken':
    case 'unreachable':
      return {type};
    case 'file':
      return typeof url === 'string' ? {type, url} : undefined;
    case 'size':
      return typeof height === 'number' && height >= 0
        ? {type, height: Math.min(Math.ceil(height), MOST_HEIGHT), isOverlaid: isOverlaid === true}
        : undefined;
    case 'settled':
      return isCount(id) ? {type, id} : undefined;
    case 'failed':
      return isCount(id) && problem ? {type, id, problem, hasShown: hasShown === true} : undefined;
    case 'printed':
      return typeof text === 'string' ? {type, text: text.slice(0, MOST_TEXT)} : undefined;
    case 'threw':
      return problem && {type, problem: {...problem, isShown: true}};
    default:
      return undefined;
  }
}
