import type {Page} from '@playwright/test';
import {expect, startDemos} from './test';

/** The greatest difference between the height of a demo and its `height` prop, in CSS pixels. */
const HEIGHT_TOLERANCE_PX = 8;

/** The greatest layout shift of a page that is read to its end. */
export const GREATEST_LAYOUT_SHIFT = 0.02;

/** Records layout shifts without user input, from the next navigation on. */
export async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** Part of the `layout-shift` performance entry, which TypeScript's libraries do not declare. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** The sum of all layout shifts until now, which is at least the CLS that browsers report. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as {shifts: LayoutShift[]}).shifts
      .filter(({hadRecentInput}) => !hadRecentInput)
      .reduce((sum, {value}) => sum + value, 0),
  );
}

/** How long a demo may take until it runs, on a busy machine. */
const DEMO_LIMIT_MS = 20_000;

/**
 * Scrolls to one demo after the other, each as soon as the one before it runs, and to the end of the page. It runs inside the
 * page, because a round trip to the browser for every demo would take longer than the demos.
 */
export async function readDemos(page: Page): Promise<void> {
  await startDemos(page);
  const missing = await page.evaluate(async (limit) => {
    const frames = async (count: number): Promise<void> => {
      for (let frame = 0; frame < count; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
    };
    for (const stage of document.querySelectorAll('[data-demo-preview]')) {
      stage.scrollIntoView({block: 'nearest', behavior: 'instant'});
      const deadline = performance.now() + limit;
      while (!stage.hasAttribute('data-live')) {
        if (performance.now() > deadline) {
          return [stage.parentElement?.id];
        }
        await frames(1);
      }
    }
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    await document.fonts.ready;
    // Charts need a frame or two after their size is known.
    await frames(3);
    return [];
  }, DEMO_LIMIT_MS);
  expect(missing, 'demos that do not run').toEqual([]);
}

/** Heights of a demo, in CSS pixels. */
interface StageHeight {
  readonly name: string;
  /** The `height` prop; `undefined` if it is missing. */
  readonly given: number | null;
  readonly rendered: number;
  /** The space inside the stage. */
  readonly reserved: number;
}

/** The demos of a page whose height differs from their prop by more than the tolerance. */
export async function wrongHeights(page: Page): Promise<StageHeight[]> {
  const heights = await page.locator('[data-demo-preview]').evaluateAll((stages) =>
    stages.map((stage): StageHeight => {
      const style = getComputedStyle(stage);
      const [before, after] = [Number.parseFloat(style.paddingBlockStart), Number.parseFloat(style.paddingBlockEnd)];
      const given = Number.parseFloat(style.getPropertyValue('--demo-height'));
      return {
        name: stage.parentElement?.id ?? '',
        given: Number.isNaN(given) ? null : given,
        rendered: stage.querySelector(':scope > div')?.getBoundingClientRect().height ?? 0,
        reserved: stage.clientHeight - before - after,
      };
    }),
  );
  const isOff = (height: number, given: number): boolean => Math.abs(height - given) > HEIGHT_TOLERANCE_PX;
  return heights.filter(
    ({given, rendered, reserved}) => given === null || isOff(rendered, given) || isOff(reserved, given),
  );
}
