import {CHARTS_SAMPLE_SETS, CHARTS_SUBSTITUTES} from './charts';
import {GRID_SAMPLE_SETS} from './grid';
import {GRID_SUBSTITUTES} from './gridSubstitutes';
import {PICKERS_SAMPLE_SETS, PICKERS_SUBSTITUTES} from './pickers';
import {TREE_SAMPLE_SETS} from './tree';
import type {SampleSet, Substitute} from './types';

/** A page may be called like a member of every object: `constructor`. */
function ownEntry<Entry>(records: readonly Readonly<Record<string, Entry>>[], name: string): Entry | undefined {
  return records.find((record) => Object.hasOwn(record, name))?.[name];
}

/** The sample set of a component; `undefined` for one that cannot be rendered alone. */
export function findSampleSet(name: string): SampleSet | undefined {
  return ownEntry([GRID_SAMPLE_SETS, PICKERS_SAMPLE_SETS, CHARTS_SAMPLE_SETS, TREE_SAMPLE_SETS], name);
}

/** The substitute for a component that cannot be rendered alone, or for a type; `undefined` if there is none. */
export function substituteFor(name: string): Substitute | undefined {
  return ownEntry([GRID_SUBSTITUTES, PICKERS_SUBSTITUTES, CHARTS_SUBSTITUTES], name);
}
