import type {Page} from '@playwright/test';
import {expect, settled, startDemos, test} from './test';

const CHARTS = '/x/react-charts/bars/';

/** The font in which the texts of an element are drawn, each family once, without its substitutes. */
function fontsOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontFamily.split(',')[0] ?? ''))]);
}

test('grids, pickers, charts and trees are set in the font of the page', async ({page}) => {
  for (const [route, text] of [
    [
      '/x/react-data-grid/column-definition/',
      '[data-live] :is(.MuiDataGrid-cellContent, .MuiDataGrid-columnHeaderTitle)',
    ],
    ['/x/react-date-pickers/date-calendar/', '[data-live] :is(.MuiPickersDay-root, .MuiPickersCalendarHeader-label)'],
    [CHARTS, '[data-live] svg :is(.MuiChartsAxis-tickLabel, .MuiChartsLegend-series text)'],
    ['/x/react-tree-view/getting-started/', '[data-live] .MuiTreeItem-label'],
  ] as const) {
    await page.goto(route);
    await page.locator('[data-demo-preview]').first().scrollIntoViewIfNeeded();
    await startDemos(page);
    await expect(page.locator(text).first()).toBeVisible();
    expect(await fontsOf(page, text), route).toEqual(['"IBM Plex Sans"']);
  }
});

test('a chart whose margins are its own fills its frame', async ({page}) => {
  await page.goto(CHARTS);
  const stage = page.locator('#BasicBars [data-demo-preview]');
  await stage.scrollIntoViewIfNeeded();
  await startDemos(page);
  await expect(stage).toHaveAttribute('data-live');
  await expect(stage.locator('.MuiChartsAxis-tickLabel').first()).toBeVisible();
  const empty = await stage.evaluate((element) => {
    const labels = [...element.querySelectorAll('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')];
    const end = Math.max(...labels.map((label) => label.getBoundingClientRect().bottom));
    return element.getBoundingClientRect().bottom - end;
  });
  expect(empty).toBeGreaterThan(8);
  expect(empty).toBeLessThan(34);
});

test('the code below a demo is cut between two lines, and says that more follows', async ({page}) => {
  await page.goto('/x/react-data-grid/');
  const code = page.locator('[data-cut] pre:visible').first();
  await code.scrollIntoViewIfNeeded();
  const look = await code.evaluate((block) => ({
    mask: getComputedStyle(block).maskImage,
    more: getComputedStyle(block, '::after').content,
    lines: (block.clientHeight - 32) % 22,
  }));
  expect(look).toEqual({mask: 'none', more: '"…"', lines: 0});
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true});

  for (const width of [360, 390]) {
    test(`at ${width} px the buttons of a demo are two lines, and each is large enough`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      for (const route of [CHARTS, '/x/react-date-pickers/date-picker/']) {
        await page.goto(route);
        await settled(page);
        const boxes = await page
          .getByRole('toolbar')
          .first()
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
        expect(new Set(boxes.map(({top}) => Math.round(top))).size, route).toBe(2);
        expect(Math.min(...boxes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(44);
        // The last one stands at the end of its line.
        expect(boxes.at(-1)?.right).toBeGreaterThan(width - 32);
      }
    });
  }
});

test.describe('with the colors of the system', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('a pressed button of a demo and of a playground looks pressed', async ({page}) => {
    await page.goto(CHARTS);
    const playground = page.locator('[data-playground]').first();
    await playground.getByRole('button').first().click();
    await expect(playground).toHaveAttribute('data-playground', 'open');
    for (const bar of [page.locator('#BasicBars').getByRole('toolbar'), playground.getByRole('toolbar')]) {
      const [pressed, other] = await Promise.all(
        ['true', 'false'].map((is) =>
          bar
            .locator(`[aria-pressed=${is}]`)
            .first()
            .evaluate((button) => getComputedStyle(button).backgroundColor),
        ),
      );
      expect(pressed).not.toBe(other);
    }
  });
});
