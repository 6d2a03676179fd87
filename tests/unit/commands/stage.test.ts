import {runInTurn, runSideBySide, type Outcome, type Stage} from '../../../scripts/stage';

let shown: string;

beforeEach(() => {
  shown = '';
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    shown += `${line}\n`;
  });
});

afterEach(() => jest.restoreAllMocks());

function stage(name: string, outcome: Outcome | Error): Stage {
  return {name, run: () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome))};
}

const GOOD: Outcome = {passed: 3, failed: 0, details: 'not worth showing'};
const BAD: Outcome = {passed: 1, failed: 2, details: 'what is wrong'};

test('outcomes are added up, and what failed is shown in full', async () => {
  expect(await runSideBySide([stage('good', GOOD), stage('bad', BAD)])).toEqual({passed: 4, failed: 2});
  expect(shown).toMatch(/good +3 passed \(/);
  expect(shown).toMatch(/bad +1 passed, 2 FAILED \(/);
  expect(shown).toContain('what is wrong');
  expect(shown).not.toContain('not worth showing');
});

test('a stage that is left out says why in one line, and counts nothing', async () => {
  const leftOut = {passed: 0, failed: 0, leftOut: 'no browser was found'};
  expect(await runSideBySide([stage('other browser', leftOut), stage('good', GOOD)])).toEqual({passed: 3, failed: 0});
  expect(shown).toMatch(/^other browser +left out: no browser was found$/m);
  expect(shown).not.toContain('0 passed');
});

test('a stage that throws has failed', async () => {
  expect(await runSideBySide([stage('broken', new Error('no browser')), stage('good', GOOD)])).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(shown).toContain('no browser');
});

test('what needs a failed stage is not run, and counts as failed', async () => {
  const build = stage('build', BAD);
  const later = stage('later', GOOD);
  const run = jest.spyOn(later, 'run');
  expect(await runInTurn([[build, stage('beside', GOOD)], [later], [later]], new Set([build]))).toEqual({
    passed: 4,
    failed: 4,
  });
  expect(run).not.toHaveBeenCalled();
  expect(shown).toContain('not run: needs "build", which failed');
});

test('a failed stage that nothing needs stops nothing', async () => {
  expect(await runInTurn([[stage('site', BAD)], [stage('browser', GOOD)]], new Set())).toEqual({passed: 4, failed: 2});
});

test('the next step begins when all of the one before have ended', async () => {
  const order: string[] = [];
  const slow = (name: string, turns: number): Stage => ({
    name,
    async run() {
      order.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn += 1) {
        await Promise.resolve();
      }
      order.push(`${name} ends`);
      return GOOD;
    },
  });
  await runInTurn([[slow('one', 50), slow('two', 1)], [], [slow('three', 1)]], new Set());
  expect(order.slice(-2)).toEqual(['three begins', 'three ends']);
  expect(order).toHaveLength(6);
});
