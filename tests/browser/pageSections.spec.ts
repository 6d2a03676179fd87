import type {Page} from '@playwright/test';
import {MEASURED_PAGES} from './measuredPages';
import {SOFT_NAVIGATIONS} from './softNavigation';
import {expect, settled, test, untilAtRest} from './test';

const {from, to} = SOFT_NAVIGATIONS.gridToGrid;

/** Headings and demos of the page, in their order. */
function partsOf(page: Page): Promise<string[]> {
  return page
    .locator('main .markdown')
    .locator(':is(h2, h3)[id], [data-demo-preview]')
    .evaluateAll((parts) => parts.map((part) => part.id || (part as HTMLElement).dataset['demoPreview'] || ''));
}

function follow(page: Page, path: string): Promise<void> {
  return page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).click();
}

test('a navigation shows the first screen of a page before the rest, and then the whole page', async ({page}) => {
  await page.goto(to);
  await settled(page);
  const whole = await partsOf(page);
  expect(whole.length).toBeGreaterThan(10);
  await page.goto(from);
  await settled(page);
  // What is there when the heading of the next page is.
  const first = page.evaluate(
    ([before, parts]) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector('h1')?.textContent ?? '';
          if (heading !== '' && heading !== before) {
            observer.disconnect();
            resolve(document.querySelectorAll(parts).length);
          }
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
      }),
    [
      (await page.locator('h1').textContent()) ?? '',
      'main .markdown :is(h2, h3)[id], main [data-demo-preview]',
    ] as const,
  );
  await follow(page, to);
  expect(await first).toBeLessThan(whole.length / 2);
  await expect.poll(() => partsOf(page)).toEqual(whole);
});

test('what follows the content is never in sight before the content is', async ({page}) => {
  await page.goto(from);
  await settled(page);
  await page.evaluate(() => {
    Object.assign(window, {seen: 0});
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as readonly {value: number}[];
      Object.assign(window, {
        seen: shifts.reduce((sum, {value}) => sum + value, Reflect.get(window, 'seen') as number),
      });
    }).observe({type: 'layout-shift'});
  });
  await follow(page, to);
  await expect(page.locator('h1')).toHaveText('Column dimensions');
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as number)).toBeLessThan(0.01);
});

test('a reader who goes back is where they were', async ({page}) => {
  await page.goto(MEASURED_PAGES.longText);
  await settled(page);
  const heading = page.locator('main h2').last();
  await heading.scrollIntoViewIfNeeded();
  await untilAtRest(heading);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await follow(page, MEASURED_PAGES.text);
  await expect(page.locator('h1')).toHaveText('Installation');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a link to a heading of another page leads there', async ({page}) => {
  await page.goto('/x/introduction/');
  await settled(page);
  const hash = '#peer-dependencies';
  await page.locator(`main a[href$="${hash}"]`).click();
  const heading = page.locator(hash);
  await expect(heading).toBeInViewport();
  await settled(page);
  await untilAtRest(heading);
  const {y = 0} = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(200);
});
