/** @jest-environment jsdom */
import '../../../plugins/preferences/client/followDirection';

const page = document.documentElement;

function storeElsewhere(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
}

beforeEach(() => {
  ['data-direction', 'data-dense', 'dir'].forEach((name) => page.removeAttribute(name));
});

test('the chosen direction outlives what Docusaurus sets', async () => {
  page.setAttribute('data-direction', 'rtl');
  await Promise.resolve();
  expect(page.dir).toBe('rtl');
  page.dir = 'ltr';
  await Promise.resolve();
  expect(page.dir).toBe('rtl');
  page.setAttribute('data-direction', 'ltr');
  await Promise.resolve();
  expect(page.dir).toBe('ltr');
});

test('without a choice the direction is the language\u2019s', async () => {
  page.dir = 'rtl';
  await Promise.resolve();
  expect(page.dir).toBe('rtl');
});

test('a choice in another tab shows here, nonsense from there does not', async () => {
  storeElsewhere('mui-direction', 'rtl');
  storeElsewhere('mui-dense', 'true');
  await Promise.resolve();
  expect(page.dir).toBe('rtl');
  expect(page).toHaveAttribute('data-dense');
  storeElsewhere('mui-direction', 'up');
  storeElsewhere('mui-dense', 'yes');
  await Promise.resolve();
  expect(page.dir).toBe('ltr');
  expect(page).not.toHaveAttribute('data-dense');
});

test('clearing everything in another tab is the defaults here', async () => {
  storeElsewhere('mui-direction', 'rtl');
  storeElsewhere('mui-dense', 'true');
  storeElsewhere('theme', 'dark');
  await Promise.resolve();
  expect(page.dir).toBe('rtl');
  storeElsewhere(null, null);
  await Promise.resolve();
  expect(page.dir).toBe('ltr');
  expect(page).not.toHaveAttribute('data-dense');
});
