import type {DateLibrary} from './dates';
import type {Program} from './values';

/** What a preview shows. */
export interface PreviewInput {
  readonly program: Program;
  readonly dates: DateLibrary;
  /** Why it is not rendered, in words; empty where it is. */
  readonly refused: readonly string[];
  /** Another key mounts the component anew: props that it reads only once have changed. */
  readonly mountKey: string;
}

export interface Preview extends PreviewInput {
  /** What the packages printed about it. */
  readonly warnings: readonly string[];
}

/** How long after a change what is printed is taken for what the packages say about it, in milliseconds. */
const LISTENING_MS = 1000;

/** Most warnings that are shown: a grid prints one for each row. */
const MOST_WARNINGS = 5;

/** Hands what is to be shown from the controls to the preview, which stands in another part of the page. */
export class PreviewSource {
  private readonly listeners = new Set<() => void>();
  private preview: Preview;
  private changedAt = performance.now();

  constructor(input: PreviewInput) {
    this.preview = {...input, warnings: []};
  }

  get = (): Preview => this.preview;

  set(input: PreviewInput): void {
    this.changedAt = performance.now();
    this.preview = {...input, warnings: []};
    this.report();
  }

  /** Takes what was printed for what the packages say about the last change, unless that is long ago. */
  warn = (text: string): void => {
    const {warnings} = this.preview;
    const isLate = performance.now() - this.changedAt > LISTENING_MS;
    if (!isLate && warnings.length < MOST_WARNINGS && !warnings.includes(text)) {
      this.preview = {...this.preview, warnings: [...warnings, text]};
      // Printed while React renders, where nothing may be set.
      queueMicrotask(() => this.report());
    }
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private report(): void {
    this.listeners.forEach((listener) => listener());
  }
}
