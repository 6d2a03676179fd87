import type {BrowserContext, Page} from '@playwright/test';
import {COOKIE_NAMES, PAGE_ATTRIBUTES, STORAGE_KEYS} from '../../src/site/storage';
import {recordScripts} from './pageWeight';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test, untilAtRest} from './test';

/** A demo with buttons and text in the primary color, indented items and an item that can be opened. */
const DEMO = 'ControlledTreeView';
/** A demo with a control that has no size of its own. */
const CONTROL_DEMO = 'DisabledTreeItems';

const RED = {primary: {main: '#d50000'}};

const demo = (page: Page, name = DEMO) => page.locator(`#${name}`);
const button = (page: Page) => demo(page).locator('[data-demo-preview]').getByRole('button').first();
const spaceBelowButtons = (page: Page) =>
  demo(page)
    .locator('.MuiStack-root')
    .evaluate((stack) => getComputedStyle(stack).marginBlockEnd);

async function openDemo(page: Page, name = DEMO): Promise<void> {
  await demo(page, name).scrollIntoViewIfNeeded();
  await expect(demo(page, name).locator('[data-demo-preview]')).toHaveAttribute('data-live');
}

async function open(page: Page, name = DEMO): Promise<void> {
  await page.goto(DEMO_PAGE);
  await openDemo(page, name);
}

async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    // Once for each tab, so that a later choice survives a reload.
    if (!sessionStorage.getItem('stored')) {
      sessionStorage.setItem('stored', 'yes');
      entries.forEach(([key, value]) => localStorage.setItem(key, value));
    }
  }, Object.entries(values));
}

async function setCookie(context: BrowserContext, url: string | undefined, name: string, value: string): Promise<void> {
  await context.addCookies([{name, value, url: url ?? ''}]);
}

test('a demo follows the switch of the mode at once', async ({page}) => {
  await store(page, {[STORAGE_KEYS.mode]: 'light'});
  await open(page);
  const item = demo(page).getByRole('treeitem', {name: 'Support'});
  await item.click();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  const text = () => button(page).evaluate((element) => getComputedStyle(element).color);
  const light = await text();
  for (const mode of ['dark', 'light']) {
    for (let clicks = 0; clicks < 3; clicks += 1) {
      if ((await page.locator('html').getAttribute(PAGE_ATTRIBUTES.mode)) !== mode) {
        await page.getByRole('button', {name: /mode/i}).first().click();
      }
    }
    await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.mode, mode);
    if (mode === 'dark') {
      await expect.poll(text).not.toBe(light);
    } else {
      await expect.poll(text).toBe(light);
    }
    // The item stays open, so the demo was not mounted again.
    await expect(item).toHaveAttribute('aria-expanded', 'true');
  }
});

test('right to left: the page from the first paint on, and demos mirrored', async ({page}) => {
  await store(page, {[STORAGE_KEYS.direction]: 'rtl'});
  await page.addInitScript(() => {
    const painted = new Set<string>();
    Object.assign(window, {painted});
    const note = (): void => {
      const {port1, port2} = new MessageChannel();
      // A message that is sent in an animation frame arrives after the frame was painted.
      port1.onmessage = () => document.querySelector('h1') && painted.add(document.documentElement.dir);
      port2.postMessage(null);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await open(page);
  const paintedDirections = () =>
    page.evaluate(() => [...(window as unknown as {painted: Set<string>}).painted].join());
  await expect.poll(paintedDirections).toBe('rtl');
  await untilAtRest(demo(page).locator('[role="tree"]'));
  const box = await demo(page).locator('[role="tree"]').boundingBox();
  const item = await demo(page).getByText('Design', {exact: true}).boundingBox();
  expect((item?.x ?? 0) + (item?.width ?? 0)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
  // MUI's styles indent with a left margin, which is mirrored here.
  const group = demo(page).locator('.MuiTreeItem-group').first();
  const margins = await group.evaluate((element) => {
    const {marginLeft, marginRight} = getComputedStyle(element);
    return [marginLeft, marginRight];
  });
  expect(margins).toEqual(['0px', '17px']);

  await page.locator('a[href$="/getting-started/"]').first().click();
  await expect(page).toHaveURL(/getting-started/);
  await settled(page);
  await expect.poll(paintedDirections).toBe('rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('left to right, no code that mirrors styles is fetched', async ({page}) => {
  const scripts = recordScripts(page);
  const brings = async () => (await scripts()).some((text) => text.includes('stylisRTLPlugin'));
  await open(page);
  await settled(page);
  expect(await brings()).toBe(false);
  await page.evaluate((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
  await page.reload();
  await openDemo(page);
  expect(await brings()).toBe(true);
});

test.describe('where mirroring cannot be fetched', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test('demos run left to right', async ({page}) => {
    await store(page, {[STORAGE_KEYS.direction]: 'rtl'});
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes('stylisRTLPlugin') ? route.abort() : route.fulfill({response});
    });
    await open(page);
    await expect(demo(page).locator('[data-demo-preview] [dir]').first()).toHaveAttribute('dir', 'ltr');
    await demo(page).getByRole('treeitem', {name: 'Support'}).click();
    await expect(demo(page).getByText('Yusuf')).toBeVisible();
  });
});

test('density, spacing and colors show in demos', async ({page, context, baseURL}) => {
  await open(page, CONTROL_DEMO);
  const control = demo(page, CONTROL_DEMO).locator('.MuiSwitch-root');
  await expect(control).not.toHaveClass(/MuiSwitch-sizeSmall/);
  await openDemo(page);
  await expect.poll(() => spaceBelowButtons(page)).toBe('8px');
  await expect(button(page)).toHaveCSS('color', 'rgb(25, 118, 210)');

  await page.evaluate(
    ([dense, spacing]) => {
      localStorage.setItem(dense, 'true');
      localStorage.setItem(spacing, '20');
    },
    [STORAGE_KEYS.dense, STORAGE_KEYS.spacing] as const,
  );
  await setCookie(context, baseURL, COOKIE_NAMES.paletteColors, encodeURIComponent(JSON.stringify(RED)));
  await open(page, CONTROL_DEMO);
  await expect(page.locator('html')).toHaveAttribute('data-dense');
  await expect(control).toHaveClass(/MuiSwitch-sizeSmall/);
  await openDemo(page);
  await expect.poll(() => spaceBelowButtons(page)).toBe('20px');
  await expect(button(page)).toHaveCSS('color', 'rgb(213, 0, 0)');
});

test('what is chosen in one tab shows in the other, in demos that run there', async ({page, context, baseURL}) => {
  const other = await context.newPage();
  await open(other);
  await openDemo(other, CONTROL_DEMO);
  await openDemo(other);
  const item = demo(other).getByRole('treeitem', {name: 'Support'});
  await item.click();
  await page.goto(TEXT_PAGE);
  await page.evaluate(
    ([direction, dense, spacing]) => {
      localStorage.setItem(direction, 'rtl');
      localStorage.setItem(dense, 'true');
      localStorage.setItem(spacing, '3');
    },
    [STORAGE_KEYS.direction, STORAGE_KEYS.dense, STORAGE_KEYS.spacing] as const,
  );
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => spaceBelowButtons(other)).toBe('3px');
  await expect(demo(other, CONTROL_DEMO).locator('.MuiSwitch-root')).toHaveClass(/MuiSwitch-sizeSmall/);
  await expect(demo(other).locator('[data-demo-preview] [dir]').first()).toHaveAttribute('dir', 'rtl');
  await expect(item).toHaveAttribute('aria-expanded', 'true');

  await setCookie(context, baseURL, COOKIE_NAMES.paletteColors, JSON.stringify(RED));
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(button(other)).toHaveCSS('color', 'rgb(213, 0, 0)');

  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => spaceBelowButtons(other)).toBe('8px');
  await expect(other.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(other.locator('html')).not.toHaveAttribute('data-dense');
});

test('a page that comes back from the back/forward cache shows what was chosen meanwhile', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page);
  await page.evaluate((keys) => {
    // The page itself does not hear of what it stores, as a page in the cache does not hear of others.
    localStorage.setItem(keys.mode, 'dark');
    localStorage.setItem(keys.direction, 'rtl');
    localStorage.setItem(keys.spacing, '3');
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  }, STORAGE_KEYS);
  await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.mode, 'dark');
  await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.modeChoice, 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => spaceBelowButtons(page)).toBe('3px');
});

for (const value of ['', 'null', '{', '21', '-1', 'RTL', '__proto__', '<script>alert(1)</script>', 'x'.repeat(2000)]) {
  test(`nonsense in every key is the default: ${value.slice(0, 30)}`, async ({page, context, baseURL}) => {
    await store(page, Object.fromEntries(Object.values(STORAGE_KEYS).map((key) => [key, value])));
    for (const name of Object.values(COOKIE_NAMES)) {
      await setCookie(context, baseURL, name, encodeURIComponent(value));
    }
    await page.emulateMedia({colorScheme: 'light'});
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).not.toHaveAttribute('data-dense');
    await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.codeStyling, 'MUI System');
    await expect.poll(() => spaceBelowButtons(page)).toBe('8px');
    await expect(button(page)).toHaveCSS('color', 'rgb(25, 118, 210)');
  });
}

test('colors that are none are dropped, and the others are shown', async ({page, context, baseURL}) => {
  const colors = {primary: {main: 'red;}'}, error: {main: 'url(//example.org)'}, secondary: {main: '#00c853'}};
  await setCookie(context, baseURL, COOKIE_NAMES.paletteColors, encodeURIComponent(JSON.stringify(colors)));
  await open(page);
  await expect(button(page)).toHaveCSS('color', 'rgb(25, 118, 210)');
});

test('where storage is blocked, demos run with the defaults', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {get: refuse, configurable: true});
    }
    Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse, configurable: true});
  });
  await open(page);
  await expect.poll(() => spaceBelowButtons(page)).toBe('8px');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

for (const [cookie, hash, styling] of [
  ['Tailwind', '', 'Tailwind'],
  ['MUI%20System', '', 'MUI System'],
  ['MUI System', '', 'MUI System'],
  ['CSS', `#tailwind-${DEMO}`, 'Tailwind'],
  ['CSS', `#system-${DEMO}.js`, 'MUI System'],
  ['CSS', '#tailwind-', 'CSS'],
] as const) {
  test(`the cookie codeStyling=${cookie} with ${hash || 'no hash'} shows ${styling}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setCookie(context, baseURL, COOKIE_NAMES.codeStyling, cookie);
    await page.goto(`${DEMO_PAGE}${hash}`, {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.codeStyling, styling);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute(PAGE_ATTRIBUTES.codeStyling, styling);
    expect((await context.cookies()).find(({name}) => name === COOKIE_NAMES.codeStyling)?.value).toBe(cookie);
  });
}
