import {readFileSync} from 'node:fs';
import path from 'node:path';
import {translatedPages} from '../../plugins/translations/node/pages';
import {PROJECT_ROOT} from '../../src/node/project';
import {DEFAULT_LANGUAGE, LANGUAGE_FACTS, LISTED_LANGUAGES, TRANSLATED_PAGES} from '../../src/site/languages';
import {isUnreadable, outlinesIn, pageAt, readableOutlinesIn, readablePages, readTranslatedPage} from './builtPages';
import {BUILT_FILES, builtFiles, readBuilt} from './builtFiles';
import {
  attribute,
  elementsBelow,
  select,
  textOf,
  valuesOf,
  withAttribute,
  type BuiltPage,
  type Element,
  type PageOutline,
} from './pageTree';
import {fixturePage, testRule} from './rule';

/** A text of the chrome in Chinese. */
function readText(id: string): string {
  const file = path.resolve(__dirname, '../../i18n/zh/code.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string} | undefined>;
  const {message} = texts[id] ?? {};
  if (!message) {
    throw new Error(`${file}: no message for "${id}".`);
  }
  return message;
}

/** The notice above a page that is not translated. */
function readNote(): string {
  return readText('translations.frame.english');
}

/** A Chinese page and its English original. */
interface PagePair {
  readonly route: string;
  readonly chinese: BuiltPage;
  readonly english: BuiltPage;
}

function pairAt(route: string): PagePair {
  const english = pageAt(route);
  if (!english) {
    throw new Error(`${route} is not built, or cannot be read.`);
  }
  return {route, chinese: readTranslatedPage(`/zh${route}`), english};
}

/** The pages that somebody translated. */
function translatedPairs(): PagePair[] {
  return translatedPages({siteFolder: PROJECT_ROOT, ...TRANSLATED_PAGES}, 'zh').map(({page}) => pairAt(`/x/${page}/`));
}

function chinesePages(): PageOutline[] {
  return readableOutlinesIn('zh');
}

function canonicalPath(page: BuiltPage): string {
  const url = valuesOf(select(page, 'link', {rel: 'canonical'}), 'href').at(-1);
  return new URL(url ?? '', 'https://nowhere.example').pathname;
}

function articleText(page: BuiltPage): string {
  return select(page, 'article').map(textOf).join(' ');
}

function headingIds(page: BuiltPage): string[] {
  const headings = select(page, 'article')
    .flatMap(elementsBelow)
    .filter(({tagName}) => /^h[2-6]$/.test(tagName));
  return valuesOf(headings, 'id');
}

function demos(page: BuiltPage): string[] {
  const stages = withAttribute(page, 'data-demo-preview');
  return [...valuesOf(stages, 'style'), `${stages.length} demos`];
}

/** A translated page is in Chinese, also according to its tags. */
function translationProblems({route, chinese}: PagePair): string[] {
  const text = articleText(chinese);
  const characters = text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  return [
    ...(text.includes(readNote()) ? ['says that it is English'] : []),
    ...(characters > 200 ? [] : [`${characters} Chinese characters`]),
    ...(canonicalPath(chinese) === `/zh${route}` ? [] : [`has the canonical path ${canonicalPath(chinese)}`]),
  ];
}

/** A translated page has the anchors and the demos of the English one. */
function likenessProblems({chinese, english}: PagePair): string[] {
  return [headingIds, demos].flatMap((partsOf) => {
    const [ofChinese, ofEnglish] = [chinese, english].map((page) => JSON.stringify(partsOf(page)));
    return ofChinese === ofEnglish ? [] : [`${ofChinese} in Chinese, ${ofEnglish} in English`];
  });
}

/** What is made in every language never lags behind English. */
function driftProblems({html}: PageOutline): string[] {
  const marks = ['stale', 'missing', 'orphaned'].map((state) => readText(`translations.drift.${state}`));
  return marks.filter((mark) => html.includes(mark));
}

/** The links to the previous and the next page, each with its URL and label. */
function paginationLinks(html: string): RegExpMatchArray[] {
  return [...html.matchAll(/pagination-nav__link[^>]* href="?([^">]+)"?>.*?pagination-nav__label"?>([^<]*)</gs)];
}

/** Those that have no Chinese label; links to components have their names. */
function paginationProblems(html: string): string[] {
  return paginationLinks(html).flatMap(([, href = '', label = '']) =>
    /[\u4e00-\u9fff]/.test(label) || /\/x\/api\/[^/]+\/[^/]+\/$/.test(href) ? [] : [`the label ${label}`],
  );
}

function chromeProblems({html}: PageOutline): string[] {
  return [
    ...(html.match(/Skip to main content|Previous page|On this page|Edit this page/g) ?? []),
    ...paginationProblems(html),
  ];
}

/** The link to the next page. */
function nextLink(href: string, label: string): string {
  return `<a class="pagination-nav__link" href=${href}><div class=pagination-nav__label>${label}</div></a>`;
}

/** Some pages that are not translated, with all that the site adds to one. */
const UNTRANSLATED = [
  'react-data-grid/editing',
  'react-data-grid/clipboard',
  'react-charts/bars',
  'react-charts/messages',
  'migration/migration-data-grid-v5',
  'whats-new',
];

const CHINESE_TEXT = /[\u4e00-\u9fff]/;

/** The texts and names below an element that are Chinese and marked as English. Links of headings have the heading in their name. */
function markedAsEnglish(element: Element, outer: string | undefined): string[] {
  const language = attribute(element, 'lang') ?? outer;
  const names = ['aria-label', 'title', 'placeholder'].map((name) => attribute(element, name) ?? '');
  const own = [...names, ...element.children.filter((child) => typeof child === 'string')];
  const isLink = attribute(element, 'class')?.includes('hash-link') === true;
  return [
    ...(language === 'en' && !isLink ? own.filter((text) => CHINESE_TEXT.test(text)) : []),
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : markedAsEnglish(child, language))),
  ];
}

/** What the site adds to a page that is not translated is marked as Chinese. */
function markProblems({root}: BuiltPage): string[] {
  return markedAsEnglish(root, undefined).map((text) => `${text.trim()} is marked as English`);
}

function languageProblems(page: PageOutline): string[] {
  const languages = select(page, 'html').map((html) => attribute(html, 'lang'));
  return languages.every((language) => language === LANGUAGE_FACTS.zh.htmlLang) ? [] : [`languages ${languages}`];
}

/** The alternates of a page, and the default, are listed languages only. */
function alternateProblems(page: PageOutline): string[] {
  const listed: string[] = LISTED_LANGUAGES.map((language) => LANGUAGE_FACTS[language].htmlLang);
  return valuesOf(select(page, 'link', {rel: 'alternate'}), 'hreflang')
    .filter((language) => language !== 'x-default' && !listed.includes(language))
    .map((language) => `an alternate in ${language}`);
}

const ENGLISH = fixturePage('<article><h2 id="a">A</h2><div data-demo-preview style="height:1px"></div></article>');
const CHINESE = fixturePage('<link rel="canonical" href="/x/fixture/"><article><h2 id="b">题</h2></article>');
const PAIR: PagePair = {route: '/x/fixture/', chinese: CHINESE, english: ENGLISH};

export function languageTests(): void {
  test('every page is there in Chinese', () => {
    const routes = new Set(chinesePages().map(({route}) => route));
    const missing = readablePages().filter(({route}) => !routes.has(`/zh${route}`) && !isUnreadable(`/zh${route}`));
    expect(missing.map(({route}) => `/zh${route} is not built`)).toEqual([]);
  });

  testRule('a Chinese page says its language', {
    rule: languageProblems,
    pages: chinesePages,
    planted: [[fixturePage('<html lang="en">'), ['languages en']]],
  });

  testRule('a translated page is in Chinese, and does not say otherwise', {
    rule: translationProblems,
    pages: translatedPairs,
    least: 19,
    planted: [
      [PAIR, ['1 Chinese characters', 'has the canonical path /x/fixture/']],
      [
        {...PAIR, chinese: fixturePage(`<article>${readNote()}${'字'.repeat(200)}</article>`)},
        ['says that it is English', 'has the canonical path /'],
      ],
    ],
  });

  testRule('a translated page has the anchors and the demos of the English one', {
    rule: likenessProblems,
    pages: translatedPairs,
    least: 19,
    planted: [
      [PAIR, ['["b"] in Chinese, ["a"] in English', '["0 demos"] in Chinese, ["height:1px","1 demos"] in English']],
    ],
  });

  test('a page that is not translated shows English below a line that says so', () => {
    const {chinese, english} = pairAt('/x/react-charts/bars/');
    expect(articleText(chinese)).toContain(readNote());
    const [content] = chinese.elements.filter(
      (element) => element.tagName !== 'a' && attribute(element, 'lang') === 'en',
    );
    expect(content && textOf(content)).toContain('Bars');
    expect(canonicalPath(chinese)).toBe('/x/react-charts/bars/');
    expect(headingIds(chinese)).toEqual(headingIds(english));
  });

  testRule('what a page that is not translated has in Chinese is marked so', {
    rule: markProblems,
    pages: () => UNTRANSLATED.map((page) => pairAt(`/x/${page}/`).chinese),
    least: UNTRANSLATED.length,
    planted: [
      [fixturePage('<div lang="en"><p lang="zh-CN">图</p><i title="图">A</i></div>'), ['图 is marked as English']],
    ],
  });

  testRule('the chrome of a Chinese page is Chinese', {
    rule: chromeProblems,
    pages: chinesePages,
    planted: [
      [fixturePage('<a>Skip to main content</a>'), ['Skip to main content']],
      [fixturePage(nextLink('/zh/x/api/tree-view/', 'Index')), ['the label Index']],
    ],
    sound: [fixturePage(nextLink('/zh/x/plans/', '方案') + nextLink('/zh/x/api/tree-view/tree-item/', 'TreeItem'))],
  });

  test('a page has links to the previous and to the next page', () => {
    expect(paginationLinks(pairAt('/x/react-charts/bars/').chinese.html)).toHaveLength(2);
  });

  test('pages of the API have Chinese headings under the published ids', () => {
    const {chinese, english} = pairAt('/x/api/tree-view/tree-view/');
    expect(headingIds(chinese)).toEqual(headingIds(english));
    expect(articleText(chinese)).toContain('说明文字取自包的类型注释');
  });

  test('demos of a Chinese page are drawn in Chinese', () => {
    const {chinese, english} = pairAt('/x/react-date-pickers/date-calendar/');
    const drawnText = (page: BuiltPage): string => withAttribute(page, 'data-prerendered').map(textOf).join(' ');
    expect(drawnText(chinese)).toMatch(/[一二三四五六七八九十]月 \d{4}/);
    expect(drawnText(english)).toMatch(/[A-Z][a-z]+ \d{4}/);
    expect(drawnText(english)).not.toMatch(/[\u4e00-\u9fff]/);
  });

  testRule('a page of the API does not say that its translation lags behind', {
    rule: driftProblems,
    pages: () => chinesePages().filter(({route}) => route.startsWith('/zh/x/api/')),
    least: 100,
    planted: [
      [
        fixturePage(`<summary>${readText('translations.drift.stale')}</summary>`),
        [readText('translations.drift.stale')],
      ],
    ],
  });

  testRule('alternates name the listed languages alone', {
    rule: alternateProblems,
    pages: () => [...outlinesIn(DEFAULT_LANGUAGE), ...chinesePages()],
    planted: [[fixturePage('<link rel="alternate" hreflang="zh-CN" href="/zh/">'), ['an alternate in zh-CN']]],
  });

  test('the listed languages are named, in the sitemaps too', () => {
    const alternates = readablePages().flatMap((page) =>
      valuesOf(select(page, 'link', {rel: 'alternate'}), 'hreflang'),
    );
    const listed = LISTED_LANGUAGES.map((language) => LANGUAGE_FACTS[language].htmlLang);
    expect([...new Set(alternates)].sort()).toEqual([...listed, 'x-default'].sort());
    expect(BUILT_FILES.has('zh/sitemap.xml')).toBe((LISTED_LANGUAGES as readonly string[]).includes('zh'));
  });

  test('English pages take nothing from Chinese ones', () => {
    const own = builtFiles(/^(?:assets|x)\/.*\.(?:js|html)$/);
    expect(own.length).toBeGreaterThan(100);
    const marks = /translations\.(?:drift|frame)/;
    expect(own.filter((file) => marks.test(readBuilt(file)))).toEqual([]);
    expect(builtFiles(/^zh\/assets\/.*\.js$/).some((file) => marks.test(readBuilt(file)))).toBe(true);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });
}
