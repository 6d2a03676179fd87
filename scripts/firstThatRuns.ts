import {runProcess} from './runProcess';

/** The first of some programs that tells its version: some systems have one that only says how to install the browser. */
export async function firstThatRuns(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const {code} = await runProcess(candidate, ['--version'], {limit: 20});
    if (code === 0) {
      return candidate;
    }
  }
  return undefined;
}
