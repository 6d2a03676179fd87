import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  ALL_COOKIES,
  browserPath,
  cookieValue,
  hash,
  message,
  nearly,
  query,
  question,
  STORED_NAMES,
  storedValues,
} from '../../scripts/fuzz/generators';
import {Random} from '../../scripts/fuzz/random';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

// Nonsense that needs a browser; scripts/fuzz checks far more of it without one. FUZZ_SEED=7 makes other nonsense, FUZZ_CASE=3
// makes the third case of each test alone, and FUZZ_TIMES=20 twenty times as many.

const BUILD = path.resolve(__dirname, '../../build');
const SEED = process.env['FUZZ_SEED'] ?? '42';
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1);
const ONLY = process.env['FUZZ_CASE'];

interface Case<Input> {
  readonly input: Input;
  /** How to make this case alone. */
  readonly again: string;
}

/** Inputs of a test, each from a seed of its own. */
function cases<Input>(name: string, count: number, make: (random: Random) => Input): Case<Input>[] {
  return Array.from({length: count * TIMES}, (_, index) => ({
    input: make(new Random(`${SEED} ${name} ${index}`)),
    again: `FUZZ_SEED=${SEED} FUZZ_CASE=${index} npx playwright test --config=tests/playwright.config.ts fuzz.spec.ts -g "${name}"`,
  })).filter((_, index) => ONLY === undefined || ONLY === String(index));
}

/** Heading of the page that says that the page crashed, in both languages. */
const CRASHED = /crashed|崩溃/;

/** Whether the page still shows itself, and not that it crashed. */
function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(
    (crashed) =>
      document.documentElement.dataset['hasHydrated'] === 'true' &&
      [...document.querySelectorAll('h1')].some(({textContent}) => !crashed.test(textContent ?? '')) &&
      !('hacked' in window),
    CRASHED,
  );
}

async function expectAlive(page: Page, {input, again}: Case<unknown>): Promise<void> {
  expect(await isAlive(page), `${JSON.stringify(input)}\nagain: ${again}`).toBe(true);
}

/** The page does what it is for: the mode can be chosen. */
async function expectUsable(page: Page): Promise<void> {
  const choice = (): Promise<string | null> => page.locator('html').getAttribute('data-theme-choice');
  const before = await choice();
  await page
    .getByRole('button', {name: /mode|模式/i})
    .first()
    .click();
  await expect.poll(choice).not.toBe(before);
}

/** Sets URLs one after the other, as scripts and the browser's buttons do, until one breaks the page. */
async function visitInPlace(page: Page, all: readonly Case<string>[]): Promise<void> {
  const broken = await page.evaluate(
    async ({urls, crashed}) => {
      for (const [index, url] of urls.entries()) {
        if (url.startsWith('#')) {
          location.hash = url;
        } else {
          history.pushState(null, '', location.origin + url);
          dispatchEvent(new PopStateEvent('popstate', {state: null}));
        }
        // React renders a transition in tasks of its own. If the reader leaves a page before its code has come, Docusaurus shows
        // nothing between it and the code of the next page: that may take a while, but must end.
        const deadline = performance.now() + 10_000;
        let heading: Element | null;
        do {
          await new Promise((resolve) => {
            const channel = new MessageChannel();
            channel.port1.onmessage = resolve;
            requestAnimationFrame(() => channel.port2.postMessage(null));
          });
          heading = document.querySelector('h1');
        } while (!heading && performance.now() < deadline);
        if (!heading || crashed.test(heading.textContent ?? '') || 'hacked' in window) {
          return {index, shown: (document.querySelector('main') ?? document.body).innerText.slice(0, 1000)};
        }
      }
      return undefined;
    },
    {urls: all.map(({input}) => input), crashed: CRASHED},
  );
  const one = broken && all[broken.index];
  expect(one ? `${JSON.stringify(one.input)}\n${broken.shown}\nagain: ${one.again}` : '').toBe('');
}

for (const url of ['/', TEXT_PAGE, DEMO_PAGE, API_PAGE, '/zh/playground/']) {
  test(`hashes: ${url} survives them`, async ({page}) => {
    await page.goto(url);
    await settled(page);
    await visitInPlace(page, cases(`hashes: ${url}`, 60, hash));
    await settled(page);
    expect(await isAlive(page)).toBe(true);
  });
}

test('queries: pages that read them survive them', async ({page}) => {
  for (const [url, count] of [
    ['/production-error/', 60],
    ['/playground/', 40],
    [TEXT_PAGE, 20],
  ] as const) {
    await page.goto(url);
    await settled(page);
    await visitInPlace(
      page,
      cases(`queries: pages`, count, (random) => url + new URL(query(random), 'https://mui.com').search),
    );
    await settled(page);
    expect(await isAlive(page)).toBe(true);
  }
});

test.describe('URLs', () => {
  test.use({expectedErrors: [/the server responded with a status of 404/]});

  test('paths: the page for unknown URLs survives them', async ({page, baseURL}) => {
    const body = readFileSync(path.join(BUILD, '404.html'), 'utf8');
    const isPage = (pathname: string): boolean => existsSync(path.join(BUILD, pathname, 'index.html'));
    await page.route(
      ({pathname}) => !isPage(pathname),
      (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({status: 404, contentType: 'text/html', body})
          : route.fallback(),
    );
    for (const one of cases('paths: the page', 12, browserPath)) {
      await page.goto(baseURL + one.input + hash(new Random(one.input)));
      await settled(page);
      await expectAlive(page, one);
    }
    await visitInPlace(page, cases('paths: the page', 60, browserPath));
    await page.goto(TEXT_PAGE);
    await expectUsable(page);
  });
});

const HELD_PAGES = ['/', TEXT_PAGE, DEMO_PAGE, API_PAGE, '/x/introduction/installation/', '/zh/x/react-charts/bars/'];

test.describe('full of nonsense', () => {
  for (const url of HELD_PAGES) {
    test(`storage: ${url} works with it`, async ({page, context, baseURL}) => {
      const held = cases(`storage: ${url}`, 4, (random) => ({
        local: storedValues(STORED_NAMES, random),
        tab: storedValues(STORED_NAMES, random),
        cookies: ALL_COOKIES.map((name) => ({name, value: cookieValue(random).replace(/[^!-~]|["\\,]/g, '')})),
        place: new URL(query(random), 'https://mui.com').search + hash(random),
      }));
      await page.goto('/versions/');
      for (const one of held) {
        await context.clearCookies();
        await context.addCookies(one.input.cookies.map((cookie) => ({...cookie, url: baseURL ?? ''})));
        await page.evaluate(({local, tab}) => {
          for (const [storage, values] of [
            [localStorage, local],
            [sessionStorage, tab],
          ] as const) {
            storage.clear();
            Object.entries(values).forEach(([name, value]) => storage.setItem(name, value));
          }
        }, one.input);
        await page.goto(url + one.input.place);
        await settled(page);
        await expectAlive(page, one);
      }
      await expectUsable(page);
    });
  }
});

test('messages: a page survives them', async ({page}) => {
  await page.goto(DEMO_PAGE);
  await settled(page);
  const sent = cases('messages: a page', 100, (random) => {
    const data = message(random);
    // What Playwright cannot hand over goes as text.
    return JSON.stringify(data) ?? 'undefined';
  });
  await page.evaluate(
    async (texts) => {
      for (const text of texts) {
        const data: unknown = text === 'undefined' ? undefined : JSON.parse(text);
        postMessage(data, '*');
        postMessage(text, '*');
        history.replaceState(data, '');
        dispatchEvent(new PopStateEvent('popstate', {state: data}));
        dispatchEvent(new StorageEvent('storage', {key: text, newValue: text}));
      }
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    sent.map(({input}) => input),
  );
  await settled(page);
  expect(await isAlive(page)).toBe(true);
  await expectUsable(page);
});

test('links of playgrounds: a page survives them', async ({page}) => {
  const links = ['#bar-chart=p1(layout:horizontal,height:400),quarters', '#bar-chart=p1(),;day!,quarters'];
  await page.goto('/x/api/charts/bar-chart/');
  await settled(page);
  const id = await page.locator('[data-playground]').first().getAttribute('id');
  for (const one of cases('links of playgrounds', 8, (random) =>
    nearly(links, random).replace(/^#?bar-chart/, `#${id ?? ''}`),
  )) {
    await page.evaluate((text) => {
      location.hash = text;
    }, one.input);
    await settled(page);
    await expectAlive(page, one);
  }
});

test('questions: the search survives them', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await page.keyboard.press('/');
  const field = page.locator('dialog[open] input[role="combobox"]');
  for (const one of cases('questions', 25, question)) {
    await field.fill(one.input);
    await expectAlive(page, one);
  }
  await field.fill('license');
  await expect(page.locator('[role="option"]').first()).toBeVisible();
});
