import {sidebarProblems} from './sidebarEntries';

const SIDEBARS = "export default fromEntries([\n  {pathname: '/x/react-charts/bars'},\n]);\n";

test('a page without an entry is reported with the entry to add', () => {
  expect(
    sidebarProblems(['/x/react-charts/bars'], ['docs/react-charts/bars/index.mdx', 'docs/a/pie/index.mdx'], SIDEBARS),
  ).toEqual([
    "docs/a/pie/index.mdx:1: the page has no entry in sidebars.ts. Add {pathname: '/x/a/pie'} or remove the page.",
  ]);
});

test('an entry without a page is reported with its line', () => {
  expect(sidebarProblems(['/x/react-charts/bars'], ['docs/react-charts/bar/index.mdx'], SIDEBARS)).toEqual([
    'sidebars.ts:2: the entry "/x/react-charts/bars" has no page: docs/react-charts/bars/index.mdx does not exist. Write it or remove the entry. Did you mean "/x/react-charts/bar"?',
    'docs/react-charts/bar/index.mdx:1: the page has no entry in sidebars.ts. Add {pathname: \'/x/react-charts/bar\'} or remove the page. Did you mean "/x/react-charts/bars"?',
  ]);
});

test('a page without a folder is to be moved', () => {
  expect(
    sidebarProblems(
      ['/x/react-charts/bars'],
      ['docs/react-charts/bars/index.mdx', 'docs/react-charts/pie.mdx'],
      SIDEBARS,
    ),
  ).toEqual([
    'docs/react-charts/pie.mdx:1: a page is index.mdx in a folder of its own. Move it to docs/react-charts/pie/index.mdx.',
  ]);
});

test('the build writes the API pages: an entry is enough', () => {
  expect(sidebarProblems(['/x/api/charts', '/x/a'], ['docs/a/index.mdx'], SIDEBARS)).toEqual([]);
});
