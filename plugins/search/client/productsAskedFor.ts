import type {NameEntry, NameIndex} from './nameIndex';
import type {Query} from './query';
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
