import path from 'node:path';
import {API_DIFFS} from '../../../plugins/releases/node/apiDiffs';
import {completeDiff} from '../../../plugins/releases/node/replacements';
import {ChangeTable} from '../../../plugins/upgrade-check/client/check/changeTable';
import {checkFile} from '../../../plugins/upgrade-check/client/check/checkFile';
import {CHECKED_PRODUCTS, type DiffRows, type Finding} from '../../../plugins/upgrade-check/types';

/** What the releases plugin publishes. */
export const ROWS = Object.fromEntries(
  CHECKED_PRODUCTS.map((product) => {
    const diff = API_DIFFS.find(({productId}) => productId === product);
    return [product, diff ? completeDiff(diff, path.resolve(__dirname, '../../../docs')).rows : []];
  }),
) as unknown as DiffRows;

export const TABLE = new ChangeTable(ROWS);

/** `removed DataGrid.page → paginationModel none` */
export function inWords({kind, owner, name, to, replacement, note, codemod}: Finding): string {
  const what = owner === undefined || owner === name ? name : `${owner}.${name}`;
  const because = codemod.is === 'misses' ? ` ${codemod.because}` : '';
  const now = to ?? replacement;
  return `${kind} ${what}${now === undefined ? '' : ` → ${now}`}${note ? ` (${note})` : ''} ${codemod.is}${because}`;
}

/** What is found in code, in the order of its lines. */
export function foundIn(code: string, path = 'code.tsx'): string[] {
  return checkFile(path, code, TABLE).findings.map(inWords);
}

/** Code and what is found in it. */
export type Example = readonly [code: string, ...found: string[]];

export function holds(code: string, ...found: string[]): void {
  expect(foundIn(code)).toEqual(found);
}
