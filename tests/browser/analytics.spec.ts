import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {TEST_SETTINGS} from '../../scripts/testSettings';
import {recordScripts} from './pageWeight';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const TAG_HOST = 'https://www.googletagmanager.com';
const policy = readFileSync(path.resolve(__dirname, '../../build/_headers'), 'utf8');

type Command = readonly unknown[];

interface Recorded {
  readonly reported: Command[];
}

interface Begin {
  /** The value of `window.docsAnalyticsConsent`. */
  readonly consent?: boolean;
  /** The value that `Math.random` returns. */
  readonly random?: number;
}

/** Puts a tag function that records its calls into the page, and answers requests to the tag host. */
async function recordTag(page: Page, {consent = true, random}: Begin = {}): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${TAG_HOST}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.addInitScript(
    ([agrees, fixed]) => {
      const reported: unknown[][] = [];
      Object.assign(window, {
        reported,
        docsAnalyticsConsent: agrees,
        gtag: (...command: unknown[]) => reported.push(command),
      });
      if (typeof fixed === 'number') {
        Math.random = () => fixed;
      }
    },
    [consent, random] as const,
  );
  return requests;
}

function reported(page: Page): Promise<Command[]> {
  return page.evaluate(() => (window as unknown as Recorded).reported.map((command) => [...command]));
}

async function events(page: Page, name: string): Promise<unknown[]> {
  return (await reported(page))
    .filter(([kind, event]) => kind === 'event' && event === name)
    .map(([, , facts]) => facts);
}

/** Waits for a number of page views, and then until the page is settled, so that one too many would be seen. */
async function expectViews(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await events(page, 'page_view')).length).toBe(count);
  await settled(page);
  expect(await events(page, 'page_view')).toHaveLength(count);
}

const PROPERTIES = {
  codeVariant: 'TS',
  userLanguage: 'en',
  devicePixelRatio: 1,
  colorSchemeOS: 'light',
  colorScheme: 'light',
  codeStylingVariant: 'MUI System',
};

const LICENSING = {
  page_title: expect.stringMatching(/^Licensing/) as unknown,
  productId: 'x',
  productCategoryId: 'x',
};

test.describe('analytics', () => {
  test.skip(!policy.includes(TAG_HOST), `the build has no measurement id: npm test builds with one`);
  test.use({colorScheme: 'light'});

  test('a first load reports exactly this', async ({page, baseURL}) => {
    const requests = await recordTag(page);
    await page.goto(`${TEXT_PAGE}?from=mail#trial`);
    await expectViews(page, 1);
    const [first, ...rest] = await reported(page);
    expect(first).toEqual(['js', expect.any(Date)]);
    expect(rest).toEqual([
      ['config', TEST_SETTINGS.ANALYTICS_ID, {send_page_view: false}],
      ['set', 'user_properties', PROPERTIES],
      ['event', 'page_view', {...LICENSING, page_location: `${baseURL}${TEXT_PAGE}?from=mail`}],
    ]);
    expect(requests).toEqual([`${TAG_HOST}/gtag/js?id=${TEST_SETTINGS.ANALYTICS_ID}`]);
  });

  test('each following page is reported once, with its own title; a hash is none', async ({page, baseURL}) => {
    await recordTag(page);
    await page.goto('/x/introduction/');
    await expectViews(page, 1);
    await page.locator(`a[href="${TEXT_PAGE}"]`).first().click();
    await expect(page.locator('h1')).toHaveText('Licensing');
    await expectViews(page, 2);
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/#/);
    await expectViews(page, 2);
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).not.toHaveText('Licensing');
    await expectViews(page, 3);
    const views = (await events(page, 'page_view')) as {page_title: string; page_location: string}[];
    expect(views[1]).toEqual({...LICENSING, page_location: baseURL + TEXT_PAGE});
    expect(views[2]).toEqual(views[0]);
    expect(views[0]?.page_location).toBe(`${baseURL}/x/introduction/`);
    expect(views[0]?.page_title).toBe(await page.title());
  });

  test('what readers choose is reported at once', async ({page}) => {
    await recordTag(page);
    await page.goto(DEMO_PAGE);
    await expectViews(page, 1);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => document.documentElement.setAttribute('data-code-variant', 'JS'));
    const properties = async (): Promise<unknown[]> =>
      (await reported(page)).filter(([kind]) => kind === 'set').map(([, , facts]) => facts);
    const chosen = {...PROPERTIES, colorSchemeOS: 'dark', colorScheme: 'dark', codeVariant: 'JS'};
    await expect.poll(async () => (await properties()).at(-1)).toEqual(chosen);
    expect((await properties()).at(0)).toEqual(PROPERTIES);
  });

  test('a click on a control of a demo is reported with its category, action and label', async ({page}) => {
    await recordTag(page);
    await page.goto(DEMO_PAGE);
    await expectViews(page, 1);
    const control = page.locator('[data-ga-event-category="demo"]:visible').first();
    const [category, action, label] = await control.evaluate((element) =>
      ['category', 'action', 'label'].map((name) => element.getAttribute(`data-ga-event-${name}`)),
    );
    const before = (await reported(page)).length;
    await control.click();
    await expect
      .poll(async () => (await reported(page)).slice(before, before + 1))
      .toEqual([['event', category, {eventAction: action, eventLabel: label}]]);
  });

  test('without consent nothing is reported and nothing is fetched', async ({page}) => {
    const requests = await recordTag(page, {consent: false});
    await page.goto(DEMO_PAGE);
    await page.locator('[data-ga-event-category]:visible').first().click();
    await settled(page);
    expect(await reported(page)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('a reader who objects by Global Privacy Control is left alone', async ({page}) => {
    const requests = await recordTag(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
    await page.goto(TEXT_PAGE);
    await settled(page);
    expect(await reported(page)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('web vitals are reported in a session that was drawn, and only there is the library loaded', async ({
    page,
    context,
  }) => {
    const isVitals = (text: string): boolean => text.includes('largest-contentful-paint');
    for (const {random, isDrawn} of [
      {random: 0.9, isDrawn: false},
      {random: 0, isDrawn: true},
    ]) {
      const tab = isDrawn ? page : await context.newPage();
      const scripts = recordScripts(tab);
      await recordTag(tab, {random});
      await tab.goto(TEXT_PAGE);
      await expectViews(tab, 1);
      await tab.locator('h1').click();
      const names = async (): Promise<unknown[]> => (await reported(tab)).map(([, name]) => name);
      if (isDrawn) {
        await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
      }
      expect((await names()).includes('TTFB')).toBe(isDrawn);
      expect((await scripts()).some(isVitals)).toBe(isDrawn);
    }
  });

  test('whether a page helped is asked only if the answer is sent', async ({page}) => {
    const question = page.getByRole('group', {name: 'Was this page helpful?'});
    await recordTag(page, {consent: false});
    await page.goto(TEXT_PAGE);
    await settled(page);
    await expect(question).toBeHidden();

    await page.addInitScript(() => Object.assign(window, {docsAnalyticsConsent: true}));
    await page.goto(TEXT_PAGE);
    await expectViews(page, 1);
    await question.getByRole('button', {name: 'No'}).click();
    const field = page.getByRole('textbox', {name: /What is missing or wrong/});
    await field.fill('seats of contractors');
    await field.press('Enter');
    await expect(page.getByText('Sent.')).toBeVisible();
    const eventLabel = TEXT_PAGE.slice(0, -1);
    expect(await events(page, 'feedback')).toEqual([
      {eventAction: 'no', eventLabel},
      {eventAction: 'reason', eventLabel: `${eventLabel}: seats of contractors`},
    ]);
    await expect(page.getByRole('link', {name: /Open an issue/})).toHaveAttribute('href', /Version%3A\+6\.19/);
  });

  test('the copy button of a plain fence and the mode switch are reported', async ({page}) => {
    await recordTag(page);
    await page.goto('/x/introduction/installation/');
    await expectViews(page, 1);
    await page.locator('[data-code-block]').getByRole('button', {name: 'Copy'}).first().click();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    expect(await events(page, 'code')).toMatchObject([{eventAction: 'copy-click'}]);
    expect(await events(page, 'settings')).toEqual([{eventAction: 'mode', eventLabel: null}]);
  });

  test.describe('a tag host that does not answer', () => {
    test.use({expectedErrors: [/Failed to load resource: net::ERR_/]});

    test('is nothing to the page', async ({page}) => {
      await recordTag(page);
      await page.route(`${TAG_HOST}/**`, (route) => route.abort());
      await page.goto(TEXT_PAGE);
      await expectViews(page, 1);
      await expect(page.locator('h1')).toHaveText('Licensing');
    });
  });
});
