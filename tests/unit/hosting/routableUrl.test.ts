/** @jest-environment jsdom */
import {decodable, decodablePath} from '../../../plugins/hosting/client/decodable';
import {fixDocumentUrl} from '../../../plugins/hosting/client/routableUrl';

jest.mock('@generated/docusaurus.config', () => ({__esModule: true, default: {baseUrl: '/'}}), {virtual: true});

const {location} = window;

function renderedFor(path: string | undefined): void {
  document.head.innerHTML = path === undefined ? '' : `<meta property="og:url" content="https://mui.com${path}">`;
}

/** The page for unknown URLs tells no URL. */
function renderedForUnknownUrls(): void {
  document.head.innerHTML = '<meta name="robots" content="noindex">';
}

/** The URL of the document after it was fixed. */
function fixedUrl(asked: string): string {
  window.history.replaceState({key: 'kept'}, '', location.origin + asked);
  fixDocumentUrl();
  return location.href.slice(location.origin.length);
}

test.each([
  ['#filtering', '#filtering'],
  ['#50%25', '#50%25'],
  ['#%E5%88%86', '#%E5%88%86'],
  ['#50%', '#50%25'],
  ['#%', '#%25'],
  ['#%zz', '#%25zz'],
  ['#%ff', '#%25ff'],
  ['#%E5%', '#%25E5%25'],
])('%s can be decoded as %s', (hash, fixed) => {
  expect(decodable(hash)).toBe(fixed);
  expect(() => decodeURIComponent(fixed)).not.toThrow();
});

test.each([
  ['/x/%E5%88%86/', '/x/%E5%88%86/'],
  ['/x/a%20b/', '/x/a%20b/'],
  ['/x/%zz/', '/x/%2525zz/'],
  ['/%', '/%2525'],
  ['/x/%E0%A4%A/', '/x/%2525E0%2525A4%2525A/'],
  ['/x/100%25/', '/x/100%2525/'],
  ['/x/%2541/', '/x/%2541/'],
])('%s can be decoded twice as %s', (path, fixed) => {
  expect(decodablePath(path)).toBe(fixed);
  expect(() => decodeURI(decodeURI(fixed))).not.toThrow();
  expect(decodablePath(fixed)).toBe(fixed);
});

test('a URL is fixed before those who listen later read it, and keeps what the history holds for it', () => {
  const read: string[] = [];
  window.addEventListener('popstate', () => read.push(decodeURIComponent(location.hash)));
  window.history.pushState({key: 'kept'}, '', '/%/#50%');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(read).toEqual(['#50%']);
  expect(location.hash).toBe('#50%25');
  expect(location.pathname).toBe('/%2525/');
  expect(window.history.state).toEqual({key: 'kept'});
});

test.each([
  ['/X/Introduction/?a=b#c', '/x/introduction/?a=b#c'],
  ['//x//introduction/index.html', '/x/introduction/'],
  ['/x/introduction', '/x/introduction/'],
  ['/x/introduction/#%', '/x/introduction/#%25'],
  ['/x/%69ntroduction/%', '/x/introduction/'],
])('%s has the URL of the page that the host gave, %s', (asked, url) => {
  renderedFor('/x/introduction/');
  expect(fixedUrl(asked)).toBe(url);
  expect(window.history.state).toEqual({key: 'kept'});
});

test.each([
  ['/x/nowhere/?a=b#50%', '/x/nowhere/?a=b#50%25'],
  ['/x/%zz/', '/x/%2525zz/'],
  ['/404.html', '/404.html'],
  ['/zh/x/nowhere/', '/zh/x/nowhere/'],
])('the page for unknown URLs keeps %s as %s', (asked, url) => {
  renderedForUnknownUrls();
  expect(fixedUrl(asked)).toBe(url);
});

test('a document that the server did not render keeps its URL', () => {
  renderedFor(undefined);
  expect(fixedUrl('/X/Introduction/?a#b')).toBe('/X/Introduction/?a#b');
  expect(fixedUrl('/%/#%')).toBe('/%2525/#%25');
});
