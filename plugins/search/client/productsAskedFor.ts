import {SITE_PRODUCT_ID, type ProductId} from '@site/src/site/products';
import type {NameEntry, NameIndex} from './nameIndex';
import {joined, type Query, type Term} from './query';
import {stem} from './stem';

/** Words of questions about versions: `upgrade`, `migrating`, `v5`, `升级`. */
const ABOUT_CHANGES = /^(?:upgrad|migrat|codemod|changelog|release|breaking|v\d|升级|迁移)/;

/** Whether a question is about moving from one version to another. */
export function isAboutChanges({terms}: Query): boolean {
  return terms.some(({key}) => ABOUT_CHANGES.test(key));
}

/**
 * Which pages a question may mean if it names products, by any word of their names: `the legend of a chart` is about charts, and
 * `tree data` about the Tree View or the Data Grid.
 */
export function productsAskedFor({terms}: Query, {productWords}: NameIndex): (page: NameEntry) => boolean {
  const stems = new Set(terms.flatMap(({key, words}) => [key, ...words].map(stem)));
  const named = [...productWords].filter(([, words]) => words.some((word) => stems.has(word))).map(([id]) => id);
  return ({productId}) => named.length === 0 || named.includes(productId);
}

/** The terms of a question that are words of products' names, such as `date` and `grid`. */
export function wordsOfProducts({terms}: Query, {productWords}: NameIndex): ReadonlySet<Term> {
  const words = new Set([...productWords.values()].flat());
  return new Set(terms.filter(({key}) => words.has(stem(key))));
}

/**
 * The terms of a question that are the name of a product, written whole, each with the product. What is a page's title, such as
 * `Date Time Picker`, is none.
 */
export function termsOfProducts(
  {terms}: Query,
  {productNames, titles}: NameIndex,
): ReadonlyMap<Term, ProductId | null> {
  const naming = new Map<Term, ProductId | null>();
  terms.forEach((_term, start) => {
    for (let end = start + 1; end <= terms.length; end += 1) {
      const part = terms.slice(start, end);
      const name = joined(part);
      const product = productNames.get(stem(name));
      if (product !== undefined && !titles.has(name)) {
        part.forEach((term) => naming.set(term, product));
      }
    }
  });
  return naming;
}

/**
 * The product that a question names whole, if it names one and no other besides all of MUI X. Questions about versions have none:
 * guides to the next version are no pages of a product.
 */
export function productNamed(query: Query, index: NameIndex): ProductId | null {
  const named = [...termsOfProducts(query, index).values()].filter((product) => product !== SITE_PRODUCT_ID);
  const [product = null, ...others] = new Set(named);
  return others.length > 0 || isAboutChanges(query) ? null : product;
}
