import {LOAD_TIMEOUT_MS, UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';
import type {DiffRows, FileReport, WorkerAnswer, WorkerRequest} from '../../types';

/** What came of one file. */
export type FileOutcome =
  | {readonly is: 'report'; readonly report: FileReport}
  | {readonly is: 'error'; readonly path: string; readonly message: string}
  /** It took longer than {@link UPGRADE_CHECK_LIMITS} allow, and the worker was ended. */
  | {readonly is: 'tooSlow'; readonly path: string};

interface Asked {
  readonly answer: Exclude<WorkerAnswer, {is: 'found'}> | 'tooSlow' | 'failed';
  /** What the worker had found by then. */
  readonly found: FileReport | undefined;
}

type MadeWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Checks files in a worker, one after the other, and begins a new worker if one does not answer in time. */
export class CheckWorker {
  private worker: MadeWorker | undefined;

  /**
   * @param make begins a worker
   * @param rows what the files are compared with
   */
  constructor(
    private readonly make: () => MadeWorker,
    private readonly rows: DiffRows,
  ) {}

  /**
   * What is in a file. If the codemod does not answer in time, it is what was found without it.
   *
   * @throws when the worker's script cannot be loaded
   */
  async check(path: string, text: string): Promise<FileOutcome> {
    const worker = this.worker ?? (await this.begin());
    const {answer, found} = await this.ask(worker, {is: 'file', path, text}, UPGRADE_CHECK_LIMITS.fileMs);
    if (answer !== 'tooSlow' && answer !== 'failed' && answer.is !== 'ready') {
      return answer;
    }
    this.end();
    if (found) {
      return {is: 'report', report: found};
    }
    // A worker fails on code that uses up its memory, for instance.
    return answer === 'tooSlow' ? {is: 'tooSlow', path} : {is: 'error', path, message: ''};
  }

  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private async begin(): Promise<MadeWorker> {
    const worker = this.make();
    this.worker = worker;
    const {answer} = await this.ask(worker, {is: 'rows', rows: this.rows}, LOAD_TIMEOUT_MS);
    if (answer === 'failed' || answer === 'tooSlow') {
      this.end();
      throw new Error('The worker of the upgrade check cannot be loaded.');
    }
    return worker;
  }

  private ask(worker: MadeWorker, request: WorkerRequest, ms: number): Promise<Asked> {
    return new Promise((resolve) => {
      let found: FileReport | undefined;
      const settle = (answer: Asked['answer']): void => {
        clearTimeout(timer);
        resolve({answer, found});
      };
      const timer = setTimeout(() => settle('tooSlow'), ms);
      worker.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
        if (data.is === 'found') {
          found = data.report;
        } else {
          settle(data);
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        settle('failed');
      };
      worker.postMessage(request);
    });
  }
}
