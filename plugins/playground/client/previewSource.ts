import type {DateLibrary} from './dates';
import type {Program} from './values';

/** The input of a preview. */
export interface PreviewInput {
  readonly program: Program;
  readonly dates: DateLibrary;
  /** Reasons why it is not rendered; empty if it is. */
  readonly refused: readonly string[];
  /** Another key mounts the component anew: props that it reads only once have changed. */
  readonly mountKey: string;
}

export interface Preview extends PreviewInput {
  /** Warnings that the packages printed about it. */
  readonly warnings: readonly string[];
}

/** How long after a change a printed warning is attributed to it, in milliseconds. */
const LISTENING_MS = 1000;

/** Most warnings that are shown: a grid prints one for each row. */
const MOST_WARNINGS = 5;

/** A store between the controls and the preview, which are rendered in different parts of the page. */
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

  /** Attributes a printed warning to the last change, unless that is long ago. */
  warn = (text: string): void => {
    const {warnings} = this.preview;
    const isLate = performance.now() - this.changedAt > LISTENING_MS;
    if (!isLate && warnings.length < MOST_WARNINGS && !warnings.includes(text)) {
      this.preview = {...this.preview, warnings: [...warnings, text]};
      // It is printed while React renders, when no state may be set.
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
