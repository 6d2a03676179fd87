import {spawn} from 'node:child_process';
import {PROJECT_ROOT} from '../src/node/project';

export interface ProcessResult {
  /** The exit code; -1 where a signal or the time limit ended it, or it could not start. */
  readonly code: number;
  /** The signal that ended it. */
  readonly signal?: NodeJS.Signals | null;
  /** What it wrote to both its streams; empty where they were shown at once. */
  readonly output: string;
  readonly seconds: number;
}

export interface ProcessOptions {
  /** Added to this process' own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Shows what it writes at once, instead of keeping it. */
  readonly shown?: boolean;
  /** Where it runs; the project's root where it is left out. */
  readonly folder?: string;
  /** When it is ended, in seconds. */
  readonly limit?: number;
  /** Kills it when aborted. */
  readonly abort?: AbortSignal;
  /** Starts it in a shell, which reads the parameters as it would read typed ones. */
  readonly shell?: boolean;
}

/** Runs a program to its end. Never rejects. */
export function runProcess(
  program: string,
  parameters: readonly string[],
  {env, shown = false, folder = PROJECT_ROOT, limit, abort, shell}: ProcessOptions = {},
): Promise<ProcessResult> {
  const started = performance.now();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (code: number, signal?: NodeJS.Signals | null): void => {
      const seconds = (performance.now() - started) / 1000;
      resolve({code, signal, output: Buffer.concat(chunks).toString('utf8'), seconds});
    };
    const fail = (error: Error): void => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(-1);
    };
    try {
      const child = spawn(program, parameters, {
        cwd: folder,
        env: {...process.env, ...env},
        stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
        timeout: limit && limit * 1000,
        signal: abort,
        killSignal: abort && 'SIGKILL',
        shell,
      });
      child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.on('error', fail);
      child.on('close', (code, signal) => end(code ?? -1, signal));
    } catch (error) {
      // Of some causes the system tells at once, such as too many parameters.
      fail(error as Error);
    }
  });
}

/** Runs a JavaScript program of an installed package, as `npx` would but without a shell. */
export function runInstalled(
  program: string,
  parameters: readonly string[],
  options?: ProcessOptions,
): Promise<ProcessResult> {
  return runProcess(process.execPath, [`${PROJECT_ROOT}/node_modules/${program}`, ...parameters], options);
}

/**
 * Runs npm.
 *
 * @param parameters without spaces and quotes: on Windows npm is a script, which only a shell starts
 */
export function runNpm(parameters: readonly string[], options?: ProcessOptions): Promise<ProcessResult> {
  return runProcess('npm', parameters, {...options, shell: process.platform === 'win32'});
}
