import type {Mutation} from '../mutation';

/** Names, questions and their order in the search. */
export const SEARCH_MUTATIONS: readonly Mutation[] = [
  {
    id: 'search/slip-of-two-letters',
    file: 'src/text/nearestName.ts',
    find: 'editDistance(from, to) === 1',
    replace: 'editDistance(from, to) <= 2',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/swapped-neighbours',
    file: 'src/text/nearestName.ts',
    find: 'from[i - 1] === to[j - 2]',
    replace: 'from[i - 1] === to[j - 1]',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/query-fillers-kept',
    file: 'plugins/search/client/query.ts',
    find: '!FILLERS.has(key)',
    replace: 'FILLERS.has(key)',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/query-endless',
    file: 'plugins/search/client/query.ts',
    find: '.slice(0, LONGEST_QUERY)',
    replace: '.slice(LONGEST_QUERY)',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/own-product-last',
    file: 'plugins/search/client/rank.ts',
    find: 'productId === ownProduct && productId',
    replace: 'productId !== ownProduct && productId',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/worst-first',
    file: 'plugins/search/client/rank.ts',
    find: 'return b.score - a.score;',
    replace: 'return a.score - b.score;',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/recent-without-limit',
    file: 'plugins/search/client/recentSearches.ts',
    find: 'MOST_KEPT = 5',
    replace: 'MOST_KEPT = 50',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/recent-order',
    file: 'plugins/search/client/recentSearches.ts',
    find: '[search, ...others]',
    replace: '[...others, search]',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/slash-in-fields',
    file: 'plugins/search/client/shortcuts.ts',
    find: '!target?.closest(WRITING) && ',
    replace: '',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/stem-too-short',
    file: 'plugins/search/client/stem.ts',
    find: 'return cut.length >= 3 ? cut : rest;',
    replace: 'return cut.length >= 1 ? cut : rest;',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/mark-one-short',
    file: 'plugins/search/client/markedParts.ts',
    find: 'return [first, last + 1];',
    replace: 'return [first, last];',
    tests: {unit: 'unit/search/'},
  },
  {
    id: 'search/corrected-short-words',
    file: 'plugins/search/client/matchNames.ts',
    find: 'term.key.length < SHORTEST_MISTYPED || isKnown',
    replace: 'isKnown',
    tests: {unit: 'unit/search/'},
  },
];
