import {expect, readThrough, settled, test} from './test';

test('demos of a Chinese page speak Chinese, and so does what surrounds them', async ({page}) => {
  await page.goto('/zh/x/react-data-grid/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await readThrough(page);
  await expect(page.getByRole('button', {name: '导出'}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: '设置'}).first()).toBeVisible();
});

test('pickers of a Chinese page begin in its dates', async ({page}) => {
  await page.goto('/zh/x/react-date-pickers/date-calendar/');
  await readThrough(page);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByText(/^[一二三四五六七八九十]+月 \d{4}$/).first()).toBeVisible();
});

test('a reader who walks on stays in the language', async ({page}) => {
  await page.goto('/zh/x/introduction/');
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '树视图'}).first().click();
  await expect(page).toHaveURL(/\/zh\/x\/react-tree-view\//);
  await expect(page.locator('h1')).toHaveText(/[\u4e00-\u9fff]/);
});

test('a link of static text to an English page leads to it', async ({page}) => {
  await page.goto('/zh/x/introduction/licensing/');
  await settled(page);
  await page
    .locator('main [data-static-block]')
    .first()
    .evaluate((block) => block.insertAdjacentHTML('afterbegin', '<a href="/x/introduction/">To English</a>'));
  await page.getByRole('link', {name: 'To English'}).click();
  await expect(page).toHaveURL('/x/introduction/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('Overview');
});

test('the search of Chinese pages finds Chinese words and names', async ({page}) => {
  await page.goto('/zh/x/introduction/licensing/');
  const field = page.getByRole('combobox', {name: '搜索文档'});
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (const [question, url] of [
    ['许可证密钥', /\/zh\/x\/introduction\/licensing\//],
    ['onNodeToggle', /\/zh\/x\/(?:api\/tree-view\/tree-view|react-tree-view)\//],
  ] as const) {
    await field.fill(question);
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute('href', url);
  }
});

test('the menu of languages leads to the same place of the same page, and back', async ({page}) => {
  for (const url of ['/', '/versions/', '/playground/?a=b#c', '/x/introduction/licensing/?a=b#plans']) {
    await page.goto(url);
    await page.locator('summary[aria-label="Language"]').click();
    await page.getByRole('link', {name: '简体中文'}).click();
    await expect(page).toHaveURL(`/zh${url}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    // The links of the menu keep the query and the hash once React runs.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.locator('summary[aria-label="语言"]').click();
    await expect(page.getByRole('link', {name: '简体中文'})).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL(url);
  }
});

test('the header of Chinese pages has one line at every width', async ({page}) => {
  await page.goto('/zh/x/introduction/licensing/');
  for (const width of [320, 390, 768, 997, 1024, 1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    const tall = await page
      .locator('.navbar__inner :is(.navbar__brand, a.navbar__link, summary):visible')
      .evaluateAll((parts) => parts.filter(({clientHeight}) => clientHeight > 44).map(({textContent}) => textContent));
    expect(tall, `${width} px`).toEqual([]);
    const [left, right] = await page.locator('.navbar__inner > div').all();
    const end = await left!.locator(':scope > :visible').last().boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((await right!.boundingBox())?.x ?? 0);
  }
});

test.describe('an unknown URL', () => {
  test.use({expectedErrors: [/status of 404/]});

  test('is answered with the nearest pages in Chinese on the Chinese site', async ({page}) => {
    await page.goto('/zh/x/introduction/instalation/');
    const nearest = page.locator('main').getByRole('link', {name: '安装', exact: true});
    await expect(nearest).toHaveAttribute('href', '/zh/x/introduction/installation/');
  });

  test('is that of a language that is not built, with the nearest pages', async ({page}) => {
    await page.goto('/fr/x/react-charts/bars/');
    await expect(page.getByRole('link', {name: /Bars/}).first()).toBeVisible();
  });
});
