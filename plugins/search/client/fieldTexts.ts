import {translate} from '@docusaurus/Translate';

/** What both search fields have in common: that of the server's HTML, and the one that takes its place. */
export const FIELD_ATTRIBUTES = {
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;

/** The texts of the search field, which stands in every page before the rest of the search is fetched. */
export function fieldTexts() {
  return {
    name: translate({id: 'search.name', message: 'Search the documentation', description: 'Name of the search'}),
    placeholder: translate({
      id: 'search.placeholder',
      message: 'Pages, props, classes, demos',
      description: 'Inside the empty search field: what can be found',
    }),
    close: translate({id: 'search.close', message: 'Close', description: 'Button that closes the search'}),
    retry: translate({
      id: 'search.retry',
      message: 'Try again',
      description: 'Button below the message that the search could not be loaded',
    }),
  };
}
