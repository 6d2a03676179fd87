import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visitBuiltPages, type BuiltLanguage, type BuiltPage} from '../../../src/node/builtPages';

let built: BuiltLanguage;

function writePage(route: string, title: string, head = ''): void {
  const folder = path.join(built.outFolder, route);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), `<head><title>${title} | MUI X</title>${head}</head><main>a</main>`);
}

beforeEach(() => {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-pages-'));
  built = {outFolder, baseUrl: '/x/', siteTitle: 'MUI X', otherLanguages: ['zh']};
  writePage('charts', 'Charts');
  writePage('bars', 'Bars');
  writePage('old', 'Old', '<meta http-equiv="refresh" content="0; url=/x/bars/">');
  writePage('zh/bars', 'Balken');
});

afterEach(() => {
  rmSync(built.outFolder, {recursive: true});
});

test('all who ask in one turn see the same pages, as they were at the start of it', async () => {
  const [first, second]: BuiltPage[][] = [[], []];
  const visits = [
    visitBuiltPages(built, (page) => first?.push(page)),
    visitBuiltPages(built, (page) => second?.push(page)),
  ];
  writePage('bars', 'Drawn');
  writePage('added', 'Added');
  await Promise.all(visits);
  expect(first?.map(({route, title}) => [route, title])).toEqual([
    ['/x/bars/', 'Bars'],
    ['/x/charts/', 'Charts'],
  ]);
  expect(second).toEqual(first);
  expect(second?.every((page, index) => page === first?.[index])).toBe(true);
});

test('who asks for the same folder later sees its pages as they are then', async () => {
  await visitBuiltPages(built, () => undefined);
  writePage('bars', 'Drawn');
  const titles: string[] = [];
  await visitBuiltPages(built, ({title}) => titles.push(title));
  expect(titles).toEqual(['Drawn', 'Charts']);
});

test('what a visit throws fails all who have asked, and the next reading is its own', async () => {
  const failing = visitBuiltPages(built, ({title}) => {
    throw new Error(`no Markdown of ${title}`);
  });
  const other = visitBuiltPages(built, () => undefined);
  await expect(failing).rejects.toThrow('no Markdown of Bars');
  await expect(other).rejects.toThrow('no Markdown of Bars');
  await expect(visitBuiltPages(built, () => undefined)).resolves.toBeUndefined();
});
