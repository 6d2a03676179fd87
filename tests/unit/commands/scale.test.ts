import type {Measures} from '../../../scripts/scaleMeasures';
import {readScaleOptions} from '../../../scripts/scaleOptions';
import {scaleProblems, scaleTable, slopesOf, type ThreeSizes} from '../../../scripts/scaleReport';

/** A site with 100 pages more than were generated, whose costs follow from its size alone. */
function measures(pages: number, demos: number, change: Partial<Measures['weights']> = {}): Measures {
  const routes = pages + 100;
  return {
    asked: {pages, demos},
    built: {routes, demos},
    cost: {seconds: 20 + routes / 10 + demos / 4, peakBytes: 1e9 + routes * 1e6},
    weights: {
      scripts: 100_000 + 40 * routes + 2 * demos,
      pageData: 20_000,
      html: 9000,
      search: 100_000 + 50 * routes,
      largestHtml: {file: 'x/api/data-grid/data-grid/index.html', bytes: 80_000},
      ...change,
    },
  };
}

function sizes(whole: Measures = measures(2000, 1500)): ThreeSizes {
  return {plain: measures(200, 0), small: measures(200, 150), whole};
}

test('what a route and a demo cost is told apart', () => {
  const {scriptsADemo, scriptsARoute, secondsADemo, secondsAPage, memoryAPage, searchAPage} = slopesOf(sizes());
  expect(scriptsADemo).toBeCloseTo(2);
  expect(scriptsARoute).toBeCloseTo(40);
  expect(secondsADemo).toBeCloseTo(0.25);
  expect(secondsAPage).toBeCloseTo(0.1);
  expect(memoryAPage).toBeCloseTo(1e6);
  expect(searchAPage).toBeCloseTo(50);
});

test('a site that may grow has no problems, and a table of what it costs', () => {
  expect(scaleProblems(sizes())).toEqual([]);
  const table = scaleTable(sizes());
  expect(table).toMatch(/^routes +300 +300 +2100$/m);
  expect(table).toMatch(/^a route costs every text page +40\.0 bytes$/m);
});

test('a dear route is a problem', () => {
  const {scripts} = measures(2000, 1500).weights;
  expect(scaleProblems(sizes(measures(2000, 1500, {scripts: scripts + 21 * 1800})))).toEqual([
    'script bytes a route: 61.00, and it has to be above 0 and at most 60.',
  ]);
});

test('a dear demo is a problem', () => {
  const {scripts} = measures(200, 150).weights;
  const dear = {...sizes(), small: measures(200, 150, {scripts: scripts + 300})};
  expect(scaleProblems(dear)).toEqual(['script bytes a demo: 4.00, and it has to be at most 3.33.']);
});

test.each([
  ['html', 'HTML', 180],
  ['pageData', 'data', 6 * 1800],
] as const)('%s that grows with the pages of others is a problem', (name, what, growth) => {
  const grown = measures(2000, 1500).weights[name] + growth;
  expect(scaleProblems(sizes(measures(2000, 1500, {[name]: grown})))).toEqual([
    expect.stringContaining(`the ${what} of a text page:`),
  ]);
});

test('a first answer of the search that loads more than its limit is a problem', () => {
  expect(scaleProblems(sizes(measures(2000, 1500, {search: 300_001})))).toEqual([
    'the first answer of the search loads 300001 bytes, and it has to be at most 300000.',
  ]);
  expect(scaleProblems(sizes(measures(2000, 1500, {search: 0})))).toHaveLength(1);
});

test('a run that measured nothing fails', () => {
  const nothing = measures(200, 150);
  expect(scaleProblems({plain: nothing, small: nothing, whole: nothing}).length).toBeGreaterThan(3);
  const whole = measures(2000, 1500);
  const lost = {...whole, built: {...whole.built, routes: whole.built.routes - 1, demos: 0}};
  expect(scaleProblems(sizes(lost))).toEqual(
    expect.arrayContaining([
      '1350 more demos were asked for, and -150 more were built.',
      '1800 more pages were asked for, and 1799 more were built.',
    ]),
  );
});

describe('the options', () => {
  test('have defaults', () => {
    expect(readScaleOptions({})).toEqual({pages: 2000, demos: 1500, keep: false});
    expect(readScaleOptions({pages: '300', demos: '200', keep: true})).toEqual({
      pages: 300,
      demos: 200,
      keep: true,
    });
  });

  test.each([
    [{pages: 'many'}, '[scale] --pages is "many", and it has to be a whole number of at least 100.'],
    [{demos: '0'}, '[scale] --demos is "0", and it has to be a whole number of at least 100.'],
  ])('may not be %j', (given, message) => {
    expect(() => readScaleOptions(given)).toThrow(message);
  });
});
