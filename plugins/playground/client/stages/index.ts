import {CHARTS_STAGES, CHARTS_STAND_INS} from './charts';
import {GRID_STAGES} from './grid';
import {GRID_STAND_INS} from './gridStandIns';
import {PICKERS_STAGES, PICKERS_STAND_INS} from './pickers';
import {TREE_STAGES} from './tree';
import type {Stage, StandIn} from './types';

/** Names of pages may be names of what every object has: `constructor`. */
function ownEntry<Entry>(records: readonly Readonly<Record<string, Entry>>[], name: string): Entry | undefined {
  return records.find((record) => Object.hasOwn(record, name))?.[name];
}

/** Where a component is played with; `undefined` for one that makes no sense alone. */
export function stageOf(name: string): Stage | undefined {
  return ownEntry([GRID_STAGES, PICKERS_STAGES, CHARTS_STAGES, TREE_STAGES], name);
}

/** What is played with instead of a component that makes no sense alone, or of a type; `undefined` where nothing would help. */
export function standInOf(name: string): StandIn | undefined {
  return ownEntry([GRID_STAND_INS, PICKERS_STAND_INS, CHARTS_STAND_INS], name);
}
