import type {Locator, Page} from '@playwright/test';
import {expect, test} from './test';

const PAGE = '/x/react-data-grid/state/';

async function openDemo(page: Page): Promise<Locator> {
  await page.goto(PAGE);
  const demo = page.locator('#SaveAndRestoreStateInitialState');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('grid')).toBeVisible({timeout: 20_000});
  return demo;
}

/** The headers in their order, and the sorting of the grid. */
async function stateOf(demo: Locator): Promise<(string | null)[]> {
  return demo
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers.map((header) => `${header.dataset['field']} ${header.getAttribute('aria-sort')}`),
    );
}

test('what a reader changes in a grid is there after a reload, and what was stored cannot break it', async ({page}) => {
  const demo = await openDemo(page);
  const begun = await stateOf(demo);
  const customer = demo.getByRole('columnheader', {name: 'Customer'});
  await customer.click();
  await expect(customer).toHaveAttribute('aria-sort', 'ascending');
  const changed = await stateOf(demo);
  expect(changed).not.toEqual(begun);

  const again = await openDemo(page);
  await expect.poll(() => stateOf(again)).toEqual(changed);
  // A second visit restores the same state as the first one.
  const third = await openDemo(page);
  await expect.poll(() => stateOf(third)).toEqual(changed);

  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('state-demo')));
  expect(stored).toHaveLength(1);
  for (const nonsense of ['{', 'null', '[]', '{"sorting":7,"columns":{"orderedFields":"x"}}', 'x'.repeat(1_000_000)]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [stored[0]!, nonsense]);
    const broken = await openDemo(page);
    await expect.poll(() => stateOf(broken)).toEqual(begun);
  }
});
