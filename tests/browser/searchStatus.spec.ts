import type {Page} from '@playwright/test';
import {TEXT_PAGE} from './site';
import {expect, test} from './test';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});

async function openSearch(page: Page): Promise<void> {
  await page.goto(TEXT_PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('the number of results is told when it stands still, and one Chinese character is a word', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => {
    const told: string[] = [];
    const status = document.querySelector('dialog [role="status"]')!;
    new MutationObserver(() => told.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, {told});
  });
  await page.keyboard.type('sort', {delay: 20});
  await expect(page.getByRole('status').filter({hasText: /Results: \d/})).toBeAttached();
  const told = await page.evaluate(() => (window as unknown as {told: string[]}).told);
  expect(told.filter((text) => text !== '')).toHaveLength(1);
  expect(told.join()).not.toContain('Results: 0');
  await field(page).fill('列');
  await expect(page.getByText('Nothing found for')).toBeVisible();
});

test('nothing found is said, with what to do next', async ({page}) => {
  await openSearch(page);
  await field(page).pressSequentially('zzqxwv');
  await expect(page.getByText('Nothing found for')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Search the issues on GitHub'})).toHaveAttribute('href', /zzqxwv/);
});
