import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_LANGUAGE} from '../src/site/languages';
import {findChromium} from './chromium';
import {makeManyPages} from '../tests/sites/manyPages';
import {runInstalled, type ProcessOptions} from './runProcess';
import {readJestReport, readPlaywrightReport, runnerOutcome} from './runnerReports';
import {gateOutcome, type Stage} from './stage';
import {TEST_SETTINGS} from './testSettings';
import {CUT_VERSION, makeVersionsSite, moveOn} from '../tests/sites/versionsSite';

function gate(name: string, program: string, parameters: readonly string[], options?: ProcessOptions): Stage {
  return {
    name,
    async run() {
      const {code, output} = await runInstalled(program, parameters, options);
      return gateOutcome(code === 0, output);
    },
  };
}

/** A file for a report, in a folder of its own, so that no older report is read. */
function reportFile(): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'mui-x-docs-')), 'report.json');
}

function jest(name: string, project: string, env: () => ProcessOptions['env'] = () => ({})): Stage {
  return {
    name,
    async run() {
      const file = reportFile();
      // Jest leaves one core to whoever watches it; on a machine of two that is half of it.
      const parameters = ['--config', 'tests/jest.config.mjs', '--maxWorkers=100%', '--selectProjects', project];
      const report = ['--json', `--outputFile=${file}`];
      const result = await runInstalled('jest/bin/jest.js', [...parameters, ...report], {env: env()});
      // With --json, Jest prints the report; what a person reads comes before it.
      const output = result.output.replace(/^\{"numFailedTestSuites".*$/ms, '');
      return runnerOutcome(file, readJestReport, {...result, output});
    },
  };
}

/** What a run may keep for the next one: all of it is checked against the files' contents. */
const CACHE = 'node_modules/.cache';
const KEPT_TYPES = ['--incremental', '--tsBuildInfoFile', `${CACHE}/typescript/types.tsbuildinfo`];
// A rule that reads types may miss a change in another file until a run without a cache, as in a clean clone.
const KEPT_LINT = ['--cache', '--cache-strategy=content', `--cache-location=${CACHE}/eslint/lint`];
const KEPT_FORMATS = ['--cache', '--cache-strategy=content', `--cache-location=${CACHE}/prettier/formats`];

export const TYPES = gate('types', 'typescript/bin/tsc', ['--noEmit', '--pretty', ...KEPT_TYPES]);
export const LINT = gate('lint', 'eslint/bin/eslint.js', ['--max-warnings=0', ...KEPT_LINT, '.']);
export const FORMAT = gate('formatting', 'prettier/bin/prettier.cjs', [
  '--check',
  '--log-level=warn',
  ...KEPT_FORMATS,
  '.',
]);
export const UNIT_TESTS = jest('unit and rules tests', 'unit');
export const SITE_TESTS = jest('tests of built files', 'site');

const DOCUSAURUS = '@docusaurus/core/bin/docusaurus.mjs';

/** The bundler's cache on disk ignores some changes of its configuration: the build is a cold one. */
const BUILD_ENVIRONMENT = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...TEST_SETTINGS};

export const BUILD = gate('production build', DOCUSAURUS, ['build'], {env: BUILD_ENVIRONMENT});

let manyPages: string | undefined;

/** Builds the site as big as it will be, in a copy, so that the browser tests can weigh what a route costs. */
export const MANY_PAGES: Stage = {
  name: 'build with all pages',
  run() {
    manyPages = makeManyPages();
    const parameters = ['build', '--locale', DEFAULT_LANGUAGE];
    return gate(this.name, DOCUSAURUS, parameters, {env: BUILD_ENVIRONMENT, folder: manyPages}).run();
  },
};

let versionsSite: string | undefined;

const VERSIONS_TESTS = jest('tests of versions', 'versions', () => ({
  ...(versionsSite && {VERSIONS_SITE: versionsSite}),
}));

/** Cuts a version in a copy with a few pages, moves on, builds both, and looks at what came of it. */
export const VERSIONS: Stage = {
  name: 'older versions',
  async run() {
    const folder = makeVersionsSite();
    versionsSite = folder;
    const options = {env: BUILD_ENVIRONMENT, folder};
    const cut = await gate('cut a version', DOCUSAURUS, ['docs:version', CUT_VERSION], options).run();
    if (cut.failed > 0) {
      return cut;
    }
    moveOn(folder);
    // Nobody looks at the scripts of this build.
    const parameters = ['build', '--locale', DEFAULT_LANGUAGE, '--no-minify'];
    const build = await gate('build two versions', DOCUSAURUS, parameters, options).run();
    return build.failed > 0 ? build : VERSIONS_TESTS.run();
  },
};

export const BROWSER_TESTS: Stage = {
  name: 'browser tests',
  async run() {
    const file = reportFile();
    const env = {
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(manyPages && {MANY_PAGES_BUILD: path.join(manyPages, 'build')}),
    };
    const parameters = ['test', '--config=tests/playwright.config.ts', '--reporter=dot,json'];
    const result = await runInstalled('@playwright/test/cli.js', parameters, {env, shown: true});
    return runnerOutcome(file, readPlaywrightReport, result);
  },
};

/** Removes what the stages left outside of the project. */
export function tidyUp(): void {
  [manyPages, versionsSite]
    .filter((folder) => folder !== undefined)
    .forEach((folder) => rmSync(folder, {recursive: true, force: true}));
}
