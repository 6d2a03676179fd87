import {expect, settled, test} from './test';

test.describe("What's new", () => {
  test('is narrowed by product, words and version', async ({page}) => {
    await page.goto('/x/whats-new/');
    const list = page.locator('#WhatsNewLayoutNoSnap');
    const releases = list.locator('[data-release]:visible');
    const all = await releases.count();
    expect(all).toBeGreaterThan(40);

    await list.getByText('Charts', {exact: true}).first().click();
    await expect(list.getByRole('status')).toContainText('releases:');
    await expect.poll(() => releases.count()).toBeLessThan(all);
    await expect(list.locator('[data-release-product="x-data-grid"]:visible')).toHaveCount(0);

    await list.getByText('All products').click();
    await list.getByLabel('Filter releases').fill('6.18.1');
    await expect(releases).toHaveCount(1);
    // Singular too.
    await expect(list.getByRole('status')).toHaveText(/^Changes: \d+, releases: 1$/);

    await list.getByLabel('Filter releases').fill('no such word');
    await expect(releases).toHaveCount(0);
    await expect(list.getByText('No release says that.')).toBeVisible();

    await list.getByLabel('Filter releases').press('Escape');
    await expect(releases).toHaveCount(all);
  });

  test('a link to what a release changed leads to it, however far down it is, also when the page is loaded there', async ({
    page,
  }) => {
    await page.goto('/x/whats-new/');
    const link = page.locator('a[href*="api-changes/#"]').last();
    const hash = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    await link.click();
    const heading = page.locator(`[id="${hash}"]`);
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect(page).toHaveURL(/\/api-changes\/#v/);
    await settled(page);
    const bar = await page.getByLabel('Filter API changes').evaluate((field) => field.getBoundingClientRect().bottom);
    await expect.poll(top).toBeGreaterThan(bar);
    expect(await top()).toBeLessThan(bar + 100);
    const [before, url] = [await top(), page.url()];
    await page.goto('about:blank');
    await page.goto(url);
    await settled(page);
    expect(await top()).toBe(before);
  });

  test('keeps to what was typed and chosen before the page listened', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/x/whats-new/', {waitUntil: 'commit'});
    const list = page.locator('#WhatsNewLayoutNoSnap');
    await list.getByLabel('Filter releases').fill('6.18');
    await list.getByText('Charts', {exact: true}).first().click();
    release();
    await expect(list.locator('[data-release]:not([data-release^="6.18"]):visible')).toHaveCount(0);
    await expect(list.locator('[data-release-product="x-data-grid"]:visible')).toHaveCount(0);
    await expect(list.locator('[data-release]:visible').first()).toBeVisible();
  });

  test('begins with the list: the first release is on the first screen of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/x/whats-new/');
    const box = await page.locator('[data-release] h2').first().boundingBox();
    expect(box?.y).toBeLessThan(700);
  });

  test('fetches the pre-releases when they are asked for', async ({page}) => {
    await page.goto('/x/whats-new/');
    const early = page.locator('[data-release="6.0.0-alpha.0"]');
    await expect(early).toHaveCount(0);
    await page.getByRole('button', {name: 'alpha and beta'}).press('Enter');
    await expect(early).toHaveCount(1);
    // The button is gone, and the focus is at its former position.
    await expect(page.locator('[data-release^="6.0.0-"] h2').first()).toBeFocused();
  });

  test('fetches the pre-releases when the filter asks for them', async ({page}) => {
    await page.goto('/x/whats-new/');
    await page.getByLabel('Filter releases').fill('6.0.0-alpha.0');
    await expect(page.locator('[data-release="6.0.0-alpha.0"]')).toBeVisible();
    await expect(page.locator('[data-release="6.19.0"]')).toBeHidden();
    await expect(page.getByLabel('Filter releases')).toBeFocused();
  });

  test('shows the pre-release that the URL names', async ({page}) => {
    await page.goto('/x/whats-new/#v6.0.0-alpha.3');
    await expect(page.locator('#v6\\.0\\.0-alpha\\.3')).toBeAttached();
    // Releases get their height as they come into view, and must not push the target out of it.
    await settled(page);
    await expect(page.locator('[data-release="6.0.0-alpha.3"] h2')).toBeInViewport();
  });

  test('has a feed that is well-formed', async ({page}) => {
    await page.goto('/x/whats-new/');
    const url = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    const entries = await page.evaluate(async (url) => {
      const text = await (await fetch(url)).text();
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return parsed.querySelector('parsererror') ? -1 : parsed.querySelectorAll('entry > updated').length;
    }, url ?? '');
    expect(entries).toBe(20);
  });
});

test('the API changes are narrowed by kind, component and words', async ({page}) => {
  await page.goto('/x/migration/migration-data-grid-v5/');
  const region = page.getByRole('region', {name: 'API changes'});
  const rows = region.locator('[data-diff-kind]:not([hidden])');
  const all = await rows.count();
  expect(all).toBeGreaterThan(400);

  await page.getByText('Renamed', {exact: true}).first().click();
  await expect(region.locator('[data-diff-kind]:not([data-diff-kind="renamed"]):not([hidden])')).toHaveCount(0);

  const owner = page.getByLabel('Component or type');
  await owner.focus();
  await owner.selectOption('DataGridPro');
  await page.getByLabel('Filter API changes').fill('selectionModel');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('rowSelectionModel');
  await expect(page.getByText('Changes: 2')).toBeVisible();
});
