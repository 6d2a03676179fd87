import {attribute, BUILT_FILES, pageAt, PAGES, type BuiltPage} from './builtSite';

const ORIGIN = 'https://site.invalid';

/** Attributes by which an element names another file. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src'],
  link: ['href'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
};

/** Relations of a `<link>` that are no file to fetch, and so name an address on the deployed host. */
const NOT_FETCHED = ['canonical', 'alternate', 'preconnect', 'dns-prefetch'];

/** Why an address of a page leads nowhere; `undefined` where it leads somewhere or out of the site. */
function faultOf(page: BuiltPage, address: string): string | undefined {
  let target: URL;
  try {
    target = new URL(address, `${ORIGIN}${page.route}`);
  } catch {
    return `${address} is no address`;
  }
  if (target.origin !== ORIGIN) {
    return undefined;
  }
  const route = decodeURI(target.pathname);
  const targetPage = pageAt(route);
  if (!targetPage) {
    const isFile = BUILT_FILES.has(route.slice(1));
    return isFile
      ? undefined
      : pageAt(`${route}/`)
        ? `${address} lacks the slash at its end`
        : `${address} does not exist`;
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  return anchor === '' || targetPage.anchors.has(anchor) ? undefined : `${address} has no such anchor`;
}

function faultsOf(page: BuiltPage): string[] {
  const addresses = page.elements.flatMap((element) => {
    if (NOT_FETCHED.includes(attribute(element, 'rel') ?? '')) {
      return [];
    }
    return (REFERENCES[element.tagName] ?? []).flatMap((name) => attribute(element, name) ?? []);
  });
  return [...new Set(addresses)].flatMap((address) => faultOf(page, address) ?? []);
}

test('a link that leads nowhere is found', () => {
  const page = pageAt('/');
  expect(page && faultOf(page, '/nowhere/')).toBe('/nowhere/ does not exist');
  expect(page && faultOf(page, '#nowhere')).toBe('#nowhere has no such anchor');
  expect(page && faultOf(page, '/x/introduction')).toBe('/x/introduction lacks the slash at its end');
  expect(page && faultOf(page, 'https://example.com/nowhere')).toBeUndefined();
});

test.each(PAGES.map((page) => [page.route, page] as const))('every link and file of %s exists', (_route, page) => {
  expect(faultsOf(page)).toEqual([]);
});
