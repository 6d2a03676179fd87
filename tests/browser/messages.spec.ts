import {expect, test} from './test';

const GRID = '/x/react-data-grid/messages/';

test('a message that is pasted with other values leads to its address, and the filter finds it too', async ({page}) => {
  await page.goto(GRID);
  const list = page.locator('[data-message]:not([hidden])');
  const all = await list.count();
  const field = page.getByRole('searchbox', {name: 'Filter messages'});
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('Uncaught Error: MUI: The cell with id=17 and field=total is not editable.');
  const found = page.locator('#message-the-cell-with-id-and-field-is-not-editable');
  await expect(found).toBeVisible();
  await expect(page.getByRole('heading', {level: 2})).toHaveText(/^Editing/);
  expect(await list.count()).toBeLessThan(6);
  await field.press('Escape');
  await expect(list).toHaveCount(all);
  // As a console prints it; the field takes the line breaks out.
  await field.fill(
    'Error: MUI: The cell with id=17 and field=total is not editable.\n    at Home (http://localhost/a.js:1:2)\n    at div',
  );
  await expect(found).toBeVisible();
  expect(await list.count()).toBeLessThan(6);
  await field.press('Escape');

  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', {name: 'Search the documentation'})
    .fill('Error: MUI: The cell with id=17 and field=total is not editable. at Home (http://localhost/a.js:1:2)');
  const first = page.getByRole('listbox', {name: 'Results'}).getByRole('option').first();
  await expect(first).toHaveAttribute('href', `${GRID}#message-the-cell-with-id-and-field-is-not-editable`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#message-the-cell-with-id-and-field-is-not-editable$/);
  await expect(found).toBeInViewport();
});

test('the kinds are chosen by keyboard', async ({page}) => {
  await page.goto('/x/react-charts/messages/');
  await page.getByRole('radio', {name: 'All'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Thrown'})).toBeChecked();
  await expect(page.locator('[data-message="error"]').first()).toBeHidden();
  await expect(page.locator('[data-message="thrown"]').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every message is there with its address, and no field that does nothing', async ({page}) => {
    await page.goto('/x/react-tree-view/messages/');
    await expect(page.locator('h3[id^="message-"]')).toHaveCount(4);
    await expect(page.getByRole('searchbox', {name: 'Filter messages'})).toBeHidden();
  });
});

test('a message is named by its text, and so is the link to it', async ({page}) => {
  await page.goto('/x/react-data-grid/messages/');
  const message = page.locator('[data-message]').first();
  const text = await message.locator('h3 code').textContent();
  await expect(message).toHaveAccessibleName(text!);
  await expect(message.locator('.hash-link')).toHaveAccessibleName(`Direct link to ${text}`);
});
