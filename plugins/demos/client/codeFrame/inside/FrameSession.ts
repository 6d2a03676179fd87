import type {ComponentType} from 'react';
import {listenToConsole} from '@site/src/ui/consoleMessages';
import type {DemoModule, DemoStyles, EditorPackages, ModuleExports} from '../../../types';
import {compileText, type CompiledCode} from '../../editor/compile';
import {evaluateScript, problemOf} from '../../editor/evaluate';
import {asError, ProblemError, unreachableProblem, type Problem} from '../../editor/problems';
import {prepareModules} from '../../editor/siteModules';
import type {FromFrame, RunRequest, SharedDemo} from '../frameMessages';

/** How many versions that worked are held, for when the last one stops working later. */
const MOST_HELD = 3;

/** One version of the text, running. */
export interface Run {
  readonly id: number;
  readonly component: ComponentType;
  readonly ownTheme: boolean;
}

export interface FrameState {
  /** Versions that worked, the last one shown. */
  readonly worked: readonly Run[];
  /** Rendered out of sight until it is known to work. */
  readonly candidate?: Run | undefined;
  readonly styles?: DemoStyles | undefined;
}

interface RunningScript {
  readonly name: string;
  readonly compiled: CompiledCode;
}

/** The problem that a text could not even begin with. */
function problemOfFailure(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) {
    return thrown.problem;
  }
  const {name, message} = asError(thrown);
  // The bundler's name for a script that could not be had.
  return name === 'ChunkLoadError' ? unreachableProblem() : {kind: 'runtime', message};
}

/** The demos of a group, by the names of their files. */
export interface DemoGroup {
  readonly demos: Readonly<Record<string, DemoModule>>;
}

/** What fetches each group, by the path of its first file from the project's root. */
export type DemoGroups = Readonly<Record<string, () => Promise<DemoGroup>>>;

/** Where a text's imports and names come from. */
export interface FrameSources {
  readonly packages: () => Promise<readonly EditorPackages[]>;
  /** For each folder with a product's demos, by its path from the project's root, what fetches the list of their groups. */
  readonly demoGroups: Readonly<Record<string, () => Promise<{readonly default: DemoGroups}>>>;
  /** Names that a snippet may use without an import. */
  readonly scope: ModuleExports;
}

export interface FrameSessionOptions {
  readonly sources: FrameSources;
  /** Whether code has made the document useless. */
  readonly isBroken: () => boolean;
  /** Sends a message to the page. */
  readonly send: (message: FromFrame) => void;
}

/** What runs in a frame: the versions of one text. */
export class FrameSession {
  private state: FrameState = {worked: []};
  private readonly listeners = new Set<() => void>();
  /** The text that was asked for last; what belongs to an earlier one comes too late. */
  private asked = -1;
  private latest: RunningScript | undefined;

  constructor(private readonly options: FrameSessionOptions) {
    listenToConsole((text) => this.options.send({type: 'printed', text}));
    window.addEventListener('error', ({error, filename}) => this.tell(error, filename));
    // Packages refuse promises with errors, whose stacks tell them apart.
    window.addEventListener('unhandledrejection', ({reason}) => this.tell(reason, this.latest?.name));
  }

  getState = (): FrameState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A run that was rendered out of sight works: it is shown from now on. */
  settle = (id: number): void => {
    const {candidate, worked} = this.state;
    if (candidate?.id === id) {
      this.update({worked: [...worked, candidate].slice(-MOST_HELD), candidate: undefined});
      this.options.send(this.options.isBroken() ? {type: 'broken'} : {type: 'settled', id});
    }
  };

  /** Fetches what the texts of a demo need. */
  async prepare(demo: SharedDemo | undefined): Promise<void> {
    await this.load(demo);
  }

  async run({id, text, fileName, demo, isSnippet = false, ownTheme = false}: RunRequest): Promise<void> {
    this.asked = id;
    // Code that ran before may have emptied the document, or replaced what this code relies on.
    if (this.options.isBroken()) {
      this.options.send({type: 'broken'});
      return;
    }
    const {packages, scope} = this.options.sources;
    try {
      const loaded = await this.load(demo);
      const compiled = compileText(text, {isSnippet});
      const require = await prepareModules(text, {own: loaded?.modules ?? {}, packages});
      if (id !== this.asked) {
        return;
      }
      // A browser ignores a name with spaces.
      const name = fileName.replace(/\s+/g, '-').replace(/\.\w+$/, `.edited-${id}$&`);
      this.latest = {name, compiled};
      const component = evaluateScript({compiled, name, require, scope: isSnippet ? scope : undefined}, (problem) =>
        this.fail(id, problem),
      );
      this.update({candidate: {id, component, ownTheme}, styles: loaded?.styles});
    } catch (thrown) {
      if (id === this.asked) {
        this.sendFailure(id, problemOfFailure(thrown));
      }
    }
  }

  private async load(demo: SharedDemo | undefined): Promise<DemoModule | undefined> {
    if (!demo) {
      return undefined;
    }
    const {file, group} = demo;
    const [, loadGroups] =
      Object.entries(this.options.sources.demoGroups).find(([folder]) => file.startsWith(`${folder}/`)) ?? [];
    const groups = (await loadGroups?.())?.default;
    const [folder = ''] = /^.*\//.exec(file) ?? [];
    const found = await groups?.[folder + group]?.();
    return found?.demos[file.slice(folder.length)];
  }

  private update(change: Partial<FrameState>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  /** A run threw while rendering or in an effect: what worked before it is shown. */
  private fail(id: number, problem: Problem): void {
    const {candidate, worked} = this.state;
    this.update({
      worked: worked.filter((run) => run.id !== id),
      candidate: candidate?.id === id ? undefined : candidate,
    });
    this.sendFailure(id, problem);
  }

  private sendFailure(id: number, problem: Problem): void {
    this.options.send({type: 'failed', id, problem, hasShown: this.state.worked.length > 0});
  }

  /**
   * Event handlers, timers and promises throw outside React; the demo stays as it is.
   *
   * @param script where something without a stack was thrown, as far as the browser tells
   */
  private tell(thrown: unknown, script = ''): void {
    const from = thrown instanceof Error ? (thrown.stack ?? '') : script;
    if (this.latest && from.includes(this.latest.name)) {
      this.options.send({type: 'threw', problem: problemOf(thrown, this.latest)});
    }
  }
}
