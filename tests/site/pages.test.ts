import {attribute, BUILT_FILES, elementsBelow, PAGES, readBuilt, select, textOf, type BuiltPage} from './builtSite';

/** Pages that only lead somewhere else. */
function isRedirect(page: BuiltPage): boolean {
  return select(page, 'meta', {'http-equiv': 'refresh'}).length > 0;
}

const readable = PAGES.filter((page) => !isRedirect(page));

/** Pages that stand alone, without navigation around them (spec, "Path handling"). */
const WITHOUT_LAYOUT = ['/playground/'];

test('there are pages', () => {
  expect(readable.length).toBeGreaterThan(8);
});

describe.each(readable.map((page) => [page.route, page] as const))('%s', (route, page) => {
  const html = select(page, 'html')[0];

  test('says what it is', () => {
    const title = select(page, 'title').map(textOf);
    const description = select(page, 'meta', {name: 'description'}).map((meta) => attribute(meta, 'content')?.trim());
    expect(title).toEqual([expect.stringMatching(/\S/)]);
    // No search engine shows the page for unknown addresses, whatever it says of itself.
    expect(route.endsWith('404.html') ? ['left out on purpose'] : description).toEqual([
      expect.stringMatching(/\S.{15,}/),
    ]);
    expect(html && attribute(html, 'lang')).toMatch(/^[a-z]{2}/);
  });

  test('has one heading of the first level', () => {
    const headings = select(page, 'h1').map((heading) => textOf(heading).trim());
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
  });

  test('has one main region, and navigation around it', () => {
    const mains = page.elements.filter(
      (element) => element.tagName === 'main' || attribute(element, 'role') === 'main',
    );
    expect(mains).toHaveLength(1);
    if (!WITHOUT_LAYOUT.includes(route)) {
      const names = select(page, 'nav').map((nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby'));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !name)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('gives an id to one element only', () => {
    const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('describes its pictures', () => {
    expect(
      select(page, 'img')
        .filter((image) => attribute(image, 'alt') === undefined)
        .map((image) => attribute(image, 'src')),
    ).toEqual([]);
  });

  test('preloads fonts that exist and that its styles use', () => {
    const fonts = select(page, 'link', {rel: 'preload', as: 'font'});
    const styles = [...BUILT_FILES]
      .filter((file) => file.endsWith('.css'))
      .map(readBuilt)
      .join('');
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      const file = attribute(font, 'href') ?? '';
      expect(BUILT_FILES).toContain(file.slice(1));
      expect(styles + page.html.replaceAll(`href="${file}"`, '')).toContain(file.split('/').at(-1));
      expect(attribute(font, 'crossorigin')).toBeDefined();
    }
  });
});

test('the sitemap lists the pages that are built, and no other', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  // A page that asks not to be indexed is not listed.
  const indexed = readable.filter(
    (page) =>
      !page.route.endsWith('404.html') &&
      !select(page, 'meta', {name: 'robots'}).some((meta) => attribute(meta, 'content')?.includes('noindex')),
  );
  expect(listed.sort()).toEqual(indexed.map(({route}) => route).sort());
});

test('headings go down one level at a time', () => {
  const jumps = readable.flatMap((page) => {
    const main = page.elements.find(({tagName}) => tagName === 'main');
    // What a demo shows is not the page's text: a package may render headings of its own.
    const shown = new Set(
      page.elements
        .filter((element) => attribute(element, 'data-demo-stage') !== undefined)
        .flatMap((stage) => elementsBelow(stage)),
    );
    const levels = main
      ? elementsBelow(main)
          .filter((element) => !shown.has(element))
          .flatMap(({tagName}) => /^h([1-6])$/.exec(tagName)?.[1] ?? [])
          .map(Number)
      : [];
    const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    return jump === -1 ? [] : [`${page.route}: h${levels[jump - 1]} to h${levels[jump]}`];
  });
  expect(jumps).toEqual([]);
});
