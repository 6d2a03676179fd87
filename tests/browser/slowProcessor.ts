import type {Page} from '@playwright/test';

/** How much slower a reader's machine is than the test machine, for tests of milliseconds. */
const SLOWDOWN = 4;

/** Slows down the processor of an open page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}
