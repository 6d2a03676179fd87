import {createRequire} from 'node:module';
import path from 'node:path';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {didYouMean, RoomError, type SourcePlace} from '../../kit/errors';
import {code, table, text} from '../../kit/mdastTable';
import {placeOf, replaceElements, textAttribute, type MdxNode} from '../../kit/mdxNodes';
import {PROJECT_ROOT} from '../../kit/project';

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

/** A text as users read it; of a function, what it makes of some numbers. None for props of another component. */
function sample(value: unknown): string {
  const made: unknown = typeof value === 'function' ? (value as (...counts: number[]) => unknown)(2, 3) : value;
  return typeof made === 'string' ? made : '';
}

function textsOf(locale: LocaleModule): LocaleTexts {
  return Object.values(locale.components)[0]?.defaultProps.localeText ?? {};
}

/**
 * The locales of an installed package, by the name of their language.
 *
 * @param packageName one with an entry point `locales`: `@mui/x-data-grid`
 * @throws what Node throws for a package that is not installed or has no locales
 */
export function readLocales(packageName: string): LocaleFacts[] {
  const load = createRequire(path.join(PROJECT_ROOT, 'package.json'));
  const locales = load(`${packageName}/locales`) as Readonly<Record<string, LocaleModule>>;
  const reference = Object.entries(textsOf(locales[REFERENCE]!));
  const languages = new Intl.DisplayNames(['en'], {type: 'language', languageDisplay: 'standard'});
  const facts = Object.entries(locales).map(([name, locale]): LocaleFacts => {
    const texts = textsOf(locale);
    const isSame = ([key, english]: readonly [string, unknown]) =>
      key in texts && /\p{L}/u.test(sample(english)) && sample(texts[key]) === sample(english);
    return {
      name,
      language: languages.of(`${name.slice(0, 2)}-${name.slice(2)}`) ?? name,
      total: reference.length,
      missing: reference.filter(([key]) => !(key in texts)).length,
      same: name === REFERENCE ? 0 : reference.filter(isSame).length,
    };
  });
  return facts.sort((a, b) => a.language.localeCompare(b.language, 'en'));
}

function localeTable(packageName: string, place: SourcePlace): MdxNode {
  const known: string[] = DOCUMENTED_PACKAGES.map(({name}) => name);
  if (!known.includes(packageName)) {
    const fault = `<${ELEMENT}> names no documented package: "${packageName}".${didYouMean(packageName, known)}`;
    throw new RoomError('api-reference', fault, place);
  }
  const rows = readLocales(packageName).map(({name, language, total, missing, same}) => [
    [text(language)],
    [code(name)],
    [text(`${total - missing} of ${total}`)],
    [text(same === 0 ? '' : String(same))],
  ]);
  return table(['Language', 'Import', 'Texts', 'Same as in English'], rows);
}

/**
 * Remark plugin: makes a table of the locales of `<LocaleTable package="@mui/x-data-grid" />`, and how complete each is.
 *
 * @throws RoomError for a package that is not documented here
 */
export default function remarkLocaleTable(): (tree: unknown, file: {path: string}) => void {
  return (tree, file) => {
    const pageFile = path.relative(PROJECT_ROOT, path.resolve(file.path)).split(path.sep).join('/');
    replaceElements(tree as MdxNode, ELEMENT, (node) =>
      localeTable(textAttribute(node, 'package') ?? '', placeOf(node, pageFile)),
    );
  };
}
