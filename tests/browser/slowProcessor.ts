import type {Browser, Page} from '@playwright/test';

/** How much slower a reader's machine is than the test machine, for tests of milliseconds. */
const SLOWDOWN = 4;

/** Slows down the processor of an open page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

/**
 * How long a browser takes at the moment for fixed work, in milliseconds: it makes a long page and lays it out, on a processor that
 * is slowed down. (Arithmetic does not say how quick the machine is: what other programs take away is caches and memory.)
 */
export async function measureFixedWork(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await slowDown(page);
    return await page.evaluate(() => {
      const start = performance.now();
      const list = document.createElement('ul');
      for (let item = 0; item < 3000; item += 1) {
        const text = document.createElement('li');
        text.textContent = `An item with a text and its number, ${item}`;
        list.append(text);
      }
      document.body.append(list);
      const links = document.createElement('div');
      links.innerHTML = '<p><a href="#a">A link with <b>bold</b> text</a></p>'.repeat(3000);
      document.body.append(links);
      // Asks for the layout.
      return document.body.offsetHeight > 0 ? performance.now() - start : NaN;
    });
  } finally {
    await context.close();
  }
}

/** What fixed work takes at most on a quiet machine of the kind for which the limits of milliseconds were set. */
const USUAL_MS = 1_200;

/** How many times longer than usual fixed work takes at the moment. Above 1, a time says nothing about the site. */
export async function slownessOf(browser: Browser): Promise<number> {
  return (await measureFixedWork(browser)) / USUAL_MS;
}
