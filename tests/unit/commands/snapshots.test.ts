import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {engineProblem, readEngine, writeEngine, type Engine} from '../../../scripts/snapshotEngine';
import {PICTURES, PLACES} from '../../visual/places';
import {PAGE_KINDS} from '../../browser/pageKinds';

const VISUAL = path.resolve(__dirname, '../../visual');
const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const file = path.join(folder, 'engine.json');
const ENGINE: Engine = {chromium: 156, drawing: 'a1'};

afterAll(() => rmSync(folder, {recursive: true}));

test('there is a picture of each kind of page in both modes at three widths, and no other', () => {
  expect(Object.keys(PLACES)).toEqual(Object.keys(PAGE_KINDS));
  expect(PICTURES).toHaveLength(10 * 2 * 3);
  expect(readdirSync(path.join(VISUAL, 'snapshots')).sort()).toEqual([...PICTURES].sort());
});

test('the engine that took the pictures is noted beside them', () => {
  const {chromium = 0, drawing = ''} = readEngine() ?? {};
  expect(chromium).toBeGreaterThan(100);
  expect(drawing).toMatch(/^[0-9a-f]{32}$/);
});

test('what is noted is read again; nothing is noted of pictures that are not there yet', () => {
  expect(readEngine(file)).toBeUndefined();
  writeEngine(ENGINE, file);
  expect(readEngine(file)).toEqual(ENGINE);
});

test.each(['{"chromium": "newest", "drawing": "a1"}', '{"chromium": 156}', '{"chromium": 156, '])(
  'a note that cannot be read is an error: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => readEngine(file)).toThrow();
  },
);

test.each<[string, Engine | undefined, string | undefined]>([
  ['the same engine', ENGINE, undefined],
  ['no engine', undefined, 'there are no snapshots yet'],
  [
    'another version',
    {...ENGINE, chromium: 155},
    'the snapshots were taken with Chromium 155, and this is Chromium 156',
  ],
  [
    'another build',
    {...ENGINE, drawing: 'b2'},
    'the snapshots were taken with another build of Chromium 156, which draws letters otherwise',
  ],
])('pictures of %s', (_what, recorded, problem) => {
  expect(engineProblem(recorded, ENGINE)).toBe(problem);
});
