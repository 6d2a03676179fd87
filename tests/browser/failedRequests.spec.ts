import type {Request, Route} from '@playwright/test';
import {LOAD_TIMEOUT_MS} from '../../src/site/limits';
import {countLoads} from './offline';
import {ALL_SCRIPTS, REQUEST_KINDS} from './requestKinds';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

/** How a request may fail. */
const FAILURES = {
  'is not found': (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
  'meets an error of the host': (route: Route) => route.fulfill({status: 500, body: 'Error'}),
  'is reset': (route: Route) => route.abort('connectionreset'),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    // A browser keeps nothing that was cut off, and cannot know here that it was.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: text.slice(0, text.length / 2)});
  },
  'brings a page instead': (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Log in to this network</title>',
    }),
} as const;

/** The bundler's runtime gives up on a script after so many milliseconds. */
const SCRIPT_TIMEOUT_MS = 120_000;

/** What the browser says of such requests: also of a script that was cut off, and of a page in the place of a script. */
const OF_REQUESTS = new RegExp(
  [
    '^Failed to load resource',
    '^(?:Unexpected end of input|Invalid or unexpected token|missing \\)|Unterminated|Unexpected token|Invalid regular expression: missing)',
    // Docusaurus fetches the code of a page ahead when the pointer is over a link, and leaves the failure to the click.
    '^(?:ChunkLoadError: )?Loading chunk \\w+ failed',
    "^Refused to execute script from '\\S+' because its MIME type",
  ].join('|'),
);

test.use({expectedErrors: [OF_REQUESTS]});

for (const kind of REQUEST_KINDS) {
  test(`${kind.name}: the page says that it could not be loaded, and tries again, however it fails`, async ({page}) => {
    await page.clock.install();
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    const loads = countLoads(page);
    await page.setViewportSize({width: 1280, height: kind.height ?? 800});
    await page.goto(kind.page);
    await settled(page);
    const alert = page.getByText(kind.says).first();
    let asked = 0;
    let fail: ((route: Route) => Promise<void>) | undefined;
    await page.route(kind.url, (route) => {
      asked += 1;
      return fail ? fail(route) : route.continue();
    });
    let tries = 0;
    const failures = Object.entries(FAILURES).filter(([how]) => !kind.isDocument || how !== 'is cut off');
    for (const [how, failure] of failures) {
      fail = failure;
      const before = asked;
      await (tries === 0 ? kind.act(page) : kind.retry(page).click());
      tries += 1;
      await expect.poll(() => asked, `a request that ${how}`).toBeGreaterThan(before);
      await settled(page);
      await expect(alert, `the message about a request that ${how}`).toBeVisible();
      await expect(kind.retry(page)).toBeVisible();
      if (tries > 1) {
        await kind.expectAgain?.(page);
      }
      await expect(page.locator('h1').first()).not.toHaveText(/crashed/);
    }

    // The host falls silent.
    const held: Route[] = [];
    fail = (route) => Promise.resolve(void held.push(route));
    await kind.retry(page).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // The clock would run out for other requests too.
    await expect
      .poll(() =>
        [...pending].filter((request) => !held.some((route) => route.request() === request)).map((one) => one.url()),
      )
      .toEqual([]);
    await page.clock.fastForward((kind.url === ALL_SCRIPTS ? SCRIPT_TIMEOUT_MS : LOAD_TIMEOUT_MS) + 1000);
    await expect(alert, 'the message about a host that is silent').toBeVisible();
    // Before the rest, so that a request that comes meanwhile is not held for ever: the browser would give its answer to the next.
    fail = undefined;
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));

    await kind.retry(page).click();
    await expect(kind.result(page)).toBeVisible();
    if (kind.hasFocus) {
      await expect(kind.result(page)).toBeFocused();
    }
    await expect(alert).toHaveCount(0);
    expect(loads()).toBe(1);
  });
}

/** Files that only change how a page looks. */
const LOOKS = {
  'its fonts': {url: '**/fonts/**', isHeld: true},
  // Browsers paint nothing before the stylesheets are there or have failed.
  'its stylesheet': {url: '**/assets/css/*.css', isHeld: false},
  'the colors of code': {url: '**/styles/*.css', isHeld: true},
} as const;

for (const [name, {url, isHeld}] of Object.entries(LOOKS)) {
  test(`a page without ${name} can be read and used`, async ({page}) => {
    const failures = isHeld ? [...Object.values(FAILURES), () => Promise.resolve()] : Object.values(FAILURES);
    for (const failure of failures) {
      await page.route(url, failure);
      await page.goto(TEXT_PAGE, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('h1')).toBeVisible();
      await page.getByRole('link', {name: 'Overview'}).first().click();
      await expect(page).not.toHaveURL(TEXT_PAGE);
      await page.unrouteAll({behavior: 'ignoreErrors'});
    }
  });
}
