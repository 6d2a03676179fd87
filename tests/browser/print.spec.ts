import type {Page} from '@playwright/test';
import {editor, frame, openEditor} from './editing';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

/** The parts of the layout that are visible in print. */
function seenChrome(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      '.navbar',
      '.footer',
      '.pagination-nav',
      '.theme-doc-sidebar-container',
      '.table-of-contents',
      '.theme-doc-toc-mobile',
      '.theme-doc-breadcrumbs',
      '.hash-link',
      '[data-code-block] button',
      '[role="toolbar"]',
      '[role="dialog"]',
    ].filter((selector) => [...document.querySelectorAll(selector)].some((part) => part.getClientRects().length > 0)),
  );
}

test('a page is printed without what needs a hand, in light colors', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(TEXT_PAGE);
  expect(await seenChrome(page)).toContain('.navbar');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  expect(await seenChrome(page)).toEqual([]);
  await expect(page.locator('h1')).toBeVisible();
  const colors = await page.evaluate(() => {
    const read = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    return {ground: read('--site-surface'), scheme: getComputedStyle(document.documentElement).colorScheme};
  });
  expect(colors).toEqual({ground: '#fff', scheme: 'light'});
  const share = await page.locator('article').evaluate((article) => article.clientWidth / window.innerWidth);
  expect(share).toBeGreaterThan(0.95);
});

test('code that is open is printed whole, in dark letters', async ({page}) => {
  await page.goto(DEMO_PAGE);
  const frame = page
    .locator('section')
    .filter({has: page.getByRole('button', {name: 'Show code'})})
    .first();
  const id = await frame.getAttribute('id');
  const demo = page.locator(`#${id}`);
  await demo.getByRole('button', {name: 'Show code'}).click();
  const code = demo.locator('pre:visible').first();
  await expect(code).toContainText('export default');
  await page.setViewportSize({width: 500, height: 800});
  await page.emulateMedia({media: 'print'});
  const look = await code.evaluate((block) => ({
    isCut: block.scrollWidth > block.clientWidth + 1,
    colors: [...new Set([...block.querySelectorAll('span')].map((span) => getComputedStyle(span).color))],
  }));
  expect(look).toEqual({isCut: false, colors: ['rgb(0, 0, 0)']});
});

test('code in an open editor is printed whole, in dark letters', async ({page}) => {
  await openEditor(page);
  await page.setViewportSize({width: 400, height: 200});
  await page.emulateMedia({media: 'print'});
  const code = frame(page).locator('pre:visible');
  await expect(code).toContainText('export default');
  const look = await code.evaluate((block) => ({
    isCut:
      block.scrollWidth > block.clientWidth + 1 ||
      block.clientHeight > (block.closest('[data-code-block]')?.clientHeight ?? 0) + 1,
    colors: [...new Set([...block.querySelectorAll('span')].map((span) => getComputedStyle(span).color))],
  }));
  expect(look).toEqual({isCut: false, colors: ['rgb(0, 0, 0)']});
  await expect(editor(page)).toBeHidden();
  await expect(frame(page).getByText('Tab indents.')).toBeHidden();
});

test('while a page is printed its demos are light, and afterwards as before', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(TEXT_PAGE);
  await settled(page);
  const stored = (): Promise<string> => page.evaluate(() => JSON.stringify({...localStorage}));
  const before = await stored();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored()).toBe(before);
});

test('Ctrl+P prints every demo of the page, also those that were never in sight', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const stages = [...document.querySelectorAll('[data-demo-preview]')];
      document.body.dataset['printed'] = JSON.stringify({
        demos: stages.length,
        drawn: stages.filter((stage) => stage.matches('[data-live]') && stage.querySelector('svg .MuiBarElement-root'))
          .length,
      });
    };
  });
  await page.goto('/x/react-charts/bars/');
  await settled(page);
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  const {demos, drawn} = JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '') as {
    demos: number;
    drawn: number;
  };
  expect(demos).toBeGreaterThan(4);
  expect(drawn).toBe(demos);
});

test('on paper, tables are whole and links have their addresses', async ({page}) => {
  await page.goto('/x/introduction/installation/');
  await page.setViewportSize({width: 640, height: 900});
  await page.emulateMedia({media: 'print'});
  const cut = await page
    .locator('[data-wide]')
    .evaluateAll((regions) => regions.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).length);
  expect(cut).toBe(0);
  const addresses = await page.locator('[data-static-block] > p a').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      printed: getComputedStyle(link, '::after').content,
    })),
  );
  const elsewhere = addresses.filter(({href}) => !href.startsWith('#'));
  expect(elsewhere.length).toBeGreaterThan(2);
  expect(elsewhere.filter(({href, printed}) => !printed.includes(`(${href})`) && !printed.includes('attr'))).toEqual(
    [],
  );
});

test('Ctrl+P gives demos the width of paper before it opens the dialog, and takes it back', async ({page}) => {
  await page.setViewportSize({width: 1700, height: 900});
  await page.addInitScript(() => {
    window.print = () => {
      const widths = [...document.querySelectorAll('[data-demo-preview] svg:has(> title)')].map(
        (chart) => chart.getBoundingClientRect().width,
      );
      const bars = [...document.querySelectorAll('.MuiBarElement-root')].map(
        (bar) => bar.getBoundingClientRect().height,
      );
      document.body.dataset['printed'] = JSON.stringify({
        mode: document.documentElement.dataset['theme'],
        widest: Math.max(...widths),
        // A bar grows from nothing: one that has just begun would be printed so.
        lowestBar: Math.min(...bars),
      });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/x/react-charts/bars/');
  await settled(page);
  const chart = page.locator('#BasicBars svg:has(> title):visible');
  await expect(chart).toBeVisible();
  const before = await chart.evaluate(({clientWidth}) => clientWidth);
  await page.keyboard.press('Control+p');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  const printed = JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '') as {
    mode: string;
    widest: number;
    lowestBar: number;
  };
  expect(printed.mode).toBe('light');
  expect(printed.widest).toBeLessThanOrEqual(640);
  expect(printed.lowestBar).toBeGreaterThan(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => chart.evaluate(({clientWidth}) => clientWidth)).toBe(before);
});

test('a demo that was never in sight is printed as the build has drawn it, in light colors', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/x/react-charts/bars/');
  const last = page.locator('section:has(> [data-demo-preview])').last();
  const stage = last.locator('[data-demo-preview]');
  await expect(stage).not.toHaveAttribute('data-live');
  await page.emulateMedia({media: 'print'});
  const bar = stage.locator('.MuiBarElement-root:visible').first();
  await expect(bar).toBeVisible();
  await expect(last.getByText('had not run yet')).toBeHidden();
  const label = stage.locator('text:visible').first();
  await expect(label).toHaveCSS('fill', 'rgba(0, 0, 0, 0.87)');
  await expect(last.locator('[data-code-block] pre').first()).toBeVisible();
});

test('the labels of a legend that is drawn on paper do not lie over each other', async ({page}) => {
  await page.goto('/x/react-charts/bars/');
  await page.emulateMedia({media: 'print'});
  const stage = page.locator('[data-demo-preview]').nth(1);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live');
  const labels = stage.locator('.MuiChartsLegend-series text');
  await expect(labels.first()).toBeVisible();
  const overlaps = await stage.locator('.MuiChartsLegend-series').evaluateAll((series) => {
    const boxes = series.map((one) => one.getBoundingClientRect());
    return boxes.slice(1).filter((box, index) => box.left < (boxes[index]?.right ?? 0));
  });
  expect(overlaps).toEqual([]);
});
