import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {median} from '../../scripts/bench/statistics';
import {loadedScripts} from './pageWeight';
import {isFetchedAhead} from './settled';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {slowDown} from './slowProcessor';
import {expect, settled, SPEED, test} from './test';
import {expectInTime} from './timeLimits';

const FIRST_RESULT_MS = 150;
const FIRST_QUERY_BYTES = 185_000;
const BUTTON_BYTES = 3_000;

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});

test(`a first question fetches at most ${FIRST_QUERY_BYTES / 1000} KB`, async ({page}) => {
  await page.goto(TEXT_PAGE);
  await settled(page);
  const fetched: Promise<number>[] = [];
  page.on('response', (response: Response) => {
    const request = response.request();
    // Counts transferred bytes, compressed.
    if (!isFetchedAhead(request)) {
      fetched.push(request.sizes().then(({responseBodySize}) => responseBodySize));
    }
  });
  await page.keyboard.press('/');
  // In one go: a pause between letters would fetch excerpts on the way.
  await field(page).fill('disabled items');
  await expect(page.getByRole('listbox').getByRole('option').first().locator('mark').first()).toBeVisible();
  await settled(page);
  const sizes = await Promise.all(fetched);
  const sum = sizes.reduce((total, size) => total + size, 0);
  test.info().annotations.push({type: 'fetched', description: `${sum} bytes in ${sizes.length} files`});
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(FIRST_QUERY_BYTES);
});

/** Asks questions on a slow machine whose answers are loaded. Returns the median time from the key to the first result, in milliseconds. */
async function medianAnswer(page: Page): Promise<number> {
  await slowDown(page);
  const times: number[] = [];
  for (const question of ['license', 'multiSelect', 'disabled items', 'tree view icons', 'onNodeToggle']) {
    // Warm: the words were searched before.
    await field(page).fill(question);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await settled(page);
    await field(page).fill('');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    // Measured in the page, from the letter to the frame that paints a result.
    await page.evaluate(() => {
      const firstResult = new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener('input', () => (pressed = performance.now()), {once: true, capture: true});
        const observer = new MutationObserver(() => {
          if (pressed > 0 && document.querySelector('[role="option"]')) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          }
        });
        observer.observe(document.body, {childList: true, subtree: true});
      });
      Object.assign(window, {firstResult});
    });
    await page.keyboard.insertText(question);
    times.push(await page.evaluate(() => (window as unknown as {firstResult: Promise<number>}).firstResult));
  }
  test.info().annotations.push({type: 'first result', description: times.map(Math.round).join(', ')});
  return median(times);
}

test(
  `the first result is there ${FIRST_RESULT_MS} ms after the key, on a slow machine`,
  SPEED,
  async ({page, browser}) => {
    await page.goto(DEMO_PAGE);
    await page.keyboard.press('/');
    await field(page).fill('warm');
    await field(page).fill('icon');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await settled(page);
    await expectInTime(browser, FIRST_RESULT_MS, () => medianAnswer(page));
  },
);

test(`the button weighs at most ${BUTTON_BYTES / 1000} KB, and the search is not on a page`, async ({page}) => {
  const texts = (await loadedScripts(page, TEXT_PAGE)).map(({text}) => text);
  expect(texts.some((text) => text.includes('search.button'))).toBe(true);
  expect(texts.filter((text) => /search\.empty\.advice|DocSearch-/.test(text)).length).toBe(0);
  const holding = texts.find((text) => text.includes('data-search-dialog')) ?? '';
  const start = holding.indexOf('data-search-dialog');
  const end = holding.indexOf('data-search-open');
  expect(start).toBeGreaterThan(0);
  expect(end).toBeGreaterThan(start);
  const fieldTexts = holding.indexOf('search.placeholder');
  const button = holding.slice(start - 700, end + 1500) + holding.slice(fieldTexts - 600, fieldTexts + 300);
  expect(gzipSync(button).length).toBeLessThanOrEqual(BUTTON_BYTES);
});
