import {forgetForTab, readForTab, writeForTab} from '@site/src/ui/tabStorage';

/** How long a run must have gone well until nothing more is feared of it, in milliseconds. */
const CALM_MS = 2000;

/** How far a run had come when the page was last left. */
const RUNNING = 'running';
const RAN = 'ran';
const RAN_TWICE = 'ran twice';

/**
 * Remembers over a reload that a text is being run, so that one which hangs or reloads the tab is not run at every load for
 * ever. A text that was still starting is not run again; one that had started and left the page at once may have met a reader
 * who reloads: it gets a second try.
 */
export class RunMark {
  private readonly key: string;
  private found: string | null;
  private isRunning = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param textKey under which the text itself is kept */
  constructor(textKey: string) {
    this.key = `${textKey}:run`;
    this.found = readForTab(this.key);
  }

  /** Whether the text may run without being asked to. */
  isTrusted(): boolean {
    return this.found === null || this.found === RAN;
  }

  /** The reader has seen to the text: what it did before no longer counts. */
  trust(): void {
    this.found = null;
  }

  begin(): void {
    clearTimeout(this.timer);
    this.isRunning = true;
    writeForTab(this.key, RUNNING);
  }

  /** The run has rendered, or failed and is gone. */
  settle(): void {
    if (!this.isRunning) {
      return;
    }
    this.isRunning = false;
    writeForTab(this.key, this.found === null ? RAN : RAN_TWICE);
    this.timer = setTimeout(this.clear, CALM_MS);
  }

  clear = (): void => {
    clearTimeout(this.timer);
    this.found = null;
    forgetForTab(this.key);
  };
}
