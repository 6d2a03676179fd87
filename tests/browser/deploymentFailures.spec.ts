import type {Page, Route} from '@playwright/test';
import {countLoads} from './offline';
import {expect, settled, test} from './test';

const START = '/x/introduction/';
const LINK = 'a[href="/x/react-tree-view/getting-started/"]';

type Answer = (route: Route) => Promise<void>;

const LOGIN = {status: 200, contentType: 'text/html', body: '<!doctype html><title>Hotel</title>Your room number'};

/** What a host or a network may answer instead of a file. */
const FAILURES: Readonly<Record<string, Answer>> = {
  'not found': (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'}),
  'a server error': (route) => route.fulfill({status: 500, contentType: 'text/html', body: 'Error'}),
  'a server that is down': (route) => route.fulfill({status: 503, contentType: 'text/html', body: 'Down'}),
  'the login page of a hotel': (route) => route.fulfill(LOGIN),
  'a connection that breaks off': (route) => route.abort('connectionreset'),
};

/** What the network of a page answers; all requests for scripts and documents go through it. */
interface FailingNetwork {
  fail(answer: Answer): void;
  recover(): void;
  /** How many requests have failed. */
  failed(): number;
}

async function failingNetwork(page: Page): Promise<FailingNetwork> {
  let failure: Answer | undefined;
  let failed = 0;
  await page.route(
    ({pathname}) => pathname.endsWith('.js') || pathname.endsWith('/'),
    (route) => {
      failed += failure ? 1 : 0;
      return failure ? failure(route) : route.continue();
    },
  );
  return {
    fail(answer) {
      failure = answer;
    },
    recover() {
      failure = undefined;
    },
    failed: () => failed,
  };
}

// A page in the place of a script is no JavaScript.
test.use({
  expectedErrors: [/Failed to load resource|Loading chunk|ChunkLoadError|Refused to execute|Unexpected token/],
});

for (const [name, answer] of Object.entries(FAILURES)) {
  test(`${name} in the place of a linked page's code: the site stays, and can try again`, async ({page}) => {
    const network = await failingNetwork(page);
    const loads = countLoads(page);
    await page.goto(START);
    await settled(page);
    network.fail(answer);
    await page.locator(LINK).first().click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page could not be loaded');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    const retry = page.getByRole('button', {name: 'Try again'});
    const failedBefore = network.failed();
    await retry.click();
    await expect.poll(network.failed).toBeGreaterThan(failedBefore);
    await settled(page);
    await expect(alert).toBeVisible();
    network.recover();
    await retry.click();
    await expect(page.locator('h1')).toHaveText(/Getting started/);
    await expect(page).toHaveURL(/getting-started/);
    expect(loads()).toBe(1);
  });
}

test('the page before is one step back from a page that could not be loaded', async ({page}) => {
  const network = await failingNetwork(page);
  const loads = countLoads(page);
  await page.goto(START);
  const heading = await page.locator('h1').textContent();
  await settled(page);
  network.fail((route) => route.fulfill({status: 503, body: 'Down'}));
  await page.locator(LINK).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  expect(loads()).toBe(1);
});

test('a code that only failed while the pointer passed is fetched again by the click', async ({page}) => {
  const network = await failingNetwork(page);
  const loads = countLoads(page);
  await page.goto(START);
  await settled(page);
  network.fail((route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.locator(LINK).first().hover();
  await failed;
  await settled(page);
  network.recover();
  await page.locator(LINK).first().click();
  await expect(page.locator('h1')).toHaveText(/Getting started/);
  expect(loads()).toBe(1);
});

test('a network that hangs leaves the page as it is until the code comes', async ({page}) => {
  const network = await failingNetwork(page);
  const loads = countLoads(page);
  await page.goto(START);
  await settled(page);
  const held: Route[] = [];
  network.fail((route) => {
    held.push(route);
    return Promise.resolve();
  });
  await page.locator(LINK).first().click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/getting-started/);
  await expect(page.locator('h1')).not.toHaveText(/Getting started/);
  // The page works.
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  network.recover();
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('h1')).toHaveText(/Getting started/);
  expect(loads()).toBe(1);
});
