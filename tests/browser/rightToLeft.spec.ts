import {STORAGE_KEYS} from '../../src/site/storage';
import {expect, settled, test} from './test';

test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

test.beforeEach(async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
});

test('the labels of a table that is a list stand at the right, beside what they name', async ({page}) => {
  await page.goto('/x/react-data-grid/editing/');
  const cell = page.locator('td[data-label]:not(:first-child)').first();
  await expect(cell).toBeAttached();
  const label = await cell.evaluate((element) => {
    const {float, marginRight} = getComputedStyle(element, '::before');
    return {float, marginRight: parseFloat(marginRight), padding: parseFloat(getComputedStyle(element).paddingRight)};
  });
  expect(label.float).toBe('right');
  expect(label.marginRight).toBeLessThan(0);
  expect(label.padding).toBeGreaterThan(0);
});

test('an answer of the search begins in sight', async ({page}) => {
  await page.goto('/x/react-data-grid/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the documentation'}).fill('column width');
  const option = page.getByRole('listbox', {name: 'Results'}).getByRole('option').first();
  await expect(option.locator('strong')).toBeVisible();
  await settled(page);
  const [start, left] = await option.locator('strong').evaluate((title) => {
    const line = title.parentElement!.getBoundingClientRect();
    return [title.getBoundingClientRect().left, line.left];
  });
  expect(start).toBeGreaterThanOrEqual(left);
});

test('what opens keeps the order of its words', async ({page}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const summary = page
    .locator('main summary')
    .filter({hasText: /^\d+ guides/})
    .first();
  await expect(summary).toBeVisible();
  const [number, word] = await summary.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {index} of node.textContent!.matchAll(/\d|g(?=uides)/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        places.push(range.getBoundingClientRect().left);
      }
    }
    return [places[0], places.at(-1)];
  });
  expect(number).toBeLessThan(word!);
});
