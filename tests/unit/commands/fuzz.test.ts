import {decodable, decodablePath} from '../../../plugins/hosting/client/decodable';
import {readCommandLine} from '../../../scripts/commandLine';
import {checkCase, type Failure, type Property} from '../../../scripts/fuzz/property';
import {commandOf, readFuzzOptions, type FuzzOptions} from '../../../scripts/fuzz/fuzzOptions';
import {fuzz} from '../../../scripts/fuzz/fuzz';
import {codeLinks, codeStates, linkedThemes} from '../../../scripts/fuzz/properties/codeLinks';
import {linkTexts, playgroundLinks, typedValues} from '../../../scripts/fuzz/properties/links';
import {
  cookies,
  paletteColors,
  prePaint,
  recentSearches,
  storedPreferences,
} from '../../../scripts/fuzz/properties/stored';
import {filters, nearestNames, questions, reactErrors, typedColors} from '../../../scripts/fuzz/properties/typed';
import {
  askedDemos,
  askedErrors,
  decodableHashes,
  decodablePaths,
  demoHashes,
  identities,
  languagePaths,
  nearest,
  urlsMeant,
} from '../../../scripts/fuzz/properties/urls';
import {allProperties} from '../../../scripts/fuzz/properties';
import {inTime} from '../../../scripts/fuzz/inTime';
import {Random} from '../../../scripts/fuzz/random';
import {runCases, type FuzzReport} from '../../../scripts/fuzz/runCases';
import {readCookie} from '../../../plugins/preferences/client/readCookie';
import {readPreferences} from '../../../plugins/preferences/client/storedPreferences';
import {readAskedError} from '../../../plugins/production-errors/client/readErrorQuery';
import {packCode, unpackCode} from '../../../plugins/demos/client/linkedCode/packCode';
import {readDemoHash} from '../../../plugins/demos/client/demoHash';
import {packLink} from '../../../plugins/playground/client/linkText';
import {decodeState} from '../../../plugins/playground/client/stateLink';
import {nearestPages} from '../../../plugins/navigation/client/nearestPages';
import {urlMeant} from '../../../src/site/paths';

const SEED = 42;
/** As many cases as a run of 10,000 has of each property, about. */
const CASES = 450;

async function firstFailure(property: Property, cases = CASES): Promise<Failure | undefined> {
  for (let index = 0; index < cases; index += 1) {
    const failure = await checkCase(property, SEED, index);
    if (failure) {
      return failure;
    }
  }
  return undefined;
}

/** Each property, of code with a mistake that somebody has made or may make. */
const PLANTED: readonly (readonly [fault: string, Property])[] = [
  ['a hash is left as it is', decodableHashes((hash) => hash)],
  [
    'only stray percent signs of a hash are escaped',
    decodableHashes((hash) => hash.replace(/%(?![0-9a-f]{2})/gi, '%25')),
  ],
  ['a path is decodable once', decodablePaths(decodable)],
  ['a path is escaped each time', decodablePaths((path) => decodablePath(path.replaceAll('%', '%25')))],
  ['a URL that is meant has two slashes', urlsMeant((path) => (path.endsWith('l') ? '//' : urlMeant(path)))],
  ['a URL leads on and on', urlsMeant((path) => `${path}a`)],
  [
    'a path of a language leads to another host',
    languagePaths((path, to) => (to === 'zh' ? `/zh${path}` : path.slice(3))),
  ],
  ['a title is missing', identities((title) => (title?.includes('é') ? '' : 'a'))],
  ['a demo has any name', demoHashes((hash) => ({...readDemoHash('#A'), name: hash.slice(1)}))],
  ['a demo is found by the beginning of its name', askedDemos((index) => ({...Object.values(index)[0]!}))],
  ['an error has any number', askedErrors((query) => ({...readAskedError(query), code: Number(query.slice(6, 8))}))],
  [
    'arguments of errors are endless',
    askedErrors((query) => ({...readAskedError(query), args: [...query].slice(0, 11)})),
  ],
  ['pages are found twice', nearest((url, pages, most) => [...nearestPages(url, pages, most), pages[0]!, pages[0]!])],
  [
    'any spacing is one',
    storedPreferences(() => ({...readPreferences(), spacing: Number(localStorage.getItem('mui-spacing') ?? 8)})),
  ],
  [
    'a cookie is decoded without care',
    cookies((name) => {
      const text = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
      return text === undefined ? readCookie(name) : decodeURIComponent(text.slice(name.length + 1));
    }),
  ],
  ['any JSON is a palette', paletteColors((text) => JSON.parse(text ?? '{}') as never)],
  [
    'a search is kept as it was typed',
    recentSearches((text) => localStorage.setItem('docs-recent-searches', JSON.stringify([text, text]))),
  ],
  ['any mode is shown', prePaint('document.documentElement.dataset.theme=localStorage.getItem("mui-mode")')],
  [
    'props of a link are not checked',
    playgroundLinks((text, context) => {
      const decoded = decodeState(text, context);
      return {...decoded, state: {...decoded.state, props: {...decoded.state.props, [text.slice(2, 6)]: 1}}};
    }),
  ],
  ['an escape of a link is forgotten', linkTexts((parts) => packLink(parts)?.replaceAll('%', ''))],
  [
    'code of a link is taken as it comes',
    codeLinks(async (state) => {
      const sent = await unpackCode(state);
      return typeof sent === 'string' ? sent : {...sent, code: sent.code.replace('React', '\ud800')};
    }),
  ],
  [
    'a link to code is base64, as it is in mails',
    codeStates(async (sent) => {
      const packed = await packCode(sent);
      return typeof packed === 'string' ? packed : {state: packed.state.replaceAll('-', '+')};
    }),
  ],
  ['any theme of a link is one', linkedThemes((value) => ({...(value as object)}))],
  ['a typed value is JSON', typedValues((text) => JSON.parse(text) as never)],
  ['the search knows nothing', questions({answer: () => Promise.resolve({hasFullText: true})} as never)],
  ['a filter has empty words', filters((text) => text.split(/\s/))],
  [
    'the arguments of an error of React are decoded without care',
    reactErrors((message) => decodeURIComponent(message)),
  ],
  ['any text is a color', typedColors((text) => text)],
  ['a name is not near itself', nearestNames((word, names) => names.find((name) => name !== word))],
];

test.each(PLANTED)('a planted fault is found: %s', async (_fault, property) => {
  const failure = await firstFailure(property);
  expect(failure).toMatchObject({property: property.name, reason: expect.any(String) as string});
  // The same case fails again when it is run alone.
  const again = await checkCase(property, SEED, failure?.index ?? -1);
  expect(again).toMatchObject({index: failure?.index, input: failure?.input});
});

test('every property has a planted fault', () => {
  const planted = new Set(PLANTED.map(([, {name}]) => name));
  expect(
    allProperties()
      .map(({name}) => name)
      .filter((name) => !planted.has(name)),
  ).toEqual([]);
});

test('the same seed gives the same numbers, and another seed gives others', () => {
  const numbers = (seed: string): number[] => {
    const random = new Random(seed);
    return Array.from({length: 20}, () => random.next());
  };
  expect(numbers('42 a 1')).toEqual(numbers('42 a 1'));
  expect(numbers('42 a 1')).not.toEqual(numbers('42 a 2'));
  expect(numbers('a').every((number) => number >= 0 && number < 1)).toBe(true);
});

/** What a run tells of itself, with two small properties. */
async function reportsOf(options: Partial<Parameters<typeof runCases>[0]>): Promise<FuzzReport[]> {
  const reports: FuzzReport[] = [];
  const fails: Property = {
    name: 'fails at 2',
    generate: (random) => random.below(9),
    check: () => {
      if (reports.filter((report) => report.kind === 'begin' && report.property === 'fails at 2').length > 2) {
        throw new Error('third');
      }
    },
  };
  const holds: Property = {name: 'holds', generate: () => 1, check: () => undefined};
  await runCases({seed: 1, cases: 10, seconds: 60, ...options}, (report) => reports.push(report), [fails, holds]);
  return reports;
}

test('cases are dealt to the properties in turn, and a property that failed rests', async () => {
  const reports = await reportsOf({});
  const begun = reports.flatMap((report) => (report.kind === 'begin' ? [`${report.property} ${report.index}`] : []));
  expect(begun).toEqual([
    ...[0, 1, 2].flatMap((index) => [`fails at 2 ${index}`, `holds ${index}`]),
    'holds 3',
    'holds 4',
  ]);
  // Cases of a property that rests count.
  expect(reports.flatMap((report) => (report.kind === 'begin' ? [report.cases] : []))).toEqual([
    1, 2, 3, 4, 5, 6, 8, 10,
  ]);
  expect(reports.filter(({kind}) => kind === 'failure')).toMatchObject([{failure: {property: 'fails at 2', index: 2}}]);
  expect(reports.at(-1)).toEqual({kind: 'end', cases: 10});
});

test('a run ends in time, and one case can be run alone', async () => {
  expect(await reportsOf({seconds: 0})).toEqual([{kind: 'end', cases: 0}]);
  expect(await reportsOf({only: 'holds', index: 7})).toEqual([
    {kind: 'begin', property: 'holds', index: 7, cases: 1},
    {kind: 'end', cases: 1},
  ]);
  await expect(reportsOf({only: 'nothing'})).rejects.toThrow(
    '[fuzz] there is no property "nothing". There are "fails at 2", "holds".',
  );
});

test('what is slow is tried again before it is called so', async () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  /** Takes so many milliseconds, the first time and the second. */
  const taking = (...durations: number[]) => {
    const act = jest.fn(() => {
      time += durations.shift() ?? 0;
      return 'done';
    });
    return {act, outcome: inTime(100, act)};
  };
  const quick = taking(99);
  await expect(quick.outcome).resolves.toBe('done');
  expect(quick.act).toHaveBeenCalledTimes(1);
  await expect(taking(100, 99).outcome).resolves.toBe('done');
  await expect(taking(100, 100).outcome).rejects.toThrow('in time');
  jest.restoreAllMocks();
});

test('options are read, and a mistake is named', () => {
  const read = (...given: readonly string[]): FuzzOptions =>
    readFuzzOptions(readCommandLine('fuzz', given).values, () => 7);
  expect(read()).toEqual({seed: 7, cases: 10_000, seconds: 600});
  const given = commandOf(42, 'cookies', 3).split(' -- ')[1]!.replaceAll('"', '').split(' ');
  expect(read(...given)).toEqual({seed: 42, cases: 10_000, seconds: 600, only: 'cookies', index: 3});
  expect(() => read('--cases', 'many')).toThrow('[fuzz] --cases is "many"');
  expect(() => read('--case', '3')).toThrow('name the property with --only');
  expect(() => read('--sead', '3')).toThrow('--sead');
});

test('the command prints its seed and how many cases it checked', async () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await expect(fuzz({seed: '42', cases: '60'})).resolves.toBe(true);
  log.mockRestore();
  expect(lines[0]).toBe('Seed 42');
  expect(lines.at(-1)).toMatch(/^60 cases in [\d.]+ s, 0 properties failed\.$/);
});
