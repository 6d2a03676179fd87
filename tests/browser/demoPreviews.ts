import type {Page} from '@playwright/test';
import {expect} from './test';

/** How far what a demo renders may be from the height its writer gave, in CSS pixels. */
export const HEIGHT_TOLERANCE_PX = 8;

/** The most that a page may move while it is read to its end. */
export const GREATEST_LAYOUT_SHIFT = 0.02;

/** Counts from the next navigation on how much the page moves without the reader's doing. */
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

/** Part of what browsers tell of a shift; TypeScript's libraries do not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How much the page has moved until now: the sum of all shifts, which is no less than what browsers report as CLS. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as {shifts: LayoutShift[]}).shifts
      .filter(({hadRecentInput}) => !hadRecentInput)
      .reduce((sum, {value}) => sum + value, 0),
  );
}

/** How long a demo may take until it runs, on a machine that has other things to do. */
const DEMO_LIMIT_MS = 20_000;

/**
 * Scrolls to one demo after the other, each as soon as the one before it runs, and on to the end of the page. It is done
 * inside the page: a way to the browser and back for every demo would take longer than the demos.
 */
export async function readDemos(page: Page): Promise<void> {
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
    // What follows from a size that is known only now, such as that of a chart, takes a frame or two.
    await frames(3);
    return [];
  }, DEMO_LIMIT_MS);
  expect(missing, 'demos that do not run').toEqual([]);
}

/** What a demo takes up in the page, in CSS pixels. */
export interface StageHeight {
  readonly name: string;
  /** What the writer gave; none where it was left out. */
  readonly given: number | null;
  readonly rendered: number;
  /** The space inside the stage. */
  readonly reserved: number;
}

/** The heights of all demos of a page that are off by more than the tolerance. */
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
