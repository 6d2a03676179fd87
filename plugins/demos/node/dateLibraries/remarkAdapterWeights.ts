import type {Root, Table} from 'mdast';
import {code, table, text} from '../../../../src/node/mdastTable';
import {whenVersionIsCut, type Command} from '../../../../src/node/cutVersion';
import {elementsNamed, replaceElements} from '../../../../src/node/mdxNodes';
import {printElements} from '../../../../src/node/printElements';
import {adapterWeights, type AdapterWeight} from './adapterWeights';

const ELEMENT = 'DateAdapterWeights';

let weighed: Promise<AdapterWeight[]> | undefined;

/** The same for all pages and languages of a build. */
function weigh(): Promise<AdapterWeight[]> {
  return (weighed ??= adapterWeights());
}

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

/**
 * Prints the tables of weights into the pages of a version when it is cut.
 *
 * @param cli the program, with the command that cuts versions
 * @param siteFolder absolute path of the project
 */
export function keepAdapterWeights(cli: unknown, siteFolder: string): void {
  whenVersionIsCut(cli as Command, (version) =>
    printElements(version, siteFolder, ELEMENT, async () => weightTable(await weigh())),
  );
}

/** Remark plugin: `<DateAdapterWeights />` becomes a table of what each date adapter and its library weigh in an application. */
export default function remarkAdapterWeights(): (tree: Root) => Promise<void> {
  return async (root) => {
    if (elementsNamed(root, [ELEMENT]).length === 0) {
      return;
    }
    const weights = await weigh();
    replaceElements(root, ELEMENT, () => weightTable(weights));
  };
}
