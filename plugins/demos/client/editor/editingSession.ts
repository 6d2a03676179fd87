import type {RunRequest, SharedDemo} from '../codeFrame/frameMessages';
import {forgetEdit, keepEdit, keptEdit} from './keptEdits';
import {endProblem, haltedProblem, type FrameEnd, type Problem} from './problems';
import {RunMark} from './runMark';

/** How long the text must rest before it is run, in milliseconds. */
const REST_MS = 300;

export interface EditingState {
  readonly text: string;
  readonly problem?: Problem | undefined;
  /** What the frame is to run. */
  readonly request?: RunRequest | undefined;
  /** Whether there is a frame. One without a request gets ready for the first. */
  readonly isFramed: boolean;
  /** Another number is another frame. */
  readonly frame: number;
  /** Whether the frame shows a version that works; if not, the demo as it was written is shown. */
  readonly isShown: boolean;
  /** Whether the text came with a link and waits for the reader's consent: until then it neither runs nor changes. */
  readonly isWaiting: boolean;
}

export interface EditedText {
  /** What the text was before it was edited. */
  readonly original: string;
  /** Under which key it is kept. */
  readonly key: string;
  /** How it is run. */
  readonly run: Omit<RunRequest, 'id' | 'text'>;
  /** Whether the text runs in the frame as it was written too, because nothing else shows what it does. */
  readonly isAlwaysFramed?: boolean | undefined;
  /** Code that came with a link: it stands in place of what is kept, and nothing of it runs without consent. */
  readonly offered?: string | undefined;
}

/** The editing of one text: what is typed, what of it runs, and what is wrong with it. */
export class EditingSession {
  private state: EditingState;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last run; what belongs to an earlier one comes too late. */
  private version = 0;
  /** The last two that worked. */
  private worked: readonly RunRequest[] = [];
  /** The number of the first run in the frame that there is. */
  private firstOfFrame = 0;
  private readonly mark: RunMark;

  constructor(private readonly edited: EditedText) {
    this.mark = new RunMark(edited.key);
    const kept = keptEdit(edited.key);
    const isWaiting = edited.offered !== undefined;
    const text = edited.offered ?? kept ?? edited.original;
    this.state = {text, isFramed: !isWaiting, frame: 0, isShown: false, isWaiting};
  }

  /** Begins to run the text, unless that ended the page before, or needs consent. Gives what ends it. */
  start = (): (() => void) => {
    if (!this.isEdited()) {
      // What ended the page is gone.
      this.mark.clear();
    }
    if (this.state.isWaiting) {
      // It is text until then: there is not even a frame for it.
    } else if (!this.mark.isTrusted()) {
      // It may hang still, and the browser would put a frame beside it.
      this.update({isFramed: false, problem: haltedProblem()});
    } else if (this.isEdited() || this.edited.isAlwaysFramed) {
      this.run();
    }
    return () => {
      clearTimeout(this.timer);
      this.version += 1;
      if (this.mark.isTrusted() && this.state.problem?.kind !== 'stopped') {
        this.mark.clear();
      }
    };
  };

  /** The demo whose modules the text shares. */
  get demo(): SharedDemo | undefined {
    return this.edited.run.demo;
  }

  getState = (): EditingState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  isEdited(): boolean {
    return this.state.text !== this.edited.original;
  }

  /** Takes what the reader typed, keeps it, and runs it once the text rests. */
  setText = (text: string): void => {
    if (this.state.isWaiting) {
      return;
    }
    clearTimeout(this.timer);
    this.version += 1;
    if (text === this.edited.original) {
      this.reset();
      return;
    }
    keepEdit(this.edited.key, text);
    this.mark.trust();
    this.update({text});
    this.timer = setTimeout(this.run, REST_MS);
  };

  /** Runs what a link brought: the reader has agreed. */
  consent = (): void => {
    if (this.state.isWaiting) {
      this.mark.trust();
      this.update({isWaiting: false});
      this.run();
    }
  };

  /** Runs a text that is not run by itself, or could not be run. */
  runHalted = (): void => {
    this.mark.trust();
    this.update({problem: undefined});
    this.run();
  };

  /** Brings the demo back as it was written. */
  reset = (): void => {
    clearTimeout(this.timer);
    this.version += 1;
    this.worked = [];
    this.mark.clear();
    forgetEdit(this.edited.key);
    this.update({
      text: this.edited.original,
      problem: undefined,
      request: undefined,
      isFramed: true,
      frame: this.state.frame + 1,
      isShown: false,
    });
    if (this.edited.isAlwaysFramed) {
      this.run();
    }
  };

  /** A run that was rendered out of sight works: it is shown from now on. */
  settle = (id: number): void => {
    const {request} = this.state;
    if (request?.id !== id) {
      return;
    }
    this.worked = [...this.worked.slice(-1), request];
    this.update({isShown: true});
    if (request.text === this.state.text) {
      this.mark.settle();
      this.update({problem: undefined});
    }
  };

  /** A run threw while rendering or in an effect. */
  fail = (id: number, problem: Problem, hasShown: boolean): void => {
    this.mark.settle();
    this.update({isShown: hasShown, ...(id === this.version && {problem})});
  };

  /** Something was thrown outside React; the demo stays as it is. */
  show = (problem: Problem): void => this.update({problem});

  /** The frame is gone. What worked last runs in another one; the text itself, if another text is to blame. */
  end = (why: FrameEnd): void => {
    this.version += 1;
    const {frame, request} = this.state;
    // A document that nothing else ran in was not broken by another text.
    const isToBlame = why !== 'broken' || request?.id === this.firstOfFrame;
    // A browser puts the next frame into the process of one that hangs, so there is none until the reader asks for it.
    const hasProcess = why === 'left' || why === 'broken';
    // Code that leaves its document may have worked until the browser did so.
    const before = this.worked.filter(({text}) => text !== request?.text).at(-1);
    const next = isToBlame ? (hasProcess ? before : undefined) : request;
    this.worked = [];
    this.firstOfFrame = this.version;
    const hasRun = why !== 'unreachable' && why !== 'embedded';
    if (!hasRun) {
      this.mark.clear();
    } else if (isToBlame && request && this.isEdited()) {
      // It may have seemed to go well before.
      this.mark.begin();
    }
    this.update({
      // Nothing is said of a frame that was to run nothing yet: there is another try with the first run.
      ...(isToBlame && request && {problem: endProblem(why)}),
      isFramed: next !== undefined,
      frame: frame + 1,
      request: next && {...next, id: this.version},
      isShown: false,
    });
  };

  private update(change: Partial<EditingState>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  private run = (): void => {
    this.version += 1;
    if (!this.state.request) {
      this.firstOfFrame = this.version;
    }
    if (this.isEdited()) {
      this.mark.begin();
    }
    this.update({isFramed: true, request: {...this.edited.run, id: this.version, text: this.state.text}});
  };
}
