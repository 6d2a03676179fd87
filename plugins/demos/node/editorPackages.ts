import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {DATE_ADAPTERS, DATE_LOCALES, DAYJS_ZONE_PLUGINS} from '../../../src/site/adapters';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {installedFolder} from '../../../src/node/project';
import {packageOf} from '../client/exports/imports';

/** Specifiers whose modules arrive together in the editor. */
export interface PackageGroup {
  /** Part of the name of the generated file. */
  readonly name: string;
  readonly specifiers: readonly string[];
}

/** Packages that the editor offers beside the documented ones: what these are built on. */
const FOUNDATIONS: readonly string[] = [
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  'clsx',
  'react-dom',
];

/** Folders of a package that are no entries of it, and types. */
const NO_ENTRY =
  /^(?:internals?|legacy|modern|node|umd|esm|types|joy|version|zero-styled|node_modules|.*[aA]ugmentation|typeOverloads|Adapter.*)$/;

/**
 * The entries of a package below its name (`@mui/material/Box`): its folders with an `index.js`. A date adapter is none:
 * it is offered with the library that it needs.
 */
function entriesOf(packageName: string): string[] {
  const folder = installedFolder(packageName);
  const names = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !NO_ENTRY.test(entry.name))
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(folder, name, 'index.js')));
  return [packageName, ...names.sort().map((name) => `${packageName}/${name}`)];
}

/** The languages of Moment.js change its global one when they load, so they come only to a demo that imports one. */
function isLocale(specifier: string): boolean {
  return /\/locale\/[^/]+$/.test(specifier);
}

function adapterGroups(): PackageGroup[] {
  const packages = DOCUMENTED_PACKAGES.filter(({productId}) => productId === 'x-date-pickers');
  return DATE_ADAPTERS.map(({name, library}) => ({
    name: library,
    specifiers: [
      library,
      ...(library === 'dayjs'
        ? [
            ...DATE_LOCALES.map((locale) => `dayjs/locale/${locale}`),
            ...DAYJS_ZONE_PLUGINS.map((plugin) => `dayjs/plugin/${plugin}`),
          ]
        : []),
      ...packages
        .filter((candidate) => existsSync(path.join(installedFolder(candidate.name), name)))
        .map((candidate) => `${candidate.name}/${name}`),
    ],
  }));
}

/**
 * The packages that the editor offers: the documented ones, what they are built on, the date adapters, each with its library, and
 * what any demo imports besides, such as icons. A package's specifiers arrive together: a chunk for each would cost every
 * page of the site some bytes.
 *
 * @param used specifiers that the demos of the site import
 */
export function packageGroups(used: readonly string[]): PackageGroup[] {
  const groups = new Map<string, Set<string>>();
  const add = (name: string, specifiers: readonly string[]): void => {
    groups.set(name, new Set([...(groups.get(name) ?? []), ...specifiers]));
  };
  [...FOUNDATIONS, ...DOCUMENTED_PACKAGES.map(({name}) => name)].forEach((name) => add(name, entriesOf(name)));
  adapterGroups().forEach(({name, specifiers}) => add(name, specifiers));
  const offered = new Set([...groups.values()].flatMap((specifiers) => [...specifiers]));
  used
    .filter((specifier) => !/^(?:\.|react$)/.test(specifier) && !offered.has(specifier))
    .forEach((specifier) =>
      add(isLocale(specifier) ? path.posix.dirname(specifier) : packageOf(specifier), [specifier]),
    );
  return [...groups].map(([name, specifiers]) => ({name: name.replace(/\W+/g, '-'), specifiers: [...specifiers]}));
}

/** Text of the module that holds a group's modules. */
export function groupModule({specifiers}: PackageGroup): string {
  const imports = specifiers.map((specifier, index) => `import * as module${index} from ${JSON.stringify(specifier)};`);
  const entries = specifiers.map((specifier, index) => `  ${JSON.stringify(specifier)}: module${index},`);
  return `${imports.join('\n')}\nexport default {\n${entries.join('\n')}\n};\n`;
}

/**
 * Text of the module that lists the editor's packages and fetches them.
 *
 * @param fileOf path of the file that holds a group's modules
 */
export function packagesModule(groups: readonly PackageGroup[], fileOf: (group: PackageGroup) => string): string {
  const entries = groups.map(
    (group) =>
      `  {specifiers: ${JSON.stringify(group.specifiers)}, load: () => import(${JSON.stringify(fileOf(group))})},`,
  );
  return `export default [\n${entries.join('\n')}\n];\n`;
}
