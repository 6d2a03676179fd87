import type {Locator, Page} from '@playwright/test';
import {COOKIE_NAMES, PAGE_ATTRIBUTES, STORAGE_KEYS} from '../../src/site/storage';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test, TIMING} from './test';

/** Each preference: how it is stored, and the attribute of the page that shows it. */
const CHOICES = [
  {storage: {[STORAGE_KEYS.mode]: 'dark'}, attribute: PAGE_ATTRIBUTES.mode, value: 'dark'},
  {storage: {[STORAGE_KEYS.direction]: 'rtl'}, attribute: 'dir', value: 'rtl'},
  {storage: {[STORAGE_KEYS.dense]: 'true'}, attribute: PAGE_ATTRIBUTES.dense, value: ''},
  {storage: {[STORAGE_KEYS.spacing]: '3'}, attribute: PAGE_ATTRIBUTES.demoLook, value: ''},
  {storage: {apiPage_default: 'collapsed'}, attribute: 'data-api-display', value: 'collapsed'},
  {cookie: [COOKIE_NAMES.codeVariant, 'JS'], attribute: PAGE_ATTRIBUTES.codeVariant, value: 'JS'},
  {cookie: [COOKIE_NAMES.codeStyling, 'CSS'], attribute: PAGE_ATTRIBUTES.codeStyling, value: 'CSS'},
  {cookie: [COOKIE_NAMES.packageManager, 'pnpm'], attribute: PAGE_ATTRIBUTES.packageManager, value: 'pnpm'},
  {cookie: [COOKIE_NAMES.installPlan, 'pro'], attribute: PAGE_ATTRIBUTES.installPlan, value: 'pro'},
  {
    cookie: [COOKIE_NAMES.paletteColors, encodeURIComponent('{"primary":{"main":"#d50000"}}')],
    attribute: PAGE_ATTRIBUTES.demoLook,
    value: '',
  },
] as const;

/** Records the value of an attribute in every painted frame that shows the title. */
async function watchFrames(page: Page, attribute: string): Promise<void> {
  await page.addInitScript((name) => {
    const painted = new Set<string | null>();
    Object.assign(window, {painted});
    const note = (): void => {
      const {port1, port2} = new MessageChannel();
      // A message that is sent in an animation frame arrives after the frame was painted.
      port1.onmessage = () => document.querySelector('h1') && painted.add(document.documentElement.getAttribute(name));
      port2.postMessage(null);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, attribute);
}

function paintedValues(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [...(window as unknown as {painted: Set<string | null>}).painted]);
}

/** Waits until the page is settled, and expects that all painted frames had one value. */
async function expectPainted(page: Page, value: string): Promise<void> {
  await settled(page);
  await expect.poll(() => paintedValues(page)).toEqual([value]);
}

for (const choice of CHOICES) {
  const kept = 'storage' in choice ? Object.entries(choice.storage) : [];
  const [cookie, cookieValue] = 'cookie' in choice ? choice.cookie : [];
  const name = kept.map((entry) => entry.join('=')).join() || `${cookie}=${cookieValue}`;

  test(`${name} is there in the first frame, after a reload, on the next page and in a second tab`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await context.addInitScript((entries) => {
      // A tab begins with an empty document, which has no storage.
      if (window.origin !== 'null') {
        entries.forEach(([key, value]) => localStorage.setItem(key, value));
      }
    }, kept);
    if (cookie && cookieValue) {
      await context.addCookies([{name: cookie, value: cookieValue, url: baseURL ?? ''}]);
    }
    await watchFrames(page, choice.attribute);
    await page.goto(TEXT_PAGE);
    await expectPainted(page, choice.value);
    await page.reload();
    await expectPainted(page, choice.value);
    await page.locator('.theme-doc-sidebar-menu a[href$="/roadmap/"]').click();
    await expect(page.locator('h1')).toHaveText(/roadmap/i);
    await expectPainted(page, choice.value);

    const other = await context.newPage();
    await watchFrames(other, choice.attribute);
    await other.goto(DEMO_PAGE);
    await expectPainted(other, choice.value);
  });
}

// Browsers differ in how soon one tab sees the storage of another.
test('two tabs that choose against each other agree in the end', TIMING, async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(TEXT_PAGE);
  }
  await Promise.all(
    [page, other].map((tab, index) =>
      tab.evaluate(
        ([keys, first]) => {
          for (let turn = 0; turn < 20; turn += 1) {
            const isOn = (turn % 2 === 0) === first;
            localStorage.setItem(keys.direction, isOn ? 'rtl' : 'ltr');
            localStorage.setItem(keys.dense, String(isOn));
            localStorage.setItem(keys.mode, isOn ? 'dark' : 'light');
          }
        },
        [STORAGE_KEYS, index === 0] as const,
      ),
    ),
  );
  // The last choice wins: after a reload both tabs show it.
  await page.reload();
  await other.reload();
  const look = (tab: Page): Promise<unknown> =>
    tab.evaluate(() => [
      document.documentElement.dir,
      document.documentElement.hasAttribute('data-dense'),
      document.documentElement.dataset['theme'],
    ]);
  // A storage event arrives a little after the write.
  await expect(async () => expect(await look(page)).toEqual(await look(other))).toPass();
});

test('code chosen in another tab shows when the reader comes back', async ({page, context, baseURL}) => {
  await page.goto(TEXT_PAGE);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await context.addCookies([{name: COOKIE_NAMES.codeVariant, value: 'JS', url: baseURL ?? ''}]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.codeVariant, 'JS');
});

test('from right to left the whole page is mirrored, and code is not', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
  await page.goto(API_PAGE);
  await settled(page);
  const middle = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.x ?? NaN) + (box?.width ?? NaN) / 2;
  };
  const width = 1280;
  expect(await middle('.navbar__brand')).toBeGreaterThan(width * 0.8);
  expect(await middle('.theme-doc-sidebar-container')).toBeGreaterThan(width * 0.8);
  expect(await middle('.table-of-contents')).toBeLessThan(width * 0.3);
  const directions = await page
    .locator('pre')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction));
  expect(directions.length).toBeGreaterThan(0);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

/** A text ends with a full stop that follows its last letter from left to right, and it stands at the right. */
async function expectOwnOrder(text: Locator): Promise<void> {
  const positions = await text.first().evaluate((paragraph) => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) {
      nodes.push(walker.currentNode as Text);
    }
    const last = nodes.at(-1);
    const range = document.createRange();
    const at = (from: number, to: number): DOMRect => {
      if (last) {
        range.setStart(last, from);
        range.setEnd(last, to);
      }
      return range.getBoundingClientRect();
    };
    const length = last?.data.length ?? 0;
    const box = paragraph.getBoundingClientRect();
    range.selectNodeContents(paragraph);
    const reach = range.getBoundingClientRect();
    return {
      stop: last?.data.at(-1),
      letterBefore: at(length - 2, length - 1).left,
      stopAt: at(length - 1, length).left,
      gapAtSide: box.right - reach.right,
    };
  });
  expect(positions.stop).toBe('.');
  expect(positions.stopAt).toBeGreaterThan(positions.letterBefore);
  expect(positions.gapAtSide).toBeLessThan(2);
}

test('from right to left, text keeps its own order and stands at the side of the page', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
  await page.goto(TEXT_PAGE);
  await expectOwnOrder(page.locator('[data-static-block] > p'));
});

test('from right to left, texts of the settings and what pages of the API are about keep their own order too', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
  await page.goto('/x/api/data-grid/');
  await expectOwnOrder(page.locator('main [role="list"] > li > span:last-child').filter({hasText: /\.$/}));
  await page.getByRole('button', {name: 'Settings'}).click();
  await expectOwnOrder(page.getByRole('dialog', {name: 'Settings'}).locator('p').filter({hasText: /\.$/}));
});

test('from right to left, the navigation of small screens comes from the right', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(TEXT_PAGE);
  await page.locator('.navbar__toggle').click();
  const edge = async (): Promise<number> => {
    const box = await page.locator('.navbar-sidebar').boundingBox();
    return Math.round((box?.x ?? NaN) + (box?.width ?? NaN));
  };
  await expect.poll(edge).toBe(360);
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Roadmap'})).toBeInViewport();
});

test('the dense layout shows more of a page, tables above all', async ({page}) => {
  const sizes = (): Promise<{row: number; page: number; navbar: number}> =>
    page.evaluate(() => ({
      row: document.querySelector('.markdown table tbody tr')?.clientHeight ?? NaN,
      page: document.querySelector('article')?.clientHeight ?? NaN,
      navbar: document.querySelector('.navbar')?.clientHeight ?? NaN,
    }));
  await page.goto(TEXT_PAGE);
  await settled(page);
  const usual = await sizes();
  await page.evaluate((name) => document.documentElement.toggleAttribute(name), PAGE_ATTRIBUTES.dense);
  await settled(page);
  const dense = await sizes();
  expect(dense.row).toBeLessThan(usual.row - 8);
  expect(dense.page).toBeLessThan(usual.page);
  expect(dense.navbar).toBeLessThan(usual.navbar);
});
