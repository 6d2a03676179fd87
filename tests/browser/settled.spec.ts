import type {Page} from '@playwright/test';
import {expect, settled, test} from './test';

/** A page outside of the site, whose requests are answered when the test decides. */
const SITE_URL = 'https://rest.example/';

const CHAIN = `
  fetch('/first').then(() =>
    requestIdleCallback(() => fetch('/second').then(() => document.body.setAttribute('data-done', ''))),
  );`;

interface StagedPage {
  /** Answers a request that was made, or will be. */
  answer(path: string): void;
}

async function openStaged(page: Page, content: string): Promise<StagedPage> {
  const answers = new Map<string, () => void>();
  const answered = new Map<string, Promise<void>>();
  const gate = (path: string): Promise<void> => {
    const known = answered.get(path) ?? new Promise<void>((resolve) => answers.set(path, resolve));
    answered.set(path, known);
    return known;
  };
  await page.route(`${SITE_URL}**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname !== '/') {
      await gate(pathname);
    }
    const body = `<!doctype html><html data-has-hydrated="true"><body>${content}`;
    await route.fulfill(pathname === '/' ? {contentType: 'text/html', body} : {body: 'here'});
  });
  await page.goto(SITE_URL);
  return {
    answer(path) {
      void gate(path);
      answers.get(path)?.();
    },
  };
}

/** Whether a wait is still pending after a time in which it could have ended a dozen times. */
async function goesOn(page: Page, wait: Promise<void>): Promise<boolean> {
  let hasEnded = false;
  void wait.then(() => (hasEnded = true));
  for (let frame = 0; frame < 24; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return !hasEnded;
}

test('a page has come to rest when what it asked for has come, and asks for nothing more', async ({page}) => {
  const {answer} = await openStaged(page, `<script>${CHAIN}</script>`);
  const wait = settled(page);
  expect(await goesOn(page, wait)).toBe(true);
  const second = page.waitForRequest('**/second');
  answer('/first');
  await second;
  expect(await goesOn(page, wait)).toBe(true);
  answer('/second');
  await wait;
  expect(await page.locator('body').getAttribute('data-done')).toBe('');
});

test('what is fetched ahead for the next page is not waited for', async ({page}) => {
  const asked = page.waitForRequest('**/ahead');
  await openStaged(page, '<link rel="prefetch" href="/ahead">');
  await asked;
  await settled(page);
});

test('a page that is not hydrated yet is not at rest', async ({page}) => {
  await openStaged(page, '');
  await page.evaluate(() => document.documentElement.removeAttribute('data-has-hydrated'));
  const wait = settled(page);
  expect(await goesOn(page, wait)).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-has-hydrated', 'true'));
  await wait;
});
