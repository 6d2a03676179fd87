import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtScripts} from '../../scripts/bench/builtScripts';
import {SCRIPT_LIMITS} from '../browser/pageLimits';
import {allPages, pageAt, readablePages} from './builtPages';
import {BUILD, builtFiles, gzipSize, gzipSizeOf, readBuilt} from './builtFiles';
import {API_PAGE_BYTES, FIXED_SCRIPT_BYTES, LIBRARY_MARKS, SCRIPT_BYTES_A_ROUTE} from './limits';
import {isLeftOut} from '../../src/css/unusedStockStyles';
import {loadedFiles} from './loadedFiles';
import type {BuiltPage} from './pageTree';
import {fixturePage, testRule} from './rule';

// tests/browser/pageWeight.spec.ts measures what pages load from the chunks of their route.

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSizeOf(file), 0);
}

/** What exceeds its budget. */
function weightProblems(what: string, bytes: number, most: number): string[] {
  return bytes <= most ? [] : [`${bytes} bytes of ${what}, ${most} at most`];
}

function htmlProblems({html}: BuiltPage): string[] {
  return weightProblems('HTML', gzipSize(html), API_PAGE_BYTES);
}

function marksIn(source: string): string[] {
  return LIBRARY_MARKS.filter(({mark}) => source.includes(mark)).map(({library}) => library);
}

/** A text that compresses badly, of a length in characters. */
function incompressible(length: number): string {
  let state = 1;
  return Array.from({length}, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
}

const HEAVY = incompressible(2 * API_PAGE_BYTES);

/** Classes whose rules the stylesheet leaves out, although elements have them. */
function leftOutProblems(page: BuiltPage): string[] {
  const names = [...page.html.matchAll(/\bclass="?([^">]*)/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return [...new Set(names.filter(isLeftOut))].map((name) => `class "${name}" is left out of the stylesheet`);
}

export function budgetTests(): void {
  testRule('no page has a class that the stylesheet leaves out', {
    rule: leftOutProblems,
    pages: allPages,
    planted: [
      [
        fixturePage('<p class="hero a"><b class=text--bold>b</b></p>'),
        ['class "hero" is left out of the stylesheet', 'class "text--bold" is left out of the stylesheet'],
      ],
    ],
    sound: [fixturePage('<p class="margin-vert--md heroes">a</p>')],
  });

  test('every variable of the stock styles that is read is there', () => {
    const sources = builtFiles(/^assets\/.*\.(?:css|js)$/).map(readBuilt);
    const namesIn = (pattern: RegExp): string[] =>
      sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));
    const defined = new Set(namesIn(/(--ifm-[\w-]+):/g));
    const read = new Set(namesIn(/var\((--ifm-[\w-]+)\)/g));
    expect(read.size).toBeGreaterThan(50);
    expect([...read].filter((name) => !defined.has(name))).toEqual([]);
  });

  test('the scripts that a text page names keep to the budget', () => {
    const page = pageAt('/x/introduction/licensing/');
    const files = page ? loadedFiles(page, 'script') : [];
    expect(files.length).toBeGreaterThan(0);
    const most = FIXED_SCRIPT_BYTES + SCRIPT_BYTES_A_ROUTE * readablePages().length;
    expect(weightProblems('scripts', sizeOf(files), most)).toEqual([]);
    expect(weightProblems('scripts', most + 1, most)).toEqual([`${most + 1} bytes of scripts, ${most} at most`]);
  });

  test('the scripts that every page loads keep to their limits, and so does the number of scripts', () => {
    expect(builtScripts(BUILD)).toBeDefined();
    const exceeded = Object.entries(builtScripts(BUILD) ?? {}).flatMap(([figure, measured]) => {
      const most = SCRIPT_LIMITS[figure as keyof typeof SCRIPT_LIMITS];
      return measured > most ? [`${figure}: ${measured}, ${most} at most`] : [];
    });
    expect(exceeded).toEqual([]);
  });

  test('the files that a page names to load at once are found', () => {
    const page = fixturePage(`<link rel="stylesheet" href="/a.css"><script src="/b%20c.js"></script>
      <link rel="preload" as="script" href="/d.js"><link rel="modulepreload" href="/e.js"><script src="//f/g.js"></script>
      <link rel="preload" as="font" href="/h.woff2"><script src="https://i/j.js"></script>`);
    expect(loadedFiles(page, 'style')).toEqual(['a.css']);
    expect(loadedFiles(page, 'script')).toEqual(['b c.js', 'd.js', 'e.js']);
  });

  test('no page names a script with MUI, Emotion or a highlighter in it', () => {
    const files = [...new Set(allPages().flatMap((page) => loadedFiles(page, 'script')))];
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) => marksIn(readBuilt(file)).map((library) => `${file}: ${library}`));
    expect(found).toEqual([]);
  });

  test('the marks of MUI and Emotion are ones', () => {
    const wanted = LIBRARY_MARKS.filter(({inDemos}) => inDemos).map(({mark}) => mark);
    const found = new Set<string>();
    for (const file of builtFiles(/\.js$/)) {
      const source = readBuilt(file);
      wanted.filter((mark) => source.includes(mark)).forEach((mark) => found.add(mark));
    }
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((mark) => !found.has(mark))).toEqual([]);
  });

  test('the mark of the highlighter is one', () => {
    const file = path.resolve(BUILD, '../node_modules/prism-react-renderer/dist/index.js');
    expect(marksIn(readFileSync(file, 'utf8'))).toContain('prism-react-renderer');
    expect(LIBRARY_MARKS.filter(({library}) => library === 'prism-react-renderer')).toHaveLength(1);
  });

  testRule('the HTML of an API page keeps to the budget', {
    rule: htmlProblems,
    pages: () => allPages().filter(({route}) => /\/x\/api\//.test(route)),
    planted: [[fixturePage(HEAVY), [`${gzipSize(HEAVY)} bytes of HTML, ${API_PAGE_BYTES} at most`]]],
  });
}
