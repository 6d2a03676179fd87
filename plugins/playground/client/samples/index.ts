import {CHARTS_SAMPLE_SETS, CHARTS_SUBSTITUTES} from './charts';
import {GRID_SAMPLE_SETS} from './grid';
import {GRID_SUBSTITUTES} from './gridSubstitutes';
import {PICKERS_SAMPLE_SETS, PICKERS_SUBSTITUTES} from './pickers';
import {TREE_SAMPLE_SETS} from './tree';
import type {SampleSet, Substitute} from './types';

/** Names of pages may be names of what every object has: `constructor`. */
function ownEntry<Entry>(records: readonly Readonly<Record<string, Entry>>[], name: string): Entry | undefined {
  return records.find((record) => Object.hasOwn(record, name))?.[name];
}

/** Where a component is played with; `undefined` for one that makes no sense alone. */
export function findSampleSet(name: string): SampleSet | undefined {
  return ownEntry([GRID_SAMPLE_SETS, PICKERS_SAMPLE_SETS, CHARTS_SAMPLE_SETS, TREE_SAMPLE_SETS], name);
}

/** What is played with instead of a component that makes no sense alone, or of a type; `undefined` where nothing would help. */
export function substituteFor(name: string): Substitute | undefined {
  return ownEntry([GRID_SUBSTITUTES, PICKERS_SUBSTITUTES, CHARTS_SUBSTITUTES], name);
}
