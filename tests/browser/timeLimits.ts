import {expect, test, type Browser} from '@playwright/test';
import {slownessOf} from './slowProcessor';

/**
 * Expects a time to be within a limit. A test that exceeds it while the machine is slow itself is skipped, and named as such.
 *
 * @param limit on a quiet machine, in milliseconds
 * @param measure returns the time, in milliseconds
 */
export async function expectInTime(browser: Browser, limit: number, measure: () => Promise<number>): Promise<void> {
  const before = await slownessOf(browser);
  const time = await measure();
  expect(time).toBeGreaterThan(0);
  const slowness = Math.max(before, await slownessOf(browser));
  test.info().annotations.push({type: 'slowness', description: slowness.toFixed(2)});
  test.skip(time > limit && slowness > 1, 'the machine is too slow at the moment to measure times');
  expect(time).toBeLessThanOrEqual(limit);
}
