import {attribute, BUILT_FILES, elementsBelow, PAGES, readBuilt, select, textOf, type BuiltPage} from './builtSite';

/** Pages of the docs: those that say where their Markdown is. */
const documented = PAGES.flatMap((page) => {
  const link = select(page, 'link', {rel: 'alternate', type: 'text/markdown'})[0];
  return link ? [{page, file: (attribute(link, 'href') ?? '').slice(1)}] : [];
});

function dataOf(page: BuiltPage): Record<string, unknown>[] {
  return select(page, 'script', {type: 'application/ld+json'}).map(
    (script) =>
      JSON.parse(script.childNodes.map((child) => ('value' in child ? child.value : '')).join('')) as Record<
        string,
        unknown
      >,
  );
}

test('every page below the docs says where its Markdown is', () => {
  const routes = PAGES.filter(({route}) => route.startsWith('/x/'))
    .filter((page) => select(page, 'meta', {'http-equiv': 'refresh'}).length === 0)
    .map(({route}) => route);
  expect(routes.length).toBeGreaterThan(8);
  expect(documented.map(({page}) => page.route).sort()).toEqual(routes.sort());
});

describe.each(documented.map(({page, file}) => [file, page] as const))('%s', (file, page) => {
  const text = BUILT_FILES.has(file) ? readBuilt(file) : '';
  /** Without fences, whose content may be anything. */
  const prose = text.replace(/^( *)(`{3,}).*?^\1\2$/gms, '');

  test('is the page, at its address with .md', () => {
    expect(`/${file}`).toBe(page.route.replace(/\/$/, '.md'));
    const heading = select(page, 'h1').map(textOf)[0]?.trim() ?? '?';
    expect(text).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\nurl: "https?:\/\/.+\/"\nproduct: ".+"\n---\n\n# /);
    expect(/^# (.+)$/m.exec(prose)?.[1]?.replace(/\\/g, '')).toContain(heading.split(/\s/)[0]);
  });

  test('has no HTML but line breaks in tables', () => {
    const tags = prose.replace(/`[^`\n]+`/g, '').match(/(?<!\\)<\/?[a-z][^\s>:@]*(?:\s[^>]*)?>/gi) ?? [];
    expect(tags.filter((tag) => tag !== '<br>')).toEqual([]);
  });

  test('has every heading of the page that its table of contents has', () => {
    const content = page.elements.find((element) => attribute(element, 'class')?.includes('theme-doc-markdown'));
    const headings = (content ? elementsBelow(content) : [])
      .filter((element) => element.tagName === 'h2' && attribute(element, 'class')?.includes('anchor'))
      .map((heading) =>
        textOf(heading)
          .replace(/\u200b/g, '')
          .trim(),
      );
    const written = [...prose.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.replace(/[\\`]/g, ''));
    expect(written).toEqual(headings.map((title) => title.replace(/`/g, '')));
  });

  test('has the code of every demo, and every row of the API', () => {
    const frames = page.elements.filter((element) => attribute(element, 'data-demo-stage') !== undefined);
    expect(text.match(/^\*\*Demo:\*\* \[/gm)?.length ?? 0).toBe(frames.length);
    expect(text.match(/^export default function /gm)?.length ?? 0).toBeGreaterThanOrEqual(frames.length);
    const names = page.elements.flatMap((element) => attribute(element, 'data-api-row') ?? []);
    expect(names.filter((name) => !text.includes(`| \`${name}\``))).toEqual([]);
  });

  test('has links that work where the text is taken to', () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address);
    expect(links.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address ?? ''))).toEqual([]);
  });

  test('is told to search engines with the way to it', () => {
    const [data, ...others] = dataOf(page);
    expect(others).toEqual([]);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {'@type': 'TechArticle', headline: expect.stringMatching(/\S/) as string},
        {'@type': 'BreadcrumbList', itemListElement: expect.arrayContaining([expect.anything()]) as unknown[]},
      ],
    });
  });
});

test('the lists of pages name every page, and only files that exist', () => {
  const named = [...readBuilt('llms.txt').matchAll(/\]\((https?:[^)]+\.md)\)/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(1),
  );
  expect(named.filter((file) => !BUILT_FILES.has(file))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(documented.map(({file}) => file)));
  const full = readBuilt('llms-full.txt');
  expect(documented.filter(({file}) => !full.includes(readBuilt(file))).map(({file}) => file)).toEqual([]);
  const own = readBuilt('x/react-tree-view/llms.txt').match(/^- \[/gm)?.length;
  expect(own).toBe(documented.filter(({file}) => /^x\/(?:react|api)\/?-?tree-view/.test(file)).length);
});

test('every page has a picture, which exists', () => {
  const pictures = PAGES.filter((page) => select(page, 'meta', {'http-equiv': 'refresh'}).length === 0).map((page) => ({
    route: page.route,
    picture: select(page, 'meta', {property: 'og:image'}).map(
      (meta) => new URL(attribute(meta, 'content') ?? '').pathname,
    ),
  }));
  expect(pictures.filter(({picture}) => picture.length !== 1 || !BUILT_FILES.has(picture[0]?.slice(1) ?? ''))).toEqual(
    [],
  );
});

test('the landing page is told to be the site', () => {
  const landing = PAGES.find(({route}) => route === '/');
  expect(landing && dataOf(landing)).toEqual([expect.objectContaining({'@type': 'WebSite'})]);
});
