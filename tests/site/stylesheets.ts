import {allPages} from './builtPages';
import {builtFiles, gzipSizeOf, readBuilt} from './builtFiles';
import {FIRST_FONT_BYTES, OWN_STYLE_BYTES, STYLE_BYTES} from './limits';
import {loadedFiles} from './loadedFiles';
import {select, valuesOf, type BuiltPage} from './pageTree';
import {fixturePage, testRule} from './rule';

/** The stylesheet of all pages. */
const COMMON = /^(?:zh\/)?assets\/css\/styles\.[0-9a-f]{8}\.css$/;

/** Those that only the pages link that have something of them. */
const OWN = /^(?:zh\/)?assets\/css\/styles-[\w-]+\.[0-9a-f]{8}\.css$/;

/** A class of a CSS module, which no two modules share: `row_a1b2`. */
const MODULE_CLASS = /\.([A-Za-z][\w-]*_[\w-]{4})(?![\w-])/g;

const known = new Map<string, ReadonlySet<string>>();

function classesIn(file: string): ReadonlySet<string> {
  const classes =
    known.get(file) ?? new Set(Array.from(readBuilt(file).matchAll(MODULE_CLASS), ([, name = '']) => name));
  known.set(file, classes);
  return classes;
}

let styled: ReadonlySet<string> | undefined;

function allClasses(): ReadonlySet<string> {
  styled ??= new Set(builtFiles(/^(?:zh\/)?assets\/css\/.*\.css$/).flatMap((file) => [...classesIn(file)]));
  return styled;
}

/** A page is shown with the styles of all its elements, before any script runs. */
function unstyledProblems(page: BuiltPage): string[] {
  const linked = loadedFiles(page, 'style').filter((file) => file.endsWith('.css'));
  const there = new Set(linked.flatMap((file) => [...classesIn(file)]));
  const names = new Set(valuesOf(page.elements, 'class').flatMap((list) => list.split(/\s+/)));
  return [...names]
    .filter((name) => allClasses().has(name) && !there.has(name))
    .map((name) => `no stylesheet of the page has the class "${name}"`);
}

/** What a page links beside the stylesheet of all pages, and in what order. */
function orderProblems(page: BuiltPage): string[] {
  const [first, ...others] = loadedFiles(page, 'style').filter((file) => /\/css\//.test(file));
  return [
    ...(COMMON.test(first ?? '') ? [] : [`${first} is the first stylesheet`]),
    ...(others.length > 1 ? [`${others.length} stylesheets of its own`] : []),
  ];
}

function weightProblems(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what}: ${bytes} bytes, ${most} at most`] : [];
}

function sizesOf(pattern: RegExp, most: number): string[] {
  return builtFiles(pattern).flatMap((file) => weightProblems(file, gzipSizeOf(file), most));
}

/** Pages with a look: redirects have none. */
function styledPages(): readonly BuiltPage[] {
  return allPages().filter((page) => loadedFiles(page, 'style').length > 0);
}

function fontBytes(page: BuiltPage): number[] {
  const fonts = valuesOf(select(page, 'link', {rel: 'preload', as: 'font'}), 'href');
  return fonts.map((url) => gzipSizeOf(url.slice(1)));
}

export function stylesheetTests(): void {
  const [common = ''] = builtFiles(COMMON);
  const [own = ''] = builtFiles(OWN);
  const [name = ''] = classesIn(own);
  const link = (file: string): string => `<link rel="stylesheet" href="/${file}">`;

  test('the stylesheet of all pages keeps to its limit, and so do those of some pages', () => {
    expect(builtFiles(COMMON).map((file) => file.startsWith('zh/'))).toEqual([false, true]);
    expect(builtFiles(OWN).length).toBeGreaterThan(2);
    expect(sizesOf(COMMON, STYLE_BYTES)).toEqual([]);
    expect(sizesOf(OWN, OWN_STYLE_BYTES)).toEqual([]);
    expect(sizesOf(COMMON, 1)).not.toEqual([]);
  });

  testRule('a page links the styles of its elements', {
    rule: unstyledProblems,
    pages: styledPages,
    least: 100,
    planted: [
      [fixturePage(`${link(common)}<p class="a ${name} b">`), [`no stylesheet of the page has the class "${name}"`]],
    ],
    sound: [fixturePage(`${link(common)}${link(own)}<p class="a ${name} b">`)],
  });

  testRule('a page links the stylesheet of all pages first, and one of its own at most', {
    rule: orderProblems,
    pages: styledPages,
    least: 100,
    planted: [
      [fixturePage(link(own) + link(common)), [`${own} is the first stylesheet`]],
      [fixturePage(link(common) + link(own) + link('assets/css/1a.css')), ['2 stylesheets of its own']],
    ],
    sound: [fixturePage(link(common) + link('styles/code-colors.css') + link(own))],
  });

  test('a text page links no stylesheet of its own', () => {
    const text = styledPages().filter(({route}) => /^\/x\/introduction\//.test(route));
    expect(text.length).toBeGreaterThan(4);
    expect(text.filter((page) => loadedFiles(page, 'style').some((file) => OWN.test(file)))).toEqual([]);
  });

  test('the font that a page loads first keeps to its limit', () => {
    const sizes = new Set(styledPages().flatMap(fontBytes));
    expect(sizes.size).toBe(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(FIRST_FONT_BYTES);
  });
}
