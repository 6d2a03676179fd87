import type {Page} from '@playwright/test';
import {findProp, openPlayground, type OpenPlayground} from './componentPlaygrounds';
import {slowDown} from './slowProcessor';
import {SPEED, test} from './test';
import {expectInTime} from './timeLimits';

/**
 * Presses a switch nine times, and returns the shortest time until the stage shows the change, in milliseconds. The shortest,
 * because other work of the machine only makes it longer.
 */
async function leastTurn(page: Page, {stage}: OpenPlayground, name: string, shown: string): Promise<number> {
  await slowDown(page);
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const time = await stage.evaluate(
      (element, [label, selector]) =>
        new Promise<number>((resolve) => {
          const control = document.querySelector<HTMLElement>(`[data-sheet] [aria-label="${label}"]`)!;
          const had = element.querySelector(selector!) !== null;
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if ((element.querySelector(selector!) !== null) !== had) {
              observer.disconnect();
              // The next frame shows it.
              requestAnimationFrame(() => resolve(performance.now() - start));
            }
          });
          observer.observe(element, {childList: true, subtree: true, attributes: true});
          control.click();
        }),
      [name, shown] as const,
    );
    times.push(time);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  test.info().annotations.push({type: 'turns', description: times.map(Math.round).join(', ')});
  return Math.min(...times);
}

/** The budget for a changed prop of a chart, in milliseconds. */
const CHART = 100;

/** The budget of a grid: 200 on an idle machine, and half as much again for a machine that runs all tests. */
const GRID = 300;

test('a turned prop of a chart shows in time on a slow machine', SPEED, async ({page, browser}) => {
  const playground = await openPlayground(page, '/x/api/charts/line-chart/');
  await findProp(playground, 'series[0].area');
  await expectInTime(browser, CHART, () => leastTurn(page, playground, 'series[0].area', '.MuiAreaElement-root'));
});

test('a turned prop of a grid with 100 rows shows in time on a slow machine', SPEED, async ({page, browser}) => {
  const playground = await openPlayground(page, '/x/api/data-grid/data-grid/');
  await playground.props.getByLabel('Sample').selectOption('parcels');
  await findProp(playground, 'checkboxSelection');
  await expectInTime(browser, GRID, () =>
    leastTurn(page, playground, 'checkboxSelection', '.MuiDataGrid-cellCheckbox'),
  );
});
