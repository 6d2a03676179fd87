import {expect, settled, test} from './test';

const PAGE = '/x/react-charts/getting-started/';
const NAME = 'PriceAndVolume';

test('a fence marked live shows what it does, and what is typed into it', async ({page}) => {
  await page.goto(PAGE);
  const live = page.getByRole('region', {name: NAME, exact: true});
  const stage = live.getByRole('region', {name: 'Result'});
  const result = stage.frameLocator('iframe');
  await live.scrollIntoViewIfNeeded();
  await expect(result.locator('svg')).toBeVisible({timeout: 20_000});
  await expect(result.getByText('Shares sold').first()).toBeVisible();

  const editor = live.getByRole('textbox', {name: `Code of ${NAME} in TypeScript`});
  await expect(editor).not.toBeFocused();
  await editor.fill((await editor.inputValue()).replace('Shares sold', 'Shares bought'));
  await expect(result.getByText('Shares bought').first()).toBeVisible();
  // The preview is above the code, as the configuration says.
  const [shown, code] = [await stage.boundingBox(), await editor.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((code?.y ?? 0) + 1);
  await live.getByRole('button', {name: 'Reset code'}).click();
  await expect(result.getByText('Shares sold').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a live fence is its code', async ({page}) => {
    await page.goto(PAGE);
    const live = page.getByRole('region', {name: NAME, exact: true});
    await expect(live).toContainText('export default function PriceAndVolume');
  });
});

test('a page without a live fence loads nothing of it', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.push(response.url());
    }
  });
  await page.goto('/x/introduction/installation/');
  await settled(page);
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes('playgroundPosition') && text.includes('data-position'))).toEqual([]);
});
