import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Labels of a language by their keys, as Docusaurus writes them. */
type Labels = Readonly<Record<string, {readonly message: string} | undefined>>;

/** An item of a sidebar as `src/node/sidebars/fromEntries.ts` makes it. */
interface Item {
  readonly type: string;
  readonly key: string;
  readonly label: string;
  readonly items?: readonly Item[];
}

/**
 * The file of the labels of the current version, which the docs plugin reads too.
 *
 * @param localizationDir absolute path of the folder of a language
 */
export function labelsFile(localizationDir: string): string {
  return path.join(localizationDir, 'docusaurus-plugin-content-docs', 'current.json');
}

/** The labels in a file; none for the default language, which has no file. */
export function readLabels(file: string): Labels {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : {};
}

/** The sidebars with the labels of a language, as the docs plugin translates them. A label without a translation stays. */
export function translateSidebars(sidebars: SidebarsConfig, labels: Labels): SidebarsConfig {
  const inLanguage = (name: string, items: readonly Item[]): Item[] =>
    items.map((item) => ({
      ...item,
      label: labels[`sidebar.${name}.${item.type}.${item.key}`]?.message ?? item.label,
      ...(item.items && {items: inLanguage(name, item.items)}),
    }));
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, inLanguage(name, items as unknown as readonly Item[])]),
  ) as unknown as SidebarsConfig;
}
