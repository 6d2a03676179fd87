import {test as base, expect} from '@playwright/test';
import type {Browser, Page} from 'puppeteer-core';
import {firefoxCandidates, launchFirefox} from '../../scripts/firefox';
import {API_DISPLAY_KEYS} from '../../src/site/storage';
import {noteAddresses, skipKnownGreen} from '../browser/testCache';
import {watch} from './watch';

interface Options {
  /** What goes wrong because the test makes it so. Everything else that goes wrong fails the test. */
  readonly expectedProblems: RegExp | undefined;
}

interface Fixtures {
  readonly unlessKnownGreen: undefined;
  /** A tab of Firefox with storage of its own. It is Puppeteer's page: Playwright drives no Firefox that is for readers. */
  readonly tab: Page;
}

interface WorkerFixtures {
  /** One Firefox for all tests of a worker. */
  readonly firefox: Browser;
}

/** A test in Firefox, which fails on any error or warning of the console, uncaught error and failed request. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedProblems: [undefined, {option: true}],
  unlessKnownGreen: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from the pattern.
    async ({}, give, testInfo) => {
      skipKnownGreen(testInfo);
      await give(undefined);
    },
    {auto: true},
  ],
  firefox: [
    // eslint-disable-next-line no-empty-pattern -- as above.
    async ({}, give) => {
      const [program] = firefoxCandidates(process.env);
      if (!program) {
        throw new Error('No Firefox was found. Install one, or name one: FIREFOX_PATH=/path/to/firefox');
      }
      const firefox = await launchFirefox(program, {isMotionReduced: true});
      await give(firefox);
      await firefox.close();
    },
    {scope: 'worker'},
  ],
  tab: async ({firefox, expectedProblems}, give, testInfo) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    const problems = watch(tab, (problem) => expectedProblems?.test(problem) ?? false);
    const noteEnd = noteAddresses((note) => tab.on('request', (request) => note(request.url())), testInfo);
    await tab.setViewport({width: 1280, height: 800});
    // The first visit gets a random display of the API. Frames of demos are sandboxed, and have no storage.
    await tab.evaluateOnNewDocument((key) => {
      if (window === window.top && window.location.protocol.startsWith('http')) {
        localStorage.setItem(key, localStorage.getItem(key) ?? 'expanded');
      }
    }, API_DISPLAY_KEYS.default);
    await give(tab);
    noteEnd();
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot({path: testInfo.outputPath('tab.png')});
      await testInfo.attach('tab', {body: Buffer.from(body), contentType: 'image/png'});
    }
    await context.close();
    expect(problems, 'what went wrong in the tab').toEqual([]);
  },
});

export {expect};
