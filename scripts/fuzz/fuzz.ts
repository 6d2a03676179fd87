import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {CommandLine} from '../commandLine';
import {commandOf, readFuzzOptions, type FuzzOptions} from './fuzzOptions';
import type {Failure} from './property';
import type {FuzzReport} from './runCases';

/** No case may take longer, in milliseconds. */
const MOST_FOR_A_CASE = 20_000;

interface Result {
  readonly cases: number;
  readonly failures: readonly Failure[];
}

/** Runs the cases in a thread, which is ended when a case does not end by itself. */
function runInThread(options: FuzzOptions): Promise<Result> {
  const failures: Failure[] = [];
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), {workerData: options});
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (report: FuzzReport) => {
      clearTimeout(timer);
      if (report.kind === 'failure') {
        failures.push(report.failure);
      } else if (report.kind === 'end') {
        resolve({cases: report.cases, failures});
      } else {
        const {property, index, cases} = report;
        const reason = `It has not ended in ${MOST_FOR_A_CASE / 1000} s.`;
        timer = setTimeout(() => {
          failures.push({property, index, input: 'the input that this case makes', reason});
          void worker.terminate();
          resolve({cases, failures});
        }, MOST_FOR_A_CASE);
      }
    });
    worker.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/**
 * Feeds what parses URLs, storage, cookies, links, messages and questions with nonsense, and prints every property that does
 * not hold, with the command that shows it again.
 *
 * @param values of the command's options: `{seed: '42', cases: '10000'}`
 * @returns whether all properties hold
 * @throws where the options are none, or no property has the name that is asked for
 */
export async function fuzz(values: CommandLine['values']): Promise<boolean> {
  const options = readFuzzOptions(values);
  const started = performance.now();
  console.log(`Seed ${options.seed}`);
  const {cases, failures} = await runInThread(options);
  for (const {property, index, input, reason} of failures) {
    const lines = [`FAILED: ${property}`, `  input: ${input}`, `  ${reason.replaceAll('\n', '\n  ')}`];
    console.log([...lines, `  again: ${commandOf(options.seed, property, index)}`, ''].join('\n'));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${cases} cases in ${seconds} s, ${failures.length} properties failed.`);
  return failures.length === 0;
}
