import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, BUILT_FILES, gzipSize, loadedFiles, PAGES, pageAt, readBuilt} from './builtSite';
import {API_PAGE_BYTES, FIXED_SCRIPT_BYTES, LIBRARY_MARKS, SCRIPT_BYTES_A_ROUTE, STYLE_BYTES} from './limits';

// What a page loads besides, from its route's own chunks, is weighed in a browser: tests/browser/pageWeight.spec.ts.

const textPage = pageAt('/x/introduction/licensing/');

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSize(readFileSync(path.join(BUILD, file))), 0);
}

test('the scripts that a text page names keep to the budget', () => {
  const files = textPage ? loadedFiles(textPage, 'script') : [];
  expect(files.length).toBeGreaterThan(0);
  expect(sizeOf(files)).toBeLessThanOrEqual(FIXED_SCRIPT_BYTES + SCRIPT_BYTES_A_ROUTE * PAGES.length);
});

test('the stylesheets of every page keep to the budget', () => {
  for (const page of PAGES) {
    expect({route: page.route, isLight: sizeOf(loadedFiles(page, 'style')) <= STYLE_BYTES}).toEqual({
      route: page.route,
      isLight: true,
    });
  }
});

test('no page names a script with MUI, Emotion or a highlighter in it', () => {
  const files = [...new Set(PAGES.flatMap((page) => loadedFiles(page, 'script')))];
  const found = files.flatMap((file) =>
    LIBRARY_MARKS.filter(({mark}) => readBuilt(file).includes(mark)).map(({library}) => `${file}: ${library}`),
  );
  expect(found).toEqual([]);
});

test.each(LIBRARY_MARKS.filter(({inDemos}) => inDemos).map(({mark}) => mark))('the mark "%s" is one', (mark) => {
  const scripts = [...BUILT_FILES].filter((file) => file.endsWith('.js'));
  expect(scripts.some((file) => readBuilt(file).includes(mark))).toBe(true);
});

test('the mark of the highlighter is one', () => {
  const source = readFileSync(path.resolve(BUILD, '../node_modules/prism-react-renderer/dist/index.js'), 'utf8');
  const marks = LIBRARY_MARKS.filter(({library}) => library === 'prism-react-renderer');
  expect(marks.map(({mark}) => source.includes(mark))).toEqual([true]);
});

test('the HTML of every API page keeps to the budget', () => {
  const pages = PAGES.filter(({route}) => /\/x\/api\//.test(route));
  expect(pages.length).toBeGreaterThan(0);
  const heavy = pages.filter(({html}) => gzipSize(html) > API_PAGE_BYTES);
  expect(heavy.map(({route, html}) => `${route}: ${gzipSize(html)}`)).toEqual([]);
});
