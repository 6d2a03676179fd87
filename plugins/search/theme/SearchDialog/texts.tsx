import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {fieldTexts} from '../../client/fieldTexts';

/** The plain texts of the dialog, in the reader's language. */
export function searchTexts() {
  return {
    ...fieldTexts(),
    results: translate({id: 'search.results', message: 'Results', description: 'Name of the list of results'}),
    recent: translate({
      id: 'search.recent',
      message: 'Recent searches',
      description: 'Heading above what was searched for lately',
    }),
    clearRecent: translate({
      id: 'search.recent.clear',
      message: 'Clear',
      description: 'Button that forgets the recent searches',
    }),
    start: translate({
      id: 'search.start',
      message: 'Start reading',
      description: 'Heading above links to where each product begins',
    }),
    missing: translate({
      id: 'search.missing',
      message:
        'The search index could not be loaded. You may be offline, or a new version of the site is being published.',
      description: 'When the index of the search cannot be fetched',
    }),
    advice: translate({
      id: 'search.empty.advice',
      message: 'Check the spelling, or try fewer or other words, or the name of a prop, a slot, a CSS class or a demo.',
      description: 'What to do when nothing was found',
    }),
    issues: translate({
      id: 'search.empty.issues',
      message: 'Search the issues on GitHub',
      description: 'Link to a search of the issues on GitHub',
    }),
    namesOnlyInDevelopment: translate({
      id: 'search.namesOnly.development',
      message:
        'The dev server has no index of the text: this finds titles and names. Build the site to search in full.',
      description: "On a writer's own machine, below the results",
    }),
    namesOnly: translate({
      id: 'search.namesOnly',
      message: 'The text of the pages cannot be searched just now: this finds titles and names.',
      description: 'When the index of the text cannot be fetched, below the results',
    }),
  };
}

/** How many results there are, as it is spoken. */
export function resultCount(count: number): string {
  return translate(
    {id: 'search.count', message: 'Results: {count}', description: 'Spoken when the results have changed'},
    {count: String(count)},
  );
}

/** The action that searches the pages of another language. */
export function searchInLanguage(language: string): string {
  return translate(
    {
      id: 'search.language',
      message: 'Search the {language} pages',
      description: 'Button below the results; the value is the name of another language of the site',
    },
    {language},
  );
}

/** The names of some components that share a prop, and how many more do. */
export function ownersAndMore(names: string, count: number): string {
  return translate(
    {
      id: 'search.owners.more',
      message: '{names} and {count} more',
      description: 'Names of components that share a prop, and how many more do',
    },
    {names, count: String(count)},
  );
}

/** What kind of thing a line of the answer is, in the reader's language. */
export function kindLabel(kind: string): string {
  switch (kind) {
    case 'page':
      return translate({id: 'search.kind.guide', message: 'guide', description: 'Kind of a search result: a page'});
    case 'api':
      return translate({id: 'search.kind.api', message: 'API', description: 'Kind of a search result: an API page'});
    case 'demo':
      return translate({id: 'search.kind.demo', message: 'demo', description: 'Kind of a search result'});
    case 'props':
      return translate({id: 'search.kind.prop', message: 'prop', description: 'Kind of a search result'});
    case 'slots':
      return translate({id: 'search.kind.slot', message: 'slot', description: 'Kind of a search result'});
    case 'classes':
    case 'css':
      return translate({id: 'search.kind.class', message: 'CSS class', description: 'Kind of a search result'});
    case 'events':
      return translate({id: 'search.kind.event', message: 'event', description: 'Kind of a search result'});
    case 'selectors':
      return translate({id: 'search.kind.selector', message: 'selector', description: 'Kind of a search result'});
    case 'methods':
      return translate({id: 'search.kind.method', message: 'method', description: 'Kind of a search result'});
    case 'hooks':
      return translate({id: 'search.kind.hook', message: 'hook', description: 'Kind of a search result'});
    case 'exports':
      return translate({id: 'search.kind.export', message: 'export', description: 'Kind of a search result'});
    case 'messages':
      return translate({
        id: 'search.kind.message',
        message: 'message',
        description: 'Kind of a search result: what a package prints to the console',
      });
    default:
      return translate({
        id: 'search.kind.member',
        message: 'property',
        description: 'Kind of a search result: a member of an interface',
      });
  }
}

/** Names of each kind that can be found, which show how to ask. */
export function Examples(): ReactNode {
  return (
    <Translate
      id="search.examples"
      description="Below the empty search field; the values are names that can be searched for"
      values={{
        prop: <code>sortModel</code>,
        cssClass: <code>MuiDataGrid-root</code>,
        callback: <code>onCellClick</code>,
      }}
    >
      {'Names are found as they stand in code: {prop}, {cssClass}, {callback}.'}
    </Translate>
  );
}

export function NothingFound({query}: {readonly query: string}): ReactNode {
  return (
    <Translate
      id="search.empty"
      description="When nothing was found; the value is what was searched for"
      values={{query: <bdi>{query}</bdi>}}
    >
      {'Nothing found for “{query}”'}
    </Translate>
  );
}

export function FixedWords({words}: {readonly words: string}): ReactNode {
  return (
    <Translate
      id="search.corrected"
      description="When a word was mistyped; the value is what was searched for instead"
      values={{words: <strong>{words}</strong>}}
    >
      {'Results for {words}'}
    </Translate>
  );
}
