import {COOKIE_NAMES, STORAGE_KEYS} from '../../src/site/storage';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, readThrough, test} from './test';

const PAGES = [TEXT_PAGE, DEMO_PAGE, API_PAGE];

/** Pages that read what other pages do not. */
const OTHER_PAGES = ['/', '/x/introduction/installation/', '/zh/x/whats-new/'];

/** Values that no version of the site has stored. */
const NONSENSE = [
  '',
  'null',
  'undefined',
  '{',
  '[]',
  '-1',
  'DARK',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  '\u{1F4A5}'.repeat(100),
];

for (const route of PAGES) {
  test(`${route} works where storage is blocked`, async ({page}) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {get: refuse, configurable: true});
      }
      Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse, configurable: true});
    });
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(route);
    await readThrough(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page
      .getByRole('button', {name: /(?:light|dark|color) mode|mode/i})
      .first()
      .click();
    await expect(page.locator('h1')).toBeVisible();
  });
}

test.describe('without any storage', () => {
  // Docusaurus logs that it could not read and write its own values.
  test.use({expectedErrors: [/^Docusaurus storage error, can't /]});

  for (const route of [...PAGES, ...OTHER_PAGES]) {
    test(`${route} works, also without a service worker`, async ({page}) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
          Object.defineProperty(window, name, {value: undefined, configurable: true});
        }
        Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => undefined, configurable: true});
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
      await page.goto(route);
      await readThrough(page);
      await expect(page.locator('h1').first()).toBeVisible();
      const before = await page.locator('html').getAttribute('data-theme-choice');
      await page
        .getByRole('button', {name: /mode|模式/i})
        .first()
        .click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before ?? '');
    });
  }
});

for (const route of OTHER_PAGES) {
  test(`${route} works where storage is blocked and full`, async ({page}) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {get: refuse, configurable: true});
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse, configurable: true});
    });
    await page.goto(route);
    await readThrough(page);
    const before = await page.locator('html').getAttribute('data-theme-choice');
    await page
      .getByRole('button', {name: /mode|模式/i})
      .first()
      .click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before ?? '');
    await expect(page.locator('h1').first()).toBeVisible();
  });
}

test.describe('full storage', () => {
  // Docusaurus logs that it could not store its own copy of the mode.
  test.use({expectedErrors: [/^Docusaurus storage error, can't set /]});

  for (const route of PAGES) {
    test(`${route} works`, async ({page}) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await page.goto(route);
      await readThrough(page);
      const before = await page.locator('html').getAttribute('data-theme-choice');
      await page.getByRole('button', {name: /mode/i}).first().click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before ?? '');
    });
  }
});

for (const value of NONSENSE) {
  test(`nonsense in every stored value reads as the default: ${value.slice(0, 30)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript(([keys, stored]) => keys.forEach((key) => localStorage.setItem(key, stored)), [
      Object.values(STORAGE_KEYS),
      value,
    ] as const);
    await context.addCookies(
      Object.values(COOKIE_NAMES).map((name) => ({name, value: encodeURIComponent(value), url: baseURL ?? ''})),
    );
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(DEMO_PAGE);
    await readThrough(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'TS');
    await expect(page.locator('h1')).toBeVisible();
  });
}
