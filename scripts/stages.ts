import {rmSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LANGUAGE} from '../src/site/languages';
import {CUT_VERSION, makeVersionsSite, moveOn, SOURCES, TEXT_PAGE} from '../tests/sites/versionsSite';
import {takeOutPlugins} from '../tests/sites/withoutPlugins';
import {findChromium} from './chromium';
import {findFirefox} from './firefox';
import {languageBuilds} from './languageBuilds';
import {gate, jest, runBrowser, runGate, runJest} from './runners';
import {runProcess} from './runProcess';
import {compareSnapshots} from './pageSnapshots';
import {runSpeedTests} from './speedTests';
import {gateOutcome, total, type Outcome, type Stage} from './stage';
import {TEST_SETTINGS} from './testSettings';
import type {TestOptions} from './testOptions';
import {CACHE_FOLDER, isCacheWritable} from './writable';

/** What a tool may keep for the next run, if it can: all of it is checked against the files' contents. */
const kept = (...parameters: string[]): string[] => (isCacheWritable() ? parameters : []);
const KEPT_TYPES = kept('--incremental', '--tsBuildInfoFile', `${CACHE_FOLDER}/typescript/types.tsbuildinfo`);
// A rule that reads types may miss a change in another file until a run without a cache, as in a clean clone.
const KEPT_LINT = kept('--cache', '--cache-strategy=content', `--cache-location=${CACHE_FOLDER}/eslint/lint`);
const KEPT_FORMATS = kept('--cache', '--cache-strategy=content', `--cache-location=${CACHE_FOLDER}/prettier/formats`);

export const TYPES = gate('types', 'typescript/bin/tsc', ['--noEmit', '--pretty', ...KEPT_TYPES]);
export const LINT = gate('lint', 'eslint/bin/eslint.js', ['--max-warnings=0', ...KEPT_LINT, '.']);
export const FORMAT = gate('formatting', 'prettier/bin/prettier.cjs', [
  '--check',
  '--log-level=warn',
  ...KEPT_FORMATS,
  '.',
]);
/** Files that nothing imports, packages that nothing uses, and imports that package.json does not declare. */
export const UNUSED = gate('unused files and packages', 'knip/bin/knip.js', ['--no-progress']);
export const UNIT_TESTS = jest('unit and rules tests', 'unit');
export const SITE_TESTS = jest('tests of built files', 'site');

/** Installs exported projects from the registry and builds them, and reads code of version 5 from there; made of these. */
export const EXPORTS = jest('exported projects', 'exports', [
  'plugins/demos',
  'plugins/releases/node',
  'plugins/releases/types.ts',
  'plugins/upgrade-check',
  'src/node',
  'src/site',
  'src/text',
  'docs/introduction/dashboard-template',
  'docs/migration',
  'docs/react-tree-view',
  'tests/exports',
  'tests/fixtures/exports',
  'tests/unit/upgrade-check/checkedCode.ts',
  'tests/jest.config.mjs',
]);

/** The same cases in each run, so that a test run has one outcome. `npm run fuzz` makes others. */
const FUZZ_SEED = 21;
const FUZZ_CASES = 90_000;

/** Feeds the parsers with nonsense. Its browser part is tests/browser/fuzz.spec.ts. */
export const FUZZ: Stage = {
  name: 'fuzz',
  inputs: ['plugins', 'src', 'tests/unit/demos/linkedStates.ts', 'tests/unit/playground/linkFixture.ts'],
  async run() {
    const parameters = ['scripts/fuzz.mjs', '--seed', String(FUZZ_SEED), '--cases', String(FUZZ_CASES)];
    const {code, output} = await runProcess(process.execPath, parameters);
    const checked = Number(/^\d+(?= cases)/m.exec(output)?.[0] ?? 0);
    // A run that takes ten minutes ends before it has made them all.
    return {
      ...gateOutcome(code === 0 && checked === FUZZ_CASES, output),
      notes: [`seed ${FUZZ_SEED}, ${checked} cases`],
    };
  },
};

const DOCUSAURUS = '@docusaurus/core/bin/docusaurus.mjs';

/** The bundler's cache on disk ignores some changes of its configuration: the build is a cold one. */
const BUILD_ENVIRONMENT = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...TEST_SETTINGS};

/** The build draws demos in a browser. */
async function buildOptions(): Promise<{env: Record<string, string>}> {
  return {env: {...BUILD_ENVIRONMENT, CHROMIUM_PATH: await findChromium()}};
}

export const BUILD: Stage = {
  name: 'production build',
  async run() {
    const options = await buildOptions();
    const outcomes: Outcome[] = [];
    for (const parameters of languageBuilds()) {
      const outcome = await runGate(DOCUSAURUS, parameters, options);
      outcomes.push(outcome);
      if (outcome.failed > 0) {
        break;
      }
    }
    return total(outcomes);
  },
};

/** What the small site is made of, and what looks at it. */
const SMALL_SITE_INPUTS = [
  ...SOURCES,
  TEXT_PAGE,
  'tests/sites',
  'tests/versions',
  'tests/fixtures/versions',
  'tests/fixtures/site',
  'tests/browser',
  'tests/site/limits.ts',
  'tests/jest.config.mjs',
  'tests/playwright.config.ts',
];

let smallSite: string | undefined;

/** The folder of the build without plugins. */
const BARE_BUILD = 'build-without-plugins';

/**
 * Cuts a version in a copy with a few pages, moves on, and builds both: what its tests look at, in files and in a browser. Then
 * takes all plugins out that can be taken out, and builds what is left.
 */
export const SMALL_SITE: Stage = {
  name: 'small site',
  inputs: SMALL_SITE_INPUTS,
  async run() {
    smallSite = makeVersionsSite();
    const options = {...(await buildOptions()), folder: smallSite};
    const cut = await runGate(DOCUSAURUS, ['docs:version', CUT_VERSION], options);
    if (cut.failed > 0) {
      return cut;
    }
    moveOn(smallSite);
    const build = await runGate(DOCUSAURUS, ['build', '--locale', DEFAULT_LANGUAGE], options);
    if (build.failed > 0) {
      return build;
    }
    const versions = await runJest('versions', {VERSIONS_SITE: smallSite});
    takeOutPlugins(smallSite);
    const bare = await runGate(DOCUSAURUS, ['build', '--locale', DEFAULT_LANGUAGE, '--out-dir', BARE_BUILD], options);
    const withoutPlugins =
      bare.failed > 0 ? bare : await runJest('bare', {BARE_BUILD: path.join(smallSite, BARE_BUILD)});
    const browser = await runBrowser({
      projects: ['small site', 'small site, timing'],
      env: {SMALL_SITE_BUILD: path.join(smallSite, 'build')},
    });
    return total([build, versions, withoutPlugins, browser]);
  },
};

/** Tests of the built site in a browser, those of a shard. */
export function browserTests({shard, isAll}: TestOptions): Stage {
  return {
    name: 'browser tests',
    run: () => runBrowser({projects: ['site', 'timing'], shard, isCacheRead: !isAll}),
  };
}

/**
 * Tests of the built site in a second engine. A machine without a Firefox leaves them out; one whose `FIREFOX_PATH` names a Firefox
 * has to have it.
 */
export function firefoxTests({isAll}: TestOptions): Stage {
  return {
    name: 'firefox tests',
    async run() {
      const firefox = await findFirefox();
      return firefox
        ? runBrowser({projects: ['firefox'], isCacheRead: !isAll, firefox})
        : {passed: 0, failed: 0, leftOut: 'no Firefox was found; FIREFOX_PATH names one'};
    },
  };
}

/** The kinds of page, compared with their snapshots. A Chromium that draws otherwise than theirs leaves them out. */
export function snapshotTests({isAll}: TestOptions): Stage {
  return {name: 'snapshots', run: () => compareSnapshots(!isAll)};
}

/** What the site takes in milliseconds on a slow machine: the last stage, so that nothing else runs. */
export const SPEED_TESTS: Stage = {name: 'speed tests', run: runSpeedTests};

/** Removes what the stages left outside of the project. */
export function tidyUp(): void {
  if (smallSite) {
    rmSync(smallSite, {recursive: true, force: true});
  }
}
