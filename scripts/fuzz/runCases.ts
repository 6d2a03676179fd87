import type {FuzzOptions} from './fuzzOptions';
import {checkCase, type Failure, type Property} from './property';
import {allProperties} from './properties';

/** What a run tells while it goes on. */
export type FuzzReport =
  | {
      readonly kind: 'begin';
      readonly property: string;
      /** The number of the case among those of its property. */
      readonly index: number;
      /** How many cases of all properties there are up to this one. */
      readonly cases: number;
    }
  | {readonly kind: 'failure'; readonly failure: Failure}
  | {readonly kind: 'end'; readonly cases: number};

/**
 * Checks cases of all properties in turn, each property until it fails.
 *
 * @param report is told of each case before it is checked, so that one that never ends is known
 * @throws where no property has the name that is asked for
 */
export async function runCases(
  {seed, cases, seconds, only, index}: FuzzOptions,
  report: (report: FuzzReport) => void,
  properties: readonly Property[] = allProperties(),
): Promise<void> {
  const asked = properties.filter(({name}) => only === undefined || name === only);
  if (asked.length === 0) {
    const names = properties.map(({name}) => `"${name}"`).join(', ');
    throw new Error(`[fuzz] there is no property "${only}". There are ${names}.`);
  }
  const failed = new Set<Property>();
  const deadline = performance.now() + seconds * 1000;
  const most = index === undefined ? cases : 1;
  let done = 0;
  for (; done < most && performance.now() < deadline && failed.size < asked.length; done += 1) {
    const checked = asked[done % asked.length]!;
    if (failed.has(checked)) {
      continue;
    }
    const number = index ?? Math.floor(done / asked.length);
    report({kind: 'begin', property: checked.name, index: number, cases: done + 1});
    const failure = await checkCase(checked, seed, number);
    if (failure) {
      failed.add(checked);
      report({kind: 'failure', failure});
    }
  }
  report({kind: 'end', cases: done});
}
