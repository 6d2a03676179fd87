import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LANGUAGE, LANGUAGE_FACTS, LISTED_LANGUAGES} from '../../src/site/languages';
import {
  attribute,
  BUILD,
  BUILT_FILES,
  elementsBelow,
  PAGES,
  pagesIn,
  select,
  textOf,
  type BuiltPage,
} from './builtSite';

const texts = JSON.parse(readFileSync(path.resolve(__dirname, '../../i18n/zh/code.json'), 'utf8')) as Record<
  string,
  {message: string}
>;
const NOTE = texts['translations.frame.english']!.message;

/** Pages that lead on from an old address are of no language. */
function isRead({html}: BuiltPage): boolean {
  return !/http-equiv="?refresh/i.test(html);
}

const CHINESE = pagesIn('zh').filter(isRead);
const byRoute = new Map(CHINESE.map((page) => [page.route, page]));

/** What was translated, as the folder of the translations has it. */
const TRANSLATED = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/introduction/support/',
  '/x/introduction/roadmap/',
  '/x/react-data-grid/',
  '/x/react-data-grid/getting-started/',
  '/x/react-date-pickers/',
  '/x/react-date-pickers/getting-started/',
  '/x/react-charts/',
  '/x/react-charts/getting-started/',
  '/x/react-tree-view/',
  '/x/react-tree-view/getting-started/',
];

function chinesePage(route: string): BuiltPage {
  const page = byRoute.get(`/zh${route}`);
  if (!page) {
    throw new Error(`/zh${route} is not built.`);
  }
  return page;
}

function englishPage(route: string): BuiltPage {
  return PAGES.find((page) => page.route === route)!;
}

function canonical(page: BuiltPage): string {
  const address = select(page, 'link', {rel: 'canonical'})
    .map((link) => attribute(link, 'href'))
    .at(-1);
  return new URL(address ?? '', 'https://nowhere.example').pathname;
}

function article(page: BuiltPage): string {
  return page.elements
    .filter(({tagName}) => tagName === 'article')
    .map(textOf)
    .join(' ');
}

function headingIds(page: BuiltPage): string[] {
  const isHeading = /^h[2-6]$/;
  return select(page, 'article')
    .flatMap(elementsBelow)
    .filter(({tagName}) => isHeading.test(tagName))
    .flatMap((heading) => attribute(heading, 'id') ?? []);
}

function demos(page: BuiltPage): string[] {
  const stages = page.elements.filter((element) => attribute(element, 'data-demo-stage') !== undefined);
  return stages.flatMap((stage) => attribute(stage, 'style') ?? '').concat(`${stages.length} demos`);
}

test('every page is there in Chinese', () => {
  const routes = PAGES.filter(isRead).map(({route}) => `/zh${route}`);
  expect(routes.filter((route) => !byRoute.has(route))).toEqual([]);
});

test('a page says its language', () => {
  const languages = new Set(CHINESE.flatMap((page) => select(page, 'html').map((html) => attribute(html, 'lang'))));
  expect([...languages]).toEqual([LANGUAGE_FACTS.zh.htmlLang]);
});

describe.each(TRANSLATED)('%s', (route) => {
  const chinese = chinesePage(route);
  const english = englishPage(route);

  test('is translated, and does not say otherwise', () => {
    const text = article(chinese);
    expect(text).not.toContain(NOTE);
    expect(text.match(/[\u4e00-\u9fff]/g)?.length).toBeGreaterThan(200);
    expect(canonical(chinese)).toBe(`/zh${route}`);
  });

  test('has the anchors and the demos of the English page', () => {
    expect(headingIds(chinese)).toEqual(headingIds(english));
    expect(demos(chinese)).toEqual(demos(english));
  });
});

test('a page that is not translated shows English below a line that says so', () => {
  const page = chinesePage('/x/react-charts/bars/');
  expect(article(page)).toContain(NOTE);
  const [content] = page.elements.filter((element) => attribute(element, 'lang') === 'en');
  expect(content && textOf(content)).toContain('Bars');
  expect(canonical(page)).toBe('/x/react-charts/bars/');
  expect(headingIds(page)).toEqual(headingIds(englishPage('/x/react-charts/bars/')));
});

test('the chrome of every Chinese page is Chinese', () => {
  const english = CHINESE.filter((page) =>
    /Skip to main content|Previous page|On this page|Edit this page/.test(page.html),
  );
  expect(english.map(({route}) => route)).toEqual([]);
});

test('pages of the API have Chinese headings under the published ids', () => {
  const page = chinesePage('/x/api/tree-view/tree-view/');
  expect(headingIds(page)).toEqual(headingIds(englishPage('/x/api/tree-view/tree-view/')));
  expect(article(page)).toContain('说明文字取自软件包');
});

test('menus, alternates and sitemap name the listed languages alone', () => {
  const alternates = [...PAGES, ...CHINESE].flatMap((page) =>
    select(page, 'link', {rel: 'alternate'}).flatMap((link) => attribute(link, 'hreflang') ?? []),
  );
  const listed = LISTED_LANGUAGES.map((language) => LANGUAGE_FACTS[language].htmlLang);
  expect([...new Set(alternates)].sort()).toEqual([...listed, 'x-default'].sort());
  expect(BUILT_FILES.has('zh/sitemap.xml')).toBe((LISTED_LANGUAGES as readonly string[]).includes('zh'));
});

test('English pages take nothing from Chinese ones', () => {
  const own = [...BUILT_FILES].filter((file) => /^(?:assets|x)\/.*\.(?:js|html)$/.test(file));
  expect(own.length).toBeGreaterThan(100);
  const marks = /translations\.(?:drift|frame)/;
  const mixed = own.filter((file) => marks.test(readFileSync(path.join(BUILD, file), 'utf8')));
  expect(mixed).toEqual([]);
  const chinese = [...BUILT_FILES].filter((file) => /^zh\/assets\/.*\.js$/.test(file));
  expect(chinese.some((file) => marks.test(readFileSync(path.join(BUILD, file), 'utf8')))).toBe(true);
  expect(DEFAULT_LANGUAGE).toBe('en');
});
