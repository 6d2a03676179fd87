import type {Page} from '@playwright/test';
import {TEXT_PAGE} from './site';
import {expect, settled, startDemos, test} from './test';

const PAGE = '/x/react-charts/legend/';

/** The start and end of each legend text of the page, in CSS pixels. */
async function legendTexts(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<object[]> {
  await page.emulateMedia({reducedMotion});
  await page.goto(PAGE);
  await startDemos(page);
  for (const stage of await page.locator('[data-demo-preview]').all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live');
  }
  // The server preview stays until the demo has settled.
  await settled(page);
  return page.locator('.MuiChartsLegend-series').evaluateAll((series) =>
    series.map((element) => ({
      text: element.textContent,
      at: element.getAttribute('transform'),
      width: Math.round(element.getBoundingClientRect().width),
    })),
  );
}

test('legends of charts stand where they do without reduced motion', async ({page}) => {
  const usual = await legendTexts(page, 'no-preference');
  expect(usual.length).toBeGreaterThan(5);
  expect(await legendTexts(page, 'reduce')).toEqual(usual);
});

test('a list that unfolds ends in the state that it would have', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/x/introduction/');
  const migration = page.getByRole('button', {name: 'Migration', exact: true});
  await expect(migration).toHaveAttribute('aria-expanded', 'false');
  await migration.click();
  await expect(page.getByRole('link', {name: 'Breaking changes: Data Grid'})).toBeVisible();
  await migration.click();
  await expect(page.getByRole('link', {name: 'Breaking changes: Data Grid'})).toBeHidden();
});

test('the button that leads to the top of a page does so at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(TEXT_PAGE);
  await settled(page);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
  // A scroll position is told with the next frame.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({top: -20, behavior: 'instant'}));
    await expect(button).toBeVisible({timeout: 200});
  }).toPass();
  const top = await button.evaluate((element) => {
    (element as HTMLButtonElement).click();
    return window.scrollY;
  });
  expect(top).toBe(0);
  await expect(button).toBeHidden();
});
