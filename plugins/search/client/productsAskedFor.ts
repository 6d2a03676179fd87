import type {NameEntry, NameIndex} from './nameIndex';
import type {Query, Term} from './query';
import {stem} from './stem';

/**
 * Which pages a question may mean if it names products, by any word of their names: `the legend of a chart` is about charts, and
 * `tree data` about the Tree View or the Data Grid.
 */
export function productsAskedFor({terms}: Query, {productWords}: NameIndex): (page: NameEntry) => boolean {
  const stems = new Set(terms.flatMap(({key, words}) => [key, ...words].map(stem)));
  const named = [...productWords].filter(([, words]) => words.some((word) => stems.has(word))).map(([id]) => id);
  return ({productId}) => named.length === 0 || named.includes(productId);
}

/** The terms of a question that are the name of a product, written whole. */
export function termsOfProducts({terms}: Query, {productNames}: NameIndex): ReadonlySet<Term> {
  const naming = new Set<Term>();
  terms.forEach((_term, start) => {
    for (let end = start + 1; end <= terms.length; end += 1) {
      const part = terms.slice(start, end);
      if (productNames.has(stem(part.map(({key}) => key).join('')))) {
        part.forEach((term) => naming.add(term));
      }
    }
  });
  return naming;
}
