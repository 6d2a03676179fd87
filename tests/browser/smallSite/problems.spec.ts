import type {Page} from '@playwright/test';
import {expect, startDemos, test} from './test';

/** A page that only tests have: tests/fixtures/site/docs/problems. */
const PAGE = '/x/problems/';

const demo = (page: Page, name: string) => page.locator(`#${name}`);

async function bringIntoView(page: Page, name: string): Promise<void> {
  await demo(page, name).scrollIntoViewIfNeeded();
  await startDemos(page);
}

async function expectPageWorks(page: Page): Promise<void> {
  await expect(page.getByText('Text before the demos.')).toBeVisible();
  await expect(page.getByText('Text after the demos.')).toBeVisible();
  await bringIntoView(page, 'Works');
  // Until then there is only its server preview, which does nothing.
  await expect(demo(page, 'Works').locator('[data-demo-preview]')).toHaveAttribute('data-live');
  const button = demo(page, 'Works').getByRole('button', {name: /Clicked \d/});
  await button.click();
  await expect(button).toHaveText('Clicked 1');
}

test.describe('a demo that goes wrong', () => {
  test.use({expectedErrors: [/thrown|Maximum update depth|Minified React error #185|above error occurred/]});

  test.beforeEach(async ({page}) => {
    await page.goto(PAGE);
  });

  for (const [name, message] of [
    ['ThrowsWhileRendering', 'thrown while rendering'],
    ['ThrowsInEffect', 'thrown in an effect'],
    ['NeverSettles', /Maximum update depth/],
  ] as const) {
    test(`${name} says what happened and the page works`, async ({page}) => {
      await bringIntoView(page, name);
      await expect(demo(page, name).getByRole('alert')).toContainText('This demo stopped with an error.');
      await expect(demo(page, name).getByRole('alert')).toContainText(message);
      await expectPageWorks(page);
    });
  }

  test('a demo that threw can be run again', async ({page}) => {
    await bringIntoView(page, 'ThrowsWhileRendering');
    const again = demo(page, 'ThrowsWhileRendering').getByRole('button', {name: 'Run again'});
    await expect(again).toBeVisible();
    await page.evaluate(() => Object.assign(window, {recovered: true}));
    await again.click();
    await expect(demo(page, 'ThrowsWhileRendering').getByRole('button', {name: 'Rendered'})).toBeVisible();
  });

  test('a demo that throws in an event handler stays', async ({page}) => {
    await bringIntoView(page, 'ThrowsOnClick');
    const button = demo(page, 'ThrowsOnClick').getByRole('button', {name: 'Throw'});
    await expect(demo(page, 'ThrowsOnClick').locator('[data-demo-preview]')).toHaveAttribute('data-live');
    await button.click();
    await expect(button).toBeVisible();
    await expectPageWorks(page);
  });
});
