import {DEMO_COUNT, MANY_DEMOS_ROUTE, markOfDemo} from '../../sites/manyDemos';
import {GREATEST_LAYOUT_SHIFT, countLayoutShifts, layoutShift, readDemos, wrongHeights} from '../demoPreviews';
import {loadedScripts, recordScripts} from '../pageWeight';
import {TIMING} from '../test';
import {expect, test} from './test';

const PAGE = `${MANY_DEMOS_ROUTE}/`;

/** Texts that identify the code of one demo each, and the packages that demos import. */
const MARKS: readonly string[] = [
  ...Array.from({length: DEMO_COUNT}, (_, index) => markOfDemo(index)),
  ...['data-emotion', 'MuiTreeItem', 'MuiDataGrid', 'MuiChartsSurface', 'MuiDateField'],
];

function marksIn(scripts: readonly string[]): string[] {
  return MARKS.filter((mark) => scripts.some((text) => text.includes(mark)));
}

test.describe('a page of many demos', () => {
  test('has nothing of them in its first JavaScript, and all of it once it is read', async ({page}) => {
    test.slow();
    // The viewport is so low that no demo is near.
    await page.setViewportSize({width: 1280, height: 100});
    const first = (await loadedScripts(page, PAGE)).map(({text}) => text);
    expect(first.some((text) => text.includes(`${MANY_DEMOS_ROUTE}/Demo0.tsx`.replace('/x/', 'docs/')))).toBe(true);
    expect(marksIn(first)).toEqual([]);
    const later = recordScripts(page);
    await readDemos(page);
    expect(marksIn(await later())).toEqual(MARKS);
  });

  for (const width of [360, 1440]) {
    test(`does not move while it is read to its end, at ${width} px`, TIMING, async ({page}) => {
      test.slow();
      await countLayoutShifts(page);
      await page.setViewportSize({width, height: 800});
      await page.goto(PAGE);
      await readDemos(page);
      expect(await page.locator('[data-live]').count()).toBe(DEMO_COUNT);
      expect(await wrongHeights(page)).toEqual([]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(GREATEST_LAYOUT_SHIFT);
    });
  }
});
