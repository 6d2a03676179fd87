import type {SearchAnswer} from './searchEngine';
import type {ResultGroup, SearchResult} from './rank';

/** One line that the arrow keys reach. */
export interface SearchOption {
  /** Id of its element, which the field names as the active one. */
  readonly id: string;
  /** The same for the same result in a better answer; one place may have several results, each by its name. */
  readonly key: string;
  readonly result: SearchResult;
}

/** The lines of one product. */
export interface OptionGroup {
  readonly productId: ResultGroup['productId'];
  readonly options: readonly SearchOption[];
}

/** The lines of an answer in the order in which they are shown. */
export function optionsOf(answer: SearchAnswer | undefined, prefix: string): OptionGroup[] {
  let count = 0;
  return (answer?.groups ?? []).map(({productId, results}) => ({
    productId,
    options: results.map((result) => {
      const {entry, url} = result;
      count += 1;
      return {id: `${prefix}-${count}`, key: [entry.kind, entry.name, url].join(' '), result};
    }),
  }));
}
