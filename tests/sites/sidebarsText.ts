import {format, resolveConfig} from 'prettier';
import type {NavigationEntry} from '../../src/site/navigation';
import type {ProductId} from '../../src/site/products';

/** An entry as `sidebars.ts` has it: the pages of a product's API are not listed one by one. */
export type SidebarEntry =
  | (Omit<NavigationEntry, 'children'> & {readonly children?: readonly SidebarEntry[]})
  | {readonly apiEntries: ProductId};

const IMPORTS = [
  "import {apiEntries} from './src/node/sidebars/apiEntries';",
  "import {fromEntries} from './src/node/sidebars/fromEntries';",
];

/**
 * The text of `sidebars.ts`, as a writer would have written it.
 *
 * @param file where it will lie, whose formatting it gets
 */
export async function sidebarsText(entries: readonly SidebarEntry[], file: string): Promise<string> {
  const listed = JSON.stringify(entries).replace(/\{"apiEntries":("[\w-]+")\}/g, 'apiEntries($1)');
  const text = [...IMPORTS, '', `export default fromEntries(${listed});`].join('\n');
  return format(text, {...(await resolveConfig(file)), filepath: file});
}
