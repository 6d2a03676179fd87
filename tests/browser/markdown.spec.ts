import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const MARKDOWN = 'link[rel="alternate"][type="text/markdown"]';
const DATA = 'script[type="application/ld+json"]';

test('a page says where its Markdown is, also after a navigation', async ({page, request}) => {
  await page.goto(TEXT_PAGE);
  await expect(page.locator(MARKDOWN)).toHaveAttribute('href', TEXT_PAGE.replace(/\/$/, '.md'));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tree View'}).click();
  await expect(page.locator(MARKDOWN)).toHaveAttribute('href', /^\/x\/react-tree-view.*\.md$/);
  const answer = await request.get(DEMO_PAGE.replace(/\/$/, '.md'));
  expect(answer.headers()['content-type']).toMatch(/^text\//);
  expect(await answer.text()).toContain('\n# ');
});

test('hydration keeps the structured data', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const [data] = await page.locator(DATA).allTextContents();
  expect(JSON.parse(data ?? '{}')).toHaveProperty('@graph');
});
