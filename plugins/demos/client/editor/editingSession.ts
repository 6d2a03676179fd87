import type {ComponentType} from 'react';
import type {DemoModule, EditorPackages} from '../../types';
import {compileText, type CompiledCode} from './compile';
import {evaluateScript, problemOf} from './evaluate';
import {asError, ProblemError, haltedProblem, type Problem} from './problems';
import {forgetEdit, keepEdit, keptEdit} from './keptEdits';
import {RunMark} from './runMark';
import {prepareModules} from './siteModules';

/** How long the text must rest before it is run, in milliseconds. */
const REST_MS = 300;

/** How many versions that worked are held, for when the last one stops working later. */
const MOST_HELD = 3;

/** One version of the text, running. */
export interface Run {
  readonly id: number;
  readonly component: ComponentType;
}

export interface EditingState {
  readonly text: string;
  readonly problem?: Problem | undefined;
  /** Versions that worked, the last one shown; with none, the demo as it was written is shown. */
  readonly worked: readonly Run[];
  /** Rendered out of sight until it is known to work. */
  readonly candidate?: Run | undefined;
}

export interface EditedText {
  /** What the text was before it was edited. */
  readonly original: string;
  /** Under which key it is kept. */
  readonly key: string;
  /** Name of the demo's file, for the browser's stacks. */
  readonly fileName: string;
  /** Gives the demo as it was written, with what it imports. */
  readonly load: () => Promise<DemoModule>;
  readonly packages: readonly EditorPackages[];
}

interface RunningScript {
  readonly name: string;
  readonly compiled: CompiledCode;
}

/** The editing of one text: what is typed, what of it runs, and what is wrong with it. */
export class EditingSession {
  private state: EditingState;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts texts; what belongs to an earlier one comes too late. */
  private version = 0;
  private latest: RunningScript | undefined;
  private readonly mark: RunMark;

  constructor(private readonly edited: EditedText) {
    this.mark = new RunMark(edited.key);
    const kept = keptEdit(edited.key);
    this.state = {text: kept ?? edited.original, worked: []};
  }

  /**
   * Begins to run the text, unless that ended the page before, and to listen for what it throws outside React. Gives what
   * ends both.
   */
  start = (): (() => void) => {
    window.addEventListener('error', this.onUncaught);
    window.addEventListener('unhandledrejection', this.onRejected);
    if (this.isEdited()) {
      if (this.mark.isTrusted()) {
        void this.run();
      } else {
        this.update({problem: haltedProblem()});
      }
    }
    return () => {
      clearTimeout(this.timer);
      this.version += 1;
      if (this.mark.isTrusted()) {
        this.mark.clear();
      }
      window.removeEventListener('error', this.onUncaught);
      window.removeEventListener('unhandledrejection', this.onRejected);
    };
  };

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
    clearTimeout(this.timer);
    this.version += 1;
    if (text === this.edited.original) {
      this.reset();
      return;
    }
    keepEdit(this.edited.key, text);
    this.mark.trust();
    this.update({text});
    this.timer = setTimeout(() => void this.run(), REST_MS);
  };

  /** Runs a text that is not run by itself. */
  runHalted = (): void => {
    this.mark.trust();
    this.update({problem: undefined});
    void this.run();
  };

  /** Brings the demo back as it was written. */
  reset = (): void => {
    clearTimeout(this.timer);
    this.version += 1;
    this.latest = undefined;
    this.mark.clear();
    forgetEdit(this.edited.key);
    this.update({text: this.edited.original, worked: [], candidate: undefined, problem: undefined});
  };

  /** A run that was rendered out of sight works: it is shown from now on. */
  settle = (id: number): void => {
    const {candidate, worked} = this.state;
    if (candidate?.id === id) {
      this.mark.settle();
      this.update({worked: [...worked, candidate].slice(-MOST_HELD), candidate: undefined, problem: undefined});
    }
  };

  private update(change: Partial<EditingState>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  /** A run threw while rendering or in an effect: what worked before it is shown. */
  private fail(id: number, problem: Problem): void {
    this.mark.settle();
    const {candidate, worked} = this.state;
    this.update({
      problem: id === this.version ? problem : this.state.problem,
      worked: worked.filter((run) => run.id !== id),
      candidate: candidate?.id === id ? undefined : candidate,
    });
  }

  private async run(): Promise<void> {
    const {text} = this.state;
    const id = this.version;
    try {
      const {modules = {}, scope} = await this.edited.load();
      const compiled = compileText(text, {isSnippet: scope !== undefined});
      const require = await prepareModules(text, {own: modules, packages: this.edited.packages});
      if (id !== this.version) {
        return;
      }
      const name = this.edited.fileName.replace(/\.\w+$/, `.edited-${id}$&`);
      this.latest = {name, compiled};
      this.mark.begin();
      const component = evaluateScript({compiled, name, require, scope}, (problem) => this.fail(id, problem));
      this.update({candidate: {id, component}});
    } catch (thrown) {
      this.mark.settle();
      if (id === this.version) {
        this.update({
          problem: thrown instanceof ProblemError ? thrown.problem : {kind: 'runtime', message: String(thrown)},
        });
      }
    }
  }

  /** Event handlers, timers and promises throw outside React; the demo stays as it is. */
  private show(thrown: unknown): void {
    if (this.latest && asError(thrown).stack?.includes(this.latest.name)) {
      this.update({problem: {...problemOf(thrown, this.latest), isShown: true}});
    }
  }

  private onUncaught = (event: ErrorEvent): void => this.show(event.error);

  private onRejected = (event: PromiseRejectionEvent): void => this.show(event.reason);
}
