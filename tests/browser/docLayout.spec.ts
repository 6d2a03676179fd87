import {API_PAGE, DEMO_PAGE, LARGE_API_PAGE, TEXT_PAGE} from './site';
import {expect, pressAtRest, settled, test} from './test';

test('the breadcrumb says where the page is', async ({page}) => {
  await page.goto(API_PAGE);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs).toHaveText(['', 'Tree View', 'API Reference', 'TreeView']);
});

test('previous and next stay in the product', async ({page}) => {
  const seen: string[] = [];
  await page.goto('/x/react-tree-view/getting-started/');
  for (;;) {
    seen.push(new URL(page.url()).pathname);
    const next = page.locator('.pagination-nav__link--next');
    if ((await next.count()) === 0) {
      break;
    }
    const heading = await page.locator('h1').textContent();
    await pressAtRest(next);
    await expect(page.locator('h1')).not.toHaveText(heading ?? '');
  }
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter((url) => !/^\/x\/(?:react-|api\/)tree-view\//.test(url))).toEqual([]);
});

test('a page written by hand can be edited, and says when it was; an API page cannot', async ({page}) => {
  await page.goto(DEMO_PAGE);
  const edit = page.getByRole('link', {name: 'Edit this page'});
  await expect(edit).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.+\/edit\/main\/docs\/react-tree-view\/index\.mdx$/,
  );
  await page.goto(API_PAGE);
  await expect(page.locator('h1')).toBeVisible();
  await expect(edit).toHaveCount(0);
});

test('the question below a page is answered once, and asked again on the next page', async ({page}) => {
  // Only readers with analytics see the question.
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({contentType: 'text/javascript'}));
  await page.addInitScript(() => Object.assign(window, {docsAnalyticsConsent: true}));
  await page.goto(TEXT_PAGE);
  const question = page.getByRole('group', {name: 'Was this page helpful?'});
  await question.getByRole('button', {name: 'Yes'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you, that helps.')).toBeFocused();
  await expect(question).toHaveCount(0);
  await page.locator('.pagination-nav__link--next').click();
  await expect(question).toBeVisible();
});

test('the mark of a heading copies its URL and goes there', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TEXT_PAGE);
  const heading = page.locator('#plans');
  await heading.scrollIntoViewIfNeeded();
  await heading.hover();
  await heading.locator('a.hash-link').click();
  await expect(page).toHaveURL(`${TEXT_PAGE}#plans`);
  await expect(heading.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(heading.getByRole('status')).toHaveCount(0);
});

test('the table of contents marks the section that is read, and keeps the mark in its window', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await page.goto(TEXT_PAGE);
  const contents = page.locator('.theme-doc-toc-desktop');
  const mark = contents.locator('.table-of-contents__link--active');
  const sections = await page.locator('.markdown h2[id]').all();
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections.slice(0, -1)) {
    await section.evaluate((element) => element.scrollIntoView({block: 'start', behavior: 'instant'}));
    await expect(mark).toHaveAttribute('href', `#${(await section.getAttribute('id')) ?? ''}`);
    const isInWindow = async (): Promise<boolean> => {
      const [line, window] = [await mark.boundingBox(), await contents.boundingBox()];
      const end = (line?.y ?? 0) + (line?.height ?? Infinity);
      return (line?.y ?? -1) >= (window?.y ?? 0) - 1 && end <= (window?.y ?? 0) + (window?.height ?? 0) + 1;
    };
    await expect.poll(isInWindow).toBe(true);
  }
});

test('the first Tab offers to skip the navigation, and the button at the end leads back to the top', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const scrollTop = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 3000);
  await expect.poll(scrollTop).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -200);
  const up = page.getByRole('button', {name: 'Scroll back to top'});
  await up.click();
  await expect.poll(scrollTop).toBe(0);
});

test('the focus in the header scrolls no page', async ({page}) => {
  await page.goto(DEMO_PAGE);
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    window.scrollTo({top: 600, behavior: 'instant'});
    document.querySelector<HTMLElement>('.navbar a')?.focus({preventScroll: true});
  });
  const before = await scrolled();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar :focus')).toBeVisible();
    expect(await scrolled()).toBe(before);
  }
});

for (const url of ['/x/whats-new/', '/x/introduction/plans/', '/x/react-data-grid/messages/', LARGE_API_PAGE]) {
  test(`on the way up, nothing of what sticks covers the focus: ${url}`, async ({page}) => {
    await page.goto(url);
    await settled(page);
    await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, input)')];
      stops[Math.min(200, stops.length - 1)]?.focus();
    });
    const covered = (): Promise<string> =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        // A link may be on two lines, with other text between them.
        const isSeen = [...focused.getClientRects()].some(({left, top, width, height}) =>
          focused.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
        );
        return isSeen ? '' : focused.textContent || focused.outerHTML.slice(0, 80);
      });
    for (let press = 0; press < 50; press += 1) {
      await page.keyboard.press('Shift+Tab');
      // The page may still scroll.
      await expect.poll(covered).toBe('');
    }
  });
}
