import type {Page} from '@playwright/test';
import {LARGE_API_PAGE} from './site';
import {expect, test} from './test';

const filter = (page: Page) => page.locator('[data-api-toolbar]').getByRole('searchbox');

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 640}, hasTouch: true, isMobile: true});

  test('the filter covers little of what it filters', async ({page}) => {
    await page.goto(LARGE_API_PAGE);
    const bar = page.locator('[data-api-toolbar]');
    await expect(bar).toHaveAttribute('data-api-ready');
    await filter(page).fill('columns');
    await expect(bar.getByRole('button', {name: 'In descriptions'})).toBeVisible();
    await expect(bar).toHaveCSS('position', 'sticky');
    expect((await bar.boundingBox())!.height).toBeLessThan(165);
    const release = bar.getByRole('combobox');
    await release.focus();
    await expect(release).toBeInViewport({ratio: 0.95});
  });
});

for (const width of [360, 412, 580]) {
  test(`a press on a display chooses it where the bar has little room, ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(LARGE_API_PAGE);
    await expect(page.locator('[data-api-toolbar]')).toHaveAttribute('data-api-ready');
    await page.locator('[data-api-toolbar]').getByRole('button', {name: 'Table'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-api-display', 'table');
  });
}

test('the filter scrolls away where it would cover its rows, and Tab goes down through it', async ({page}) => {
  const bar = page.locator('[data-api-toolbar]');
  await page.goto(LARGE_API_PAGE);
  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar).toHaveAttribute('data-api-ready');
  for (const size of [
    {width: 667, height: 331},
    {width: 320, height: 256},
  ]) {
    await page.setViewportSize(size);
    await expect(bar).toHaveCSS('position', 'static');
  }
  await filter(page).fill('columns');
  const controls = await bar.locator(':is(input, button, select):visible').all();
  expect(controls.length).toBeGreaterThan(4);
  let above = 0;
  for (const control of controls) {
    await expect(control).toBeFocused();
    const place = await control.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    // Controls of one line differ in height.
    expect(place).toBeGreaterThan(above - 10);
    above = place;
    await page.keyboard.press('Tab');
  }
});

test.describe('for a new reader', () => {
  test.use({chosenDisplay: null});

  test('the hint at the displays goes with the last row', async ({page}) => {
    await page.goto(LARGE_API_PAGE);
    const hint = page.locator('[data-api-hint]');
    await expect(hint).toBeVisible();
    await filter(page).fill('zzzz');
    await expect(page.locator('[data-api-nothing]')).toBeVisible();
    await expect(hint).toHaveCount(0);
    await filter(page).fill('columns');
    await expect(hint).toBeVisible();
  });
});
