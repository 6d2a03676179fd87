import {format, resolveConfig} from 'prettier';
import type {NavigationEntry} from '../../src/site/navigation';
import type {ProductId} from '../../src/site/products';

/** An entry of `sidebars.ts`. API pages are one entry for each product. */
export type SidebarEntry =
  | (Omit<NavigationEntry, 'children'> & {readonly children?: readonly SidebarEntry[]})
  | {readonly apiEntries: ProductId};

const IMPORTS = [
  "import {apiEntries} from './src/node/sidebars/apiEntries';",
  "import {fromEntries} from './src/node/sidebars/fromEntries';",
];

/**
 * The text of `sidebars.ts`, formatted as if written by hand.
 *
 * @param file its path, which decides on the formatting
 */
export async function sidebarsText(entries: readonly SidebarEntry[], file: string): Promise<string> {
  const listed = JSON.stringify(entries).replace(/\{"apiEntries":("[\w-]+")\}/g, 'apiEntries($1)');
  const text = [...IMPORTS, '', `export default fromEntries(${listed});`].join('\n');
  return format(text, {...(await resolveConfig(file)), filepath: file});
}
