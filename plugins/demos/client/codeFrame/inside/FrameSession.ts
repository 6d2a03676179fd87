import demoModules from '@generated/demos/default/demoModules';
import packages from '@generated/demos/default/editorPackages';
import type {ComponentType} from 'react';
import scope from '@theme/ReactLiveScope';
import type {DemoStyles} from '../../../types';
import {compileText, type CompiledCode} from '../../editor/compile';
import {evaluateScript, problemOf} from '../../editor/evaluate';
import {asError, ProblemError, type Problem} from '../../editor/problems';
import {prepareModules} from '../../editor/siteModules';
import type {FromFrame, RunRequest} from '../messages';

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

/** What runs in a frame: the versions of one text. */
export class FrameSession {
  private state: FrameState = {worked: []};
  private readonly listeners = new Set<() => void>();
  /** The text that was asked for last; what belongs to an earlier one comes too late. */
  private asked = -1;
  private latest: RunningScript | undefined;

  constructor(private readonly send: (message: FromFrame) => void) {
    window.addEventListener('error', ({error}) => this.tell(error));
    window.addEventListener('unhandledrejection', ({reason}) => this.tell(reason));
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
      this.send({type: 'settled', id});
    }
  };

  async run({id, text, fileName, demo, isSnippet = false, ownTheme = false}: RunRequest): Promise<void> {
    this.asked = id;
    try {
      const loaded = demo === undefined ? undefined : await demoModules[demo]?.();
      const compiled = compileText(text, {isSnippet});
      const require = await prepareModules(text, {own: loaded?.modules ?? {}, packages});
      if (id !== this.asked) {
        return;
      }
      const name = fileName.replace(/\.\w+$/, `.edited-${id}$&`);
      this.latest = {name, compiled};
      const component = evaluateScript({compiled, name, require, scope: isSnippet ? scope : undefined}, (problem) =>
        this.fail(id, problem),
      );
      this.update({candidate: {id, component, ownTheme}, styles: loaded?.styles});
    } catch (thrown) {
      if (id === this.asked) {
        const problem =
          thrown instanceof ProblemError ? thrown.problem : ({kind: 'unreachable', message: String(thrown)} as const);
        this.sendFailure(id, problem);
      }
    }
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
    this.send({type: 'failed', id, problem, hasShown: this.state.worked.length > 0});
  }

  /** Event handlers, timers and promises throw outside React; the demo stays as it is. */
  private tell(thrown: unknown): void {
    if (this.latest && asError(thrown).stack?.includes(this.latest.name)) {
      this.send({type: 'threw', problem: problemOf(thrown, this.latest)});
    }
  }
}
