import {createRequire} from 'node:module';
import path from 'node:path';
import type {Root, Table} from 'mdast';
import {historyOf} from '../../../src/node/history/history';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {code, table, text} from '../../../src/node/mdastTable';
import {locationOf, replaceElements, textAttribute} from '../../../src/node/mdxNodes';
import {printElements} from '../../../src/node/printElements';
import {PROJECT_ROOT} from '../../../src/node/project';

const ELEMENT = 'LocaleTable';

/** The locale that the others translate. */
const REFERENCE = 'enUS';

type LocaleTexts = Readonly<Record<string, unknown>>;

interface LocaleModule {
  readonly components: Readonly<Record<string, {readonly defaultProps: {readonly localeText: LocaleTexts}}>>;
}

/** What a package has translated into one language. */
export interface LocaleFacts {
  /** The name that the package exports it by: `deDE`. */
  readonly name: string;
  /** In English, with its region: `German (Germany)`. */
  readonly language: string;
  /** How many texts there are, in English. */
  readonly total: number;
  /** How many of them the locale lacks: users read them in English. */
  readonly missing: number;
  /** How many it has with letters that are the same in English. */
  readonly same: number;
}

/** Names of locales that are not made of the tags of a language and a region. */
const TAGS: Readonly<Record<string, string>> = {kzKZ: 'kk-KZ'};

/** What the functions of the pickers' texts get that take no number, by their names. */
const ARGUMENTS: readonly (readonly [name: RegExp, args: readonly unknown[]])[] = [
  [/Placeholder$/, [{digitAmount: 4, contentType: 'letter', format: 'MMMM'}]],
  [/Dialogue$/, [null, null]],
  [/^clockLabelText$|^selectViewText$/, ['hours', null, null]],
  [/^calendarViewSwitching/, ['year']],
];

/** A text as users read it; of a function, what it makes of some arguments. None for props of another component. */
function sample(key: string, value: unknown): string {
  const args = ARGUMENTS.find(([name]) => name.test(key))?.[1] ?? [2, 3];
  const made: unknown = typeof value === 'function' ? (value as (...args: unknown[]) => unknown)(...args) : value;
  return typeof made === 'string' ? made : '';
}

function textsOf(locale: LocaleModule): LocaleTexts {
  return Object.values(locale.components)[0]?.defaultProps.localeText ?? {};
}

const tagOf = (name: string): string => TAGS[name] ?? name.replace(/(?=[A-Z]{2}$)/, '-');

/**
 * The locales of an installed package, by the name of their language.
 *
 * @param packageName one with an entry point `locales`: `@mui/x-data-grid`
 * @throws what Node throws for a package that is not installed or has no locales
 */
export function readLocales(packageName: string): LocaleFacts[] {
  const load = createRequire(path.join(PROJECT_ROOT, 'package.json'));
  const exported = load(`${packageName}/locales`) as Readonly<Record<string, Partial<LocaleModule>>>;
  const isLocale = (entry: readonly [string, Partial<LocaleModule>]): entry is [string, LocaleModule] =>
    entry[1].components !== undefined;
  const locales = Object.entries(exported).filter(isLocale);
  const reference = locales.flatMap(([name, locale]) => (name === REFERENCE ? Object.entries(textsOf(locale)) : []));
  const languages = new Intl.DisplayNames(['en'], {type: 'language', languageDisplay: 'standard'});
  const facts = locales.map(([name, locale]): LocaleFacts => {
    const texts = textsOf(locale);
    const isSame = ([key, english]: readonly [string, unknown]) =>
      key in texts && /\p{L}/u.test(sample(key, english)) && sample(key, texts[key]) === sample(key, english);
    return {
      name,
      language: languages.of(tagOf(name)) ?? name,
      total: reference.length,
      missing: reference.filter(([key]) => !(key in texts)).length,
      same: name === REFERENCE ? 0 : reference.filter(isSame).length,
    };
  });
  return facts.sort((a, b) => a.language.localeCompare(b.language, 'en'));
}

function localeTable(packageName: string, location: SourceLocation): Table {
  const known: string[] = DOCUMENTED_PACKAGES.map(({name}) => name);
  if (!known.includes(packageName)) {
    const problem = `<${ELEMENT}> names no documented package: "${packageName}".${didYouMean(packageName, known)}`;
    throw new PluginError('api-reference', problem, location);
  }
  const productId = DOCUMENTED_PACKAGES.find((documented) => documented.name === packageName)?.productId;
  const sinceOf = (name: string): string => (productId && historyOf(productId).of('export', '', name).since) ?? '';
  const rows = readLocales(packageName).map(({name, language, total, missing, same}) => [
    [text(language)],
    [code(name)],
    [text(`${total - missing} of ${total}`)],
    [text(same === 0 ? '' : String(same))],
    [text(sinceOf(name))],
  ]);
  return table(['Language', 'Import', 'Texts', 'Same as in English', 'Since'], rows);
}

/**
 * Prints the tables of locales into the pages of a version that was just cut.
 *
 * @param siteFolder absolute path of the project
 * @throws PluginError for a package that is not documented here
 */
export function printLocaleTables(version: string, siteFolder: string): Promise<void> {
  return printElements(version, siteFolder, ELEMENT, (attributes, location) =>
    localeTable(attributes['package'] ?? '', location),
  );
}

/**
 * Remark plugin: makes a table of the locales of `<LocaleTable package="@mui/x-data-grid" />`, and how complete each is.
 *
 * @throws PluginError for a package that is not documented here
 */
export default function remarkLocaleTable(): (tree: Root, file: {path: string}) => void {
  return (tree, file) => {
    const pageFile = path.relative(PROJECT_ROOT, path.resolve(file.path)).split(path.sep).join('/');
    replaceElements(tree, ELEMENT, (node) =>
      localeTable(textAttribute(node, 'package') ?? '', locationOf(node, pageFile)),
    );
  };
}
