import type {Root, Table} from 'mdast';
import {code, table, text} from '../../../../src/node/mdastTable';
import {elementsNamed, replaceElements} from '../../../../src/node/mdxNodes';
import {adapterWeights, type AdapterWeight} from './adapterWeights';

const ELEMENT = 'DateAdapterWeights';

/** The same for all pages and languages of a build. */
let weighed: Promise<AdapterWeight[]> | undefined;

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? 'no time zones' : `${(bytes / 1000).toFixed(1)} KB`;
}

function weightTable(weights: readonly AdapterWeight[]): Table {
  const rows = weights.map(({adapter, library, version, bytes, zonedBytes}) => [
    [code(adapter)],
    [code(library), text(` ${version}`)],
    [text(kilobytes(bytes))],
    [text(kilobytes(zonedBytes))],
  ]);
  return table(['Adapter', 'Library', 'Size', 'With time zones'], rows);
}

/** Remark plugin: `<DateAdapterWeights />` becomes a table of what each date adapter and its library weigh in an application. */
export default function remarkAdapterWeights(): (tree: Root) => Promise<void> {
  return async (root) => {
    if (elementsNamed(root, [ELEMENT]).length === 0) {
      return;
    }
    weighed ??= adapterWeights();
    const weights = await weighed;
    replaceElements(root, ELEMENT, () => weightTable(weights));
  };
}
