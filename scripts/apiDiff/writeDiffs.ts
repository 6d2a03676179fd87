import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiDiffData} from '../../plugins/releases/types';
import {PROJECT_ROOT} from '../../src/node/project';
import {extractDiff} from './apiDiff';
import {installOlderMajor} from './olderMajor';
import {COMPARED_PRODUCTS} from './products';

/** Where the releases plugin reads it. */
const DATA_FOLDER = 'plugins/releases/node/apiDiffs';

/** The text of a data file: a line for each row, so that a change can be reviewed. */
export function diffText({rows, ...head}: ApiDiffData): string {
  const facts = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{${facts.join(', ')}, "rows": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`;
}

/** Compares the majors of each product anew, and writes what differs. */
export async function writeDiffs(): Promise<void> {
  for (const product of COMPARED_PRODUCTS) {
    const diff = extractDiff(product, await installOlderMajor(product));
    const file = `${DATA_FOLDER}/${product.productId}.json`;
    writeFileSync(path.join(PROJECT_ROOT, file), diffText(diff));
    console.log(`${file}: ${diff.rows.length} rows, from ${diff.from} to ${diff.to}`);
  }
}
