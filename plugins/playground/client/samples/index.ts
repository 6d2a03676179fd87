import {CHARTS_SAMPLE_SETS} from './charts';
import {GRID_SAMPLE_SETS} from './grid';
import {PICKERS_SAMPLE_SETS} from './pickers';
import {TREE_SAMPLE_SETS} from './tree';
import type {SampleSet} from './types';

const SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  ...GRID_SAMPLE_SETS,
  ...PICKERS_SAMPLE_SETS,
  ...CHARTS_SAMPLE_SETS,
  ...TREE_SAMPLE_SETS,
};

/** The sample set of a component; `undefined` for one that cannot be rendered alone. */
export function findSampleSet(name: string): SampleSet | undefined {
  // A page may be called like a member of every object: `constructor`.
  return Object.hasOwn(SAMPLE_SETS, name) ? SAMPLE_SETS[name] : undefined;
}
