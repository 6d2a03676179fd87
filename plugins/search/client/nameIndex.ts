import {DEFAULT_LANGUAGE, type Language} from '@site/src/site/languages';
import {productOfPath, readLanguage} from '@site/src/site/paths';
import {productName} from '@site/src/site/productNames';
import {productById, type Product, type ProductId} from '@site/src/site/products';
import type {NamedPage, QuotedNames, SearchMessages, SearchNames} from '../types';
import {isApiPage} from '../urls';
import {keyOf, splitWords} from '../words';
import {readQuery} from './query';
import {stem} from './stem';

/** A place where a name is documented. */
export interface NamePlace {
  /** Title of the page: the component that has the prop. */
  readonly owner: string;
  readonly url: string;
}

/** Another name of a page. */
export interface Label {
  readonly key: string;
  readonly words: readonly string[];
  /** Whether only a question that is the label asks for the page: a product's name in a question says where to look. */
  readonly isAllOrNothing: boolean;
}

/**
 * Something that has a name. `page` is a written page, `api` the page of a component or interface, `demo` a demo, `hooks` and
 * `exports` what pages explain of the packages, `messages` what the packages print; any other kind is a section of an API page,
 * such as `props`.
 */
export interface NameEntry {
  readonly kind: string;
  readonly name: string;
  readonly key: string;
  readonly words: readonly string[];
  /** What the page is called besides its title: its label in the sidebar, parts of its title, the product it introduces. */
  readonly labels: readonly Label[];
  readonly productId: ProductId | null;
  /** One name that several pages document is one entry: the first place is the one to go to. */
  readonly places: readonly [NamePlace, ...NamePlace[]];
  /** Stems of the words of the owners and of the product. A question may have them besides the name. */
  readonly context: ReadonlySet<string>;
}

export interface NameIndex {
  readonly entries: readonly NameEntry[];
  /** Written pages by their URLs. */
  readonly pages: ReadonlyMap<string, NameEntry>;
  /** Every word, and every whole name of code: what a mistyped word may have meant. */
  readonly words: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** Those of the words that only messages have. Nobody meant one of them instead of what was typed. */
  readonly printed: ReadonlySet<string>;
  /** By a word, or a whole name of several: how many names have it. */
  readonly wordCounts: ReadonlyMap<string, number>;
  /** Stems of the words of each product's name. */
  readonly productWords: ReadonlyMap<ProductId | null, readonly string[]>;
  /** Products by the stems of their names that have several words, each name in one word. One word alone may mean any chart. */
  readonly productNames: ReadonlyMap<string, ProductId | null>;
  /** The keys of the pages' titles. */
  readonly titles: ReadonlySet<string>;
  /** The keys of all entries and their labels. */
  readonly keys: ReadonlySet<string>;
}

interface Draft {
  readonly kind: string;
  readonly name: string;
  readonly labels?: readonly Label[];
  readonly productId: ProductId | null;
  readonly places: NamePlace[];
}

/** The subject of a guide of what a major version changes, and the version before: `/x/migration/migration-data-grid-v5/`. */
const UPGRADE_GUIDE = /\/migration-([^/]+)-v(\d+)\/$/;

/** How questions about another version begin. */
const CHANGING = ['migrate', 'migrating', 'migration', 'upgrade', 'upgrading'];
/** What they say in Chinese, behind the version before. */
const CHANGING_IN_CHINESE = ['升级', '迁移'];

/** What people call a guide from one version to the next whose title names no version. */
function upgradeNames(path: string, title: string): {readonly words: string[]; readonly phrases: string[]} {
  const [, subject = '', before = ''] = UPGRADE_GUIDE.exec(path) ?? [];
  if (before === '' || splitWords(title).includes(`v${before}`)) {
    return {words: [], phrases: []};
  }
  const next = `v${Number(before) + 1}`;
  const [from, to] = [`from v${before}`, `to ${next}`];
  return {
    words: [...CHANGING, ...CHANGING_IN_CHINESE].map((word) => `${word} ${subject} ${from} ${to}`),
    // To the words of a question alone, a guide to the version before is as near.
    phrases: [
      `v${before} ${to}`,
      ...CHANGING.flatMap((word) => [from, to, `${from} ${to}`].map((way) => `${word} ${way}`)),
      `v${before} 到 ${next}`,
      ...CHANGING_IN_CHINESE.flatMap((word) => [
        `v${before} ${word}`,
        `${word}到 ${next}`,
        `v${before} ${word}到 ${next}`,
      ]),
    ],
  };
}

/** Other names of a page: `Tooltip & Highlights` is about both, and the first page of a product about the product. */
function otherNames({path, title, label}: NamedPage, productId: ProductId | null, language: Language): Label[] {
  const parts = title.split(' & ');
  const isIntroduction = productId !== null && `${productPath(productId)}/` === readLanguage(path).path;
  const own = [...(label ? [label] : []), ...(parts.length > 1 ? parts : [])];
  const upgrade = upgradeNames(path, title);
  const products = isIntroduction ? [DEFAULT_LANGUAGE, language].map((each) => productName(productId, each)) : [];
  const labelOf = (name: string, isAllOrNothing: boolean): Label => ({
    key: keyOf(name),
    words: splitWords(name),
    isAllOrNothing,
  });
  return [
    ...[...own, ...upgrade.words].map((name) => labelOf(name, false)),
    ...[...products, ...upgrade.phrases].map((name) => labelOf(name, true)),
  ];
}

/** The path of a product's first written page, without a slash at its end. */
function productPath(productId: ProductId): string | undefined {
  const product: Product = productById(productId);
  return product.paths[0];
}

/** The name, the kind and the hash of all that a page has by name. */
function namedParts(
  {demos = [], rows = [], code = []}: NamedPage,
  messages: readonly QuotedNames[],
): [string, string, string?][] {
  return [
    ...demos.map((name): [string, string, string] => [name, 'demo', name]),
    ...rows.flatMap(({section, stem, names}) =>
      names.map((name): [string, string, string] => [name, section, stem + name]),
    ),
    ...code.flatMap(({id, names}) =>
      names.map((name): [string, string, string?] => [name, /^use[A-Z]/.test(name) ? 'hooks' : 'exports', id]),
    ),
    ...messages.flatMap(({id, names}) => names.map((name): [string, string, string?] => [name, 'messages', id])),
  ];
}

function drafts({pages}: SearchNames, messages: SearchMessages, language: Language): Draft[] {
  const byIdentity = new Map<string, Draft>();
  const found: Draft[] = [];
  for (const page of pages) {
    const {path, title} = page;
    const {productId} = productOfPath(path);
    const isApi = isApiPage(path);
    found.push({
      kind: isApi ? 'api' : 'page',
      name: title,
      productId,
      ...(!isApi && {labels: otherNames(page, productId, language)}),
      places: [{owner: title, url: path}],
    });
    for (const [name, kind, id] of namedParts(page, messages[path] ?? [])) {
      // Demos of the same name are different demos.
      const identity = [kind, productId, name, kind === 'demo' ? path : ''].join(' ');
      const place = {owner: title, url: id === undefined ? path : `${path}#${id}`};
      const known = byIdentity.get(identity);
      if (known) {
        known.places.push(place);
      } else {
        const draft = {kind, name, productId, places: [place]};
        byIdentity.set(identity, draft);
        found.push(draft);
      }
    }
  }
  return found;
}

/** The names of a product in English and in the pages' language. */
function namesOfProduct(productId: ProductId | null, language: Language): readonly string[] {
  return productId ? [DEFAULT_LANGUAGE, language].map((own) => productName(productId, own)) : [];
}

/** Words that ask for a product: those of its names, and each name in one: `datagrid`. */
function wordsOfProduct(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [...splitWords(name), keyOf(name)]).map(stem);
}

function countWords(entries: readonly NameEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {key, words} of entries) {
    new Set([key, ...words]).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  }
  return counts;
}

/** Makes the fetched lists ready for searching. */
export function makeNameIndex(names: SearchNames, messages: SearchMessages = {}): NameIndex {
  const vocabulary = new Set(names.words.split(' ').filter((word) => word !== ''));
  const wholeNames = new Set<string>();
  const messageWords = new Set<string>();
  const language = readLanguage(names.pages[0]?.path ?? '/').userLanguage;
  const productWords = new Map<ProductId | null, readonly string[]>();
  const productNames = new Map<string, ProductId | null>();
  const entries = drafts(names, messages, language).map(({places, labels = [], ...draft}): NameEntry => {
    const words = splitWords(draft.name);
    const key = keyOf(draft.name);
    if (words.length > 1 && draft.kind !== 'messages') {
      wholeNames.add(key);
    }
    words.forEach((word) => (draft.kind === 'messages' ? messageWords : vocabulary).add(word));
    labels.forEach((label) => label.words.forEach((word) => vocabulary.add(word)));
    if (!productWords.has(draft.productId)) {
      const ownNames = namesOfProduct(draft.productId, language);
      productWords.set(draft.productId, wordsOfProduct(ownNames));
      ownNames
        .filter((name) => splitWords(name).length > 1)
        .forEach((name) => productNames.set(stem(readQuery(name).key), draft.productId));
    }
    const context = new Set(productWords.get(draft.productId));
    places.forEach(({owner}) => {
      context.add(stem(keyOf(owner)));
      splitWords(owner).forEach((word) => context.add(stem(word)));
    });
    // Among components that share a prop, the plainest one has the shortest name: the community plan's. Guides that list rows of
    // the reference come after it, but for events and selectors, which have no other page of their own.
    const isListed = draft.kind === 'events' || draft.kind === 'selectors';
    const isLater = ({url}: NamePlace): number => Number(isApiPage(url) === isListed);
    places.sort((a, b) => isLater(a) - isLater(b) || a.owner.length - b.owner.length);
    return {...draft, key, words, labels, context, places: places as [NamePlace, ...NamePlace[]]};
  });
  return {
    entries,
    pages: new Map(entries.filter(({kind}) => kind === 'page').map((entry) => [entry.places[0].url, entry])),
    words: new Set([...vocabulary, ...messageWords]),
    names: wholeNames,
    printed: new Set([...messageWords].filter((word) => !vocabulary.has(word) && !wholeNames.has(word))),
    wordCounts: countWords(entries),
    productWords,
    productNames,
    titles: new Set(entries.filter(({kind}) => kind === 'page').map(({key}) => key)),
    keys: new Set(entries.flatMap(({key, labels}) => [key, ...labels.map((label) => label.key)])),
  };
}
