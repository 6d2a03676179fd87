import {keptPlaygroundProblems} from './keptProblems';
import {readPage, type Page} from './pages/page';
import {PAGE_FILES, readPages} from './pages/writtenPages';

jest.setTimeout(240_000);

function page(element: string): Promise<Page> {
  return readPage('docs/a/index.mdx', `Text.\n\n${element}\n`);
}

async function problemsOf(...elements: readonly string[]): Promise<string[]> {
  return keptPlaygroundProblems(await Promise.all(elements.map(page)), {isPart: true});
}

test('the playgrounds of all pages type-check in their first state', async () => {
  const {pages} = await readPages(PAGE_FILES);
  expect(pages.filter(({lines}) => lines.some((line) => line.startsWith('<Playground'))).length).toBeGreaterThan(5);
  expect(await keptPlaygroundProblems(pages)).toEqual([]);
});

test('a value that the component does not take is reported with file and line', async () => {
  expect(
    await problemsOf(
      // The API data shows this problem, so the build reports it too.
      '<Playground component="BarChart" start={{layout: \'diagonal\'}} />',
      // Only the compiler finds this: a linear axis has no gaps.
      '<Playground\n  component="BarChart"\n  start={{xAxis: [{scaleType: \'linear\', categoryGapRatio: 0.3}]}}\n/>',
    ),
  ).toEqual([
    expect.stringMatching(
      /^docs\/a\/index\.mdx:3: "start" of BarChart: layout is .*Expected: 'horizontal' \| 'vertical'/,
    ),
    expect.stringMatching(
      /^docs\/a\/index\.mdx:3: the first state of the playground "BarChartPlayground" does not type-check at `.+`: /,
    ),
  ]);
});

test.each([
  ['<Playground component="BarChat" />', 'no component "BarChat" has a playground. Did you mean "BarChart"?'],
  ['<Playground component="BarChart" show={[\'layot\']} />', 'BarChart has no prop "layot". Did you mean "layout"?'],
  ['<Playground component="BarChart" sample="sale" />', 'BarChart has no sample "sale". Did you mean "sales"?'],
])('what does not exist is reported with file and line: %s', async (element, what) => {
  expect(await problemsOf(element)).toEqual([`docs/a/index.mdx:3: ${what}`]);
});

test('what a sample has, start need not have', async () => {
  expect(await problemsOf('<Playground component="BarChart" start={{layout: \'vertical\'}} />')).toEqual([]);
});

test('a playground that the component takes is sound', async () => {
  const start = "{xAxis: [{scaleType: 'band', data: ['a', 'b'], categoryGapRatio: 0.3}], series: [{data: [1, 2]}]}";
  expect(await problemsOf(`<Playground component="BarChart" sample="sales" start={${start}} />`)).toEqual([]);
});
