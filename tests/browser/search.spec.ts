import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
const options = (page: Page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option');
const button = (page: Page) => page.getByRole('button', {name: /^Search/});

/** Opens the search and waits until its field has the focus. */
async function openSearch(page: Page, url = TEXT_PAGE): Promise<void> {
  await page.goto(url);
  // On an API page the slash key focuses the filter.
  await page.keyboard.press(url === API_PAGE ? 'Control+k' : '/');
  await expect(field(page)).toBeFocused();
}

test('a slash and Ctrl+K open it, Escape closes it and gives the focus back', async ({page}) => {
  await page.goto(TEXT_PAGE);
  for (const key of ['/', 'Control+k']) {
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test('closed and opened again before the close event, it stays open', async ({page}) => {
  await openSearch(page);
  await field(page).pressSequentially('license');
  await page.evaluate(() => {
    const press = (key: string, ctrlKey: boolean): void => {
      const event = new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true});
      document.activeElement?.dispatchEvent(event);
    };
    press('Escape', false);
    press('k', true);
  });
  await settled(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('Enter before the answer is there waits for it', async ({page}) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/search-index/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await openSearch(page);
  await field(page).pressSequentially('license key');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  arrive();
  await expect(page).toHaveURL(/licensing/);
});

test('the button opens it, and a press beside it closes it', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(10, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('going back closes it', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await page.locator('.navbar').getByRole('link', {name: 'Charts'}).click();
  await expect(page).toHaveURL(/react-charts/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(TEXT_PAGE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opened on the way to a page, it is still open there', async ({page}) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.locator('.navbar').getByRole('link', {name: 'Charts'}).click();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('h1')).toHaveText('Licensing');
  arrive();
  await expect(page.locator('h1')).toHaveText('Overview');
  await field(page).pressSequentially('axis');
  await expect(options(page).first()).toBeVisible();
});

test('a slash in a field is a character', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('textarea')));
  await page.locator('textarea').press('/');
  await expect(page.locator('textarea')).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the arrow keys go through the lines, and Enter leads there', async ({page}) => {
  await openSearch(page, DEMO_PAGE);
  await field(page).pressSequentially('multiSelect');
  const prop = page.getByRole('option', {name: /multiSelect .*prop/s});
  await expect(prop).toBeVisible();
  // The list of results is complete by then, and no line is inserted later.
  await settled(page);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  for (let step = 0; step < 5 && (await prop.getAttribute('aria-selected')) !== 'true'; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(prop).toHaveAttribute('id', active ?? '');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/tree-view\/tree-view\/#tree-view-prop-multiSelect$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[id="tree-view-prop-multiSelect"]')).toBeInViewport();
});

test('the focus stays inside', async ({page}) => {
  await openSearch(page);
  await field(page).pressSequentially('license');
  await expect(options(page).first()).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    // After the last control the browser's own interface has the focus; `activeElement` is the body then.
    const focused = await page.evaluate(() =>
      document.activeElement === document.body ? 'body' : String(document.activeElement?.closest('dialog') !== null),
    );
    expect(['true', 'body']).toContain(focused);
  }
});

test('a mistyped name is found, and the correction is shown', async ({page}) => {
  await openSearch(page, DEMO_PAGE);
  await field(page).pressSequentially('onNodeToggel');
  await expect(page.getByRole('option', {name: /^onNodeToggle/})).toBeVisible();
  await expect(page.getByText('Results for onnodetoggle')).toBeVisible();
});

test('a page shows the section that holds the words', async ({page}) => {
  await openSearch(page);
  await field(page).pressSequentially('disabled items');
  const line = options(page).first();
  await expect(line.locator('mark').first()).toBeVisible();
  await expect(line).toHaveAttribute('href', /^\/x\/react-tree-view\/#/);
});

test('recent searches can be used again, and forgotten', async ({page}) => {
  await openSearch(page);
  await field(page).pressSequentially('license key');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('button', {name: 'license key'}).click();
  await expect(field(page)).toHaveValue('license key');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByText('Recent searches')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

for (const question of ['x'.repeat(5000), '<img src=x onerror=alert(1)>', 'שלום עולם', '🎉🎉🎉']) {
  test(`"${question.slice(0, 12)}" can be asked`, async ({page}) => {
    await openSearch(page);
    await field(page).fill(question);
    await expect(page.getByText('Nothing found for').or(options(page).first())).toBeVisible();
    const {surplus, images} = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      const {scrollWidth = 0, clientWidth = 0} = dialog ?? {};
      return {surplus: scrollWidth - clientWidth, images: dialog?.querySelectorAll('img').length};
    });
    expect({surplus, images}).toEqual({surplus: 0, images: 0});
  });
}

test.describe('with parts of the index missing', () => {
  test.use({expectedErrors: [/Failed to load|Failed to fetch/i]});

  test('without the list of names it says so, and tries again', async ({page}) => {
    await page.route('**/names.json', (route) => route.fulfill({status: 404, body: 'Not found'}), {times: 1});
    await openSearch(page);
    await expect(page.getByRole('alert')).toContainText('The search index could not be loaded');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('license');
    await expect(options(page).first()).toBeVisible();
  });

  for (const status of [404, 200]) {
    test(`without the index of the text, which is answered by ${status}, names are found, and the rest is said`, async ({
      page,
    }) => {
      await page.route('**/search-index/text.json', (route) => route.fulfill({status, body: '<html>no'}));
      await openSearch(page, DEMO_PAGE);
      await field(page).pressSequentially('multiSelect');
      await expect(page.getByRole('option', {name: /multiSelect .*prop/s})).toBeVisible();
      await expect(page.getByText('The text of the pages cannot be searched just now')).toBeVisible();
    });
  }

  test('without the text of a page its line stands alone, and leads there', async ({page}) => {
    await page.route('**/search-index/sections/**', (route) => route.fulfill({status: 404, body: '<html>no'}));
    await openSearch(page);
    await field(page).pressSequentially('license key');
    await expect(options(page).first()).toContainText('Licens');
    await settled(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/licensing/);
  });

  test('without the dialog the button says so', async ({page}) => {
    await page.goto(TEXT_PAGE);
    await settled(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded');
  });
});

test('blocked storage does not keep anyone from searching', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openSearch(page);
  await field(page).pressSequentially('license key');
  // Results by name are shown first if the full text search is slow.
  await expect(options(page).first()).toContainText('Licens');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/licensing/);
});

for (const mode of ['light', 'dark'] as const) {
  test(`everybody can use it, in ${mode} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await openSearch(page, API_PAGE);
    for (const text of ['', 'tree view', 'zzqxwv']) {
      await field(page).fill(text);
      await expect(
        text === 'tree view' ? options(page).first() : page.getByText(/Start reading|Nothing found/),
      ).toBeVisible();
      const {violations} = await new AxeBuilder({page}).setLegacyMode(true).include('dialog').analyze();
      const problems = violations.flatMap(({id, nodes}) =>
        nodes.map(({target}) => `${text}: ${id} ${target.join(' ')}`),
      );
      expect.soft(problems).toEqual([]);
    }
  });
}

test('on a phone it fills the screen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openSearch(page);
  await field(page).fill('license');
  await expect(options(page).first()).toBeVisible();
  expect(await page.getByRole('dialog').boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
});
