import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readBenchOptions} from '../../../scripts/bench/benchOptions';
import {builtScripts} from '../../../scripts/bench/builtScripts';
import {compareReports, failures, isSameSpeed, verdictOf} from '../../../scripts/bench/comparison';
import {readReport, writeReport, type BenchReport, type SiteSamples} from '../../../scripts/bench/report';
import {median, spreadOf} from '../../../scripts/bench/statistics';
import {benchTable, cell, worseLines} from '../../../scripts/bench/table';
import {MEASURED_PAGE_NAMES} from '../../../tests/browser/measuredPages';
import {rowsTest} from '../../rowsTest';

function report(ours: SiteSamples, change: Partial<BenchReport> = {}): BenchReport {
  return {
    takenAt: '2026-01-01T00:00:00.000Z',
    runs: 3,
    loadAverage: 0.2,
    calibration: 100,
    chromium: '130.0.0.0',
    sites: {ours},
    ...change,
  };
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('the statistics', () => {
  test('are those of all samples, in any order', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([40, 10, 20, 30])).toBe(25);
    expect(median([100, 9])).toBe(54.5);
    expect(spreadOf([30, 100, 9])).toEqual({median: 30, low: 9, high: 100});
  });

  test('are not there without samples', () => {
    expect(() => median([])).toThrow('[bench] there is no median of no samples.');
  });
});

describe('the comparison', () => {
  rowsTest<[Parameters<typeof verdictOf>[0], number[], number[], string]>(
    'a time is worse beyond the spread of both, bytes and counts at all, and a score where it falls',
    [
      ['lcp', [100, 110, 120], [121, 130, 140], 'worse'],
      ['lcp', [100, 110, 120], [119, 130, 140], 'same'],
      ['lcp', [100, 110, 120], [80, 90, 99], 'better'],
      ['styles', [1000, 1000], [1001, 1001], 'worse'],
      ['styles', [1000, 1000], [999, 999], 'better'],
      ['styles', [1000, 1000], [1000, 1000], 'same'],
      ['requests', [20], [21], 'worse'],
      ['longTasks', [2, 4], [3, 5], 'same'],
      ['seo', [100], [99], 'worse'],
      ['seo', [92], [100], 'better'],
      ['performance', [97, 98], [95, 96], 'worse'],
      ['performance', [97, 99], [96, 97], 'same'],
      ['routes', [256], [300], 'same'],
    ],
    (figure, before, now, verdict) => {
      expect(verdictOf(figure, spreadOf(before), spreadOf(now))).toBe(verdict);
    },
  );

  test('is of what was measured both times, and fails for exact figures alone', () => {
    const last = report({text: {lcp: [90, 100, 110], styles: [1000]}, api: {styles: [500]}});
    const now = report({text: {lcp: [200, 210, 220], styles: [1001], html: [7]}});
    const comparisons = compareReports(now, last);
    expect(comparisons.map(({subject, figure, verdict}) => [subject, figure, verdict])).toEqual([
      ['text', 'lcp', 'worse'],
      ['text', 'styles', 'worse'],
      ['text', 'html', 'unknown'],
    ]);
    expect(failures(comparisons).map(({figure}) => figure)).toEqual(['styles']);
    expect(worseLines(comparisons)).toEqual([
      'text, LCP: 210 (200–220) ms, before 100 (90–110) ms',
      'text, CSS (gzip): 1001 bytes, before 1000 bytes',
    ]);
  });

  test('is not of times on machines of different speed', () => {
    const last = report({text: {lcp: [100, 100, 100], styles: [1000]}});
    const slower = report({text: {lcp: [200, 200, 200], styles: [1001]}}, {calibration: 121});
    expect(isSameSpeed(slower, last)).toBe(false);
    expect(isSameSpeed(last, slower)).toBe(false);
    expect(isSameSpeed(report({}, {calibration: 120}), last)).toBe(true);
    expect(compareReports(slower, last).map(({verdict}) => verdict)).toEqual(['unknown', 'worse']);
  });

  test('is not of times that were measured less than three times', () => {
    const verdicts = (before: number[], now: number[]) =>
      compareReports(report({text: {lcp: now}}), report({text: {lcp: before}})).map(({verdict}) => verdict);
    expect(verdicts([1, 1, 1], [2, 2, 2])).toEqual(['worse']);
    expect(verdicts([1, 1], [2, 2, 2])).toEqual(['unknown']);
    expect(verdicts([1, 1, 1], [2, 2])).toEqual(['unknown']);
  });

  test('says nothing without an earlier result', () => {
    const [only] = compareReports(report({text: {styles: [1000]}}), undefined);
    expect(only).toEqual({
      subject: 'text',
      figure: 'styles',
      now: {median: 1000, low: 1000, high: 1000},
      verdict: 'unknown',
    });
  });
});

describe('the table', () => {
  test('has the spread of what differs', () => {
    expect(cell('lcp', {median: 1890, low: 1850, high: 1930})).toBe('1890 (1850–1930)');
    expect(cell('styles', {median: 24_685, low: 24_685, high: 24_685})).toBe('24.7');
  });

  test('has targets, the last result, what became of it, and the peers', () => {
    const now = report(
      {},
      {
        sites: {
          ours: {text: {lcp: [1800, 1800, 1800], seo: [99], styles: [9000]}, site: {routes: [256]}},
          other: {text: {lcp: [2000]}},
        },
      },
    );
    const table = benchTable(now, compareReports(now, report({text: {lcp: [1700, 1700, 1700], seo: [100]}})));
    const lines = table.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '));
    expect(lines).toEqual([
      'text: /x/introduction/installation/',
      'target | last | ours | other',
      'LCP ms | 1750 | 1700 | 1800 * | worse | 2000',
      'CSS (gzip) KB | 20.0 | – | 9.0 | –',
      'SEO | 100 | 100 | 99 * | worse | –',
      '',
      'the whole site',
      'target | last | ours | other',
      'routes | – | 256 | –',
    ]);
  });
});

describe('the result', () => {
  test('is read as it was written, with the samples of a figure in one line', () => {
    const file = path.join(folder, 'new/last.json');
    const written = report({text: {lcp: [1800, 1750.5], styles: [1000]}});
    writeReport(file, written);
    expect(readReport(file)).toEqual(written);
    expect(readFileSync(file, 'utf8')).toContain('"lcp": [1800, 1750.5]');
  });

  test('may be missing', () => {
    expect(readReport(path.join(folder, 'none.json'))).toBeUndefined();
  });

  test.each([
    ['{', 'is no JSON'],
    ['null', 'holds no result of a run.'],
    ['{"calibration": 1, "sites": {}}', 'holds no result of a run.'],
  ])('that is %s is refused', (text, message) => {
    const file = path.join(folder, 'last.json');
    writeFileSync(file, text);
    expect(() => readReport(file)).toThrow(message);
    expect(() => readReport(file)).toThrow('npm run bench -- --save');
  });

  test('that is committed is one', () => {
    expect(Object.keys(readReport()?.sites['ours'] ?? {})).toEqual(
      expect.arrayContaining([...MEASURED_PAGE_NAMES, 'textToText', 'site']),
    );
  });
});

describe('the options', () => {
  test('have defaults', () => {
    const {sites, json, ...options} = readBenchOptions({});
    expect(options).toEqual({runs: 3, pages: MEASURED_PAGE_NAMES, save: false, hasLighthouse: true});
    expect(sites).toEqual([{name: 'ours', folder: path.resolve(__dirname, '../../../build')}]);
    expect(json).toBe(path.resolve(__dirname, '../../../test-results/bench.json'));
  });

  test('name pages, folders and peers', () => {
    writeFileSync(path.join(folder, 'index.html'), '');
    const given = {runs: '5', pages: 'text,api', build: folder, peer: [`a=${folder}`], 'without-lighthouse': true};
    const {runs, pages, sites, hasLighthouse} = readBenchOptions(given);
    expect({runs, pages, hasLighthouse}).toEqual({runs: 5, pages: ['text', 'api'], hasLighthouse: false});
    expect(sites).toEqual([
      {name: 'ours', folder},
      {name: 'a', folder},
    ]);
  });

  rowsTest<[Parameters<typeof readBenchOptions>[0], string]>(
    'that are wrong are told',
    [
      [{runs: 'many'}, '[bench] --runs is "many", and it has to be a whole number from 1 to 50.'],
      [{runs: '0'}, '--runs is "0"'],
      [{runs: '1.5'}, '--runs is "1.5"'],
      [{runs: '51'}, '--runs is "51"'],
      [{pages: 'txt'}, '--pages has "txt", and knows text, longText, api, grid, charts, picker. Did you mean "text"?'],
      [{peer: ['folder']}, '--peer is "folder", and it has to be a name and the folder of a built site'],
      [{peer: ['a=']}, '--peer is "a=", and it has to be'],
      [{peer: ['ours=.']}, '--peer is "ours=.": the name ours is taken.'],
      [{peer: ['a=tests']}, 'tests has no index.html.'],
      [{save: true, pages: 'text'}, '--save keeps a whole result: leave --pages and --without-lighthouse out.'],
      [{save: true, 'without-lighthouse': true}, '--save keeps a whole result'],
      [{runs: 'x', pages: 'y'}, '--runs is "x", and it has to be a whole number from 1 to 50. --pages has "y"'],
    ],
    (given, message) => {
      expect(() => readBenchOptions(given)).toThrow(message);
    },
  );

  test('do not name two peers alike', () => {
    writeFileSync(path.join(folder, 'index.html'), '');
    const peer = [`a=${folder}`, `a=${folder}`];
    expect(() => readBenchOptions({peer})).toThrow(`--peer is "a=${folder}": the name a is taken.`);
  });
});

describe('the scripts of a build', () => {
  test('are counted and weighed without their compressed forms', () => {
    mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
    for (const name of ['main.ab12.js', 'runtime~main.cd34.js', '17.ef56.js', '17.ef56.js.gz', 'main.ab12.js.br']) {
      writeFileSync(path.join(folder, 'assets/js', name), name.repeat(name.startsWith('main') ? 1 : 2));
    }
    const {chunks, mainScript, runtimeScript} = builtScripts(folder)!;
    expect(chunks).toBe(3);
    // Such a short text is not smaller after gzip: 20 bytes of header and end.
    expect(mainScript).toBe('main.ab12.js'.length + 20);
    expect(runtimeScript).toBeGreaterThan(mainScript);
  });

  test('are not known of another builder', () => {
    expect(builtScripts(folder)).toBeUndefined();
  });
});
