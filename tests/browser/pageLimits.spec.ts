import {MEASURED_PAGE_NAMES, MEASURED_PAGES, PHONE} from './measuredPages';
import {measureTasks, weighPage} from './pageLoad';
import {PAGE_LIMITS} from './pageLimits';
import {countTraffic} from './settled';
import {expect, settled, SPEED, test} from './test';
import {expectInTime} from './timeLimits';
import {median} from '../../scripts/bench/statistics';

test.use(PHONE);

/** A page's longest task is measured so often: the median counts. */
const TIMES = 3;

for (const name of MEASURED_PAGE_NAMES) {
  const route = MEASURED_PAGES[name];
  const {longestTask: mostWork, ...limits} = PAGE_LIMITS[name];

  test(`${route} loads no more than its limits before the reader does anything`, async ({page}, {annotations}) => {
    const weight = await weighPage(page, route, settled);
    annotations.push({type: 'weight', description: JSON.stringify(weight)});
    // What loads nothing keeps to every limit.
    expect(Math.min(...Object.values<number>({...weight})), JSON.stringify(weight)).toBeGreaterThan(0);
    const exceeded = Object.entries(limits).flatMap(([figure, most]) => {
      const measured = weight[figure as keyof typeof weight];
      return measured > most ? [`${figure}: ${measured}, ${most} at most`] : [];
    });
    expect(exceeded).toEqual([]);
  });

  test(
    `${route} has no task of more than ${mostWork} ms on a slow machine`,
    SPEED,
    async ({browser}, {annotations}) => {
      await expectInTime(browser, mostWork, async () => {
        const works: number[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          // A page of its own, which has nothing in its cache.
          const context = await browser.newContext();
          const page = await context.newPage();
          countTraffic(page);
          const {longestTask} = await measureTasks(page, route, settled);
          works.push(longestTask);
          await context.close();
        }
        annotations.push({type: 'longest task', description: works.join(', ')});
        return median(works);
      });
    },
  );
}
