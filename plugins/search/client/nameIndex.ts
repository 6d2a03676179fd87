import {DEFAULT_LANGUAGE, type Language} from '@site/src/site/languages';
import {productOfPath, readLanguage} from '@site/src/site/paths';
import {productName} from '@site/src/site/productNames';
import type {ProductId} from '@site/src/site/products';
import type {SearchNames} from '../types';
import {isApiPage} from '../urls';
import {keyOf, splitWords} from '../words';
import {stem} from './stem';

/** A place where a name is documented. */
export interface NamePlace {
  /** Title of the page: the component that has the prop. */
  readonly owner: string;
  readonly url: string;
}

/**
 * Something that has a name. `page` is a written page, `api` the page of a component or interface, `demo` a demo; any other
 * kind is a section of an API page, such as `props`.
 */
export interface NameEntry {
  readonly kind: string;
  readonly name: string;
  readonly key: string;
  readonly words: readonly string[];
  /** The key and words of the page's label in the sidebar, if it differs from the title. */
  readonly label?: {readonly key: string; readonly words: readonly string[]};
  readonly productId: ProductId | null;
  /** One name that several pages document is one entry: the first place is the one to go to. */
  readonly places: readonly [NamePlace, ...NamePlace[]];
  /** Stems of the words of the owners and of the product. A question may have them besides the name. */
  readonly context: ReadonlySet<string>;
}

export interface NameIndex {
  readonly entries: readonly NameEntry[];
  /** Every word and every whole name: what a mistyped word may have meant. */
  readonly vocabulary: ReadonlySet<string>;
}

interface Draft {
  readonly kind: string;
  readonly name: string;
  readonly calledInSidebar?: string;
  readonly productId: ProductId | null;
  readonly places: NamePlace[];
}

function drafts({pages}: SearchNames): Draft[] {
  const byIdentity = new Map<string, Draft>();
  const found: Draft[] = [];
  for (const {path, title, label, demos = [], rows = []} of pages) {
    const {productId} = productOfPath(path);
    found.push({
      kind: isApiPage(path) ? 'api' : 'page',
      name: title,
      productId,
      ...(label && {calledInSidebar: label}),
      places: [{owner: title, url: path}],
    });
    for (const demo of demos) {
      found.push({kind: 'demo', name: demo, productId, places: [{owner: title, url: `${path}#${demo}`}]});
    }
    for (const {section, stem, names} of rows) {
      for (const name of names) {
        const identity = [section, productId, name].join(' ');
        const place = {owner: title, url: `${path}#${stem}${name}`};
        const known = byIdentity.get(identity);
        if (known) {
          known.places.push(place);
        } else {
          const draft = {kind: section, name, productId, places: [place]};
          byIdentity.set(identity, draft);
          found.push(draft);
        }
      }
    }
  }
  return found;
}

/** Words that ask for a product: those of its names, in English and in the pages' language, and each name in one: `datagrid`. */
function wordsOfProduct(productId: ProductId | null, language: Language): readonly string[] {
  const names = productId ? [DEFAULT_LANGUAGE, language].map((own) => productName(productId, own)) : [];
  return names.flatMap((name) => [...splitWords(name), keyOf(name)]).map(stem);
}

/** Makes the fetched list ready for searching, once. */
export function makeNameIndex(names: SearchNames): NameIndex {
  const vocabulary = new Set(names.words.split(' ').filter((word) => word !== ''));
  const language = readLanguage(names.pages[0]?.path ?? '/').userLanguage;
  const productWords = new Map<ProductId | null, readonly string[]>();
  const entries = drafts(names).map(({places, calledInSidebar, ...draft}): NameEntry => {
    const words = splitWords(draft.name);
    const key = keyOf(draft.name);
    vocabulary.add(key);
    words.forEach((word) => vocabulary.add(word));
    const label = calledInSidebar ? {key: keyOf(calledInSidebar), words: splitWords(calledInSidebar)} : undefined;
    label?.words.forEach((word) => vocabulary.add(word));
    if (!productWords.has(draft.productId)) {
      productWords.set(draft.productId, wordsOfProduct(draft.productId, language));
    }
    const context = new Set(productWords.get(draft.productId));
    places.forEach(({owner}) => {
      context.add(stem(keyOf(owner)));
      splitWords(owner).forEach((word) => context.add(stem(word)));
    });
    // Among components that share a prop, the plainest one has the shortest name.
    places.sort((a, b) => a.owner.length - b.owner.length);
    return {...draft, key, words, ...(label && {label}), context, places: places as [NamePlace, ...NamePlace[]]};
  });
  return {entries, vocabulary};
}
