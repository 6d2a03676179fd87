import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import type {ApiDiffData} from '../../plugins/releases/types';
import {installedModules, installRelease} from '../history/registry';
import {extractDiff} from './apiDiff';
import type {ComparedProduct} from './products';

/** Where the releases plugin reads it. */
const DATA_FOLDER = 'plugins/releases/node/apiDiffs';

/** The text of a data file: a line for each row, so that a change can be reviewed. */
export function diffText({rows, ...head}: ApiDiffData): string {
  const facts = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{${facts.join(', ')}, "rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`;
}

/**
 * What changed from the last release of the major before to the installed packages.
 *
 * @throws what npm says if it cannot install the older packages
 */
export async function diffOf(product: ComparedProduct): Promise<ApiDiffData> {
  await installRelease(product.productId, product.older);
  return extractDiff(product, installedModules(product.productId, product.older));
}

/** Compares the majors of a product anew, and writes what differs. */
export async function writeDiff(product: ComparedProduct): Promise<void> {
  const diff = await diffOf(product);
  const file = `${DATA_FOLDER}/${product.productId}.json`;
  writeFileSync(path.join(PROJECT_ROOT, file), diffText(diff));
  console.log(`${file}: ${diff.rows.length} rows, from ${diff.from} to ${diff.to}`);
}
