import {translate} from '@docusaurus/Translate';

/** What kind of thing a line of the answer is, in the reader's language; nothing for a page. */
export function kindLabel(kind: string): string | undefined {
  switch (kind) {
    case 'page':
      return undefined;
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
    default:
      return translate({
        id: 'search.kind.member',
        message: 'property',
        description: 'Kind of a search result: a member of an interface',
      });
  }
}
