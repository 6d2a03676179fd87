import {API_DIFFS} from '../../../plugins/releases/node/apiDiffs';
import {ChangeTable} from '../../../plugins/upgrade-check/client/check/changeTable';
import {checkFile} from '../../../plugins/upgrade-check/client/check/checkFile';
import {CHECKED_PRODUCTS, type DiffRows, type Finding} from '../../../plugins/upgrade-check/types';

/** What the releases plugin publishes. */
export const ROWS = Object.fromEntries(
  CHECKED_PRODUCTS.map((product) => [product, API_DIFFS.find(({productId}) => productId === product)?.rows ?? []]),
) as unknown as DiffRows;

export const TABLE = new ChangeTable(ROWS);

/** `removed DataGrid.page → paginationModel none` */
export function inWords({kind, owner, name, to, note, codemod}: Finding): string {
  const what = owner === undefined || owner === name ? name : `${owner}.${name}`;
  const because = codemod.is === 'misses' ? ` ${codemod.because}` : '';
  return `${kind} ${what}${to === undefined ? '' : ` → ${to}`}${note ? ` (${note})` : ''} ${codemod.is}${because}`;
}

/** What is found in code, in the order of its lines. */
export function foundIn(code: string, path = 'code.tsx'): string[] {
  return checkFile(path, code, TABLE).findings.map(inWords);
}
