import type {Page} from '@playwright/test';
import {STORAGE_KEYS} from '../../src/site/storage';
import {holdDemos, holdScripts} from './heldScripts';
import {recordScripts} from './pageWeight';
import {SIDEBAR_MENU} from './site';
import {SOFT_NAVIGATIONS} from './softNavigation';
import {expect, settled, startDemos, test} from './test';

const GRID_PAGE = '/x/react-data-grid/sorting/';
const CHART_PAGE = '/x/react-charts/bars/';
const PICKER_PAGE = '/x/react-date-pickers/date-picker/';

const stage = (page: Page) => page.locator('[data-demo-preview]').first();

/** How many elements of a demo are visible before it runs, of its rendering and of its own. */
function visibleParts(page: Page): Promise<number> {
  return stage(page).evaluate((element) => {
    const parts = element.hasAttribute('data-live') ? [] : [...element.querySelectorAll(':scope > div *')];
    return parts.filter((part) => part.checkVisibility({visibilityProperty: true})).length;
  });
}

test('until the reader does something, a demo in sight is drawn and costs no script', async ({page}) => {
  const scripts = recordScripts(page);
  await page.goto(CHART_PAGE);
  await expect(stage(page).locator('.MuiBarElement-root:visible')).toHaveCount(9);
  await expect(stage(page)).not.toHaveAttribute('data-live');
  expect((await scripts()).some((text) => text.includes('data-emotion'))).toBe(false);
  await page.locator('h1').hover();
  await expect(stage(page)).toHaveAttribute('data-live');
});

test('a demo starts by itself after a while', async ({page}) => {
  await page.goto(CHART_PAGE);
  await expect(stage(page)).toHaveAttribute('data-live', /./, {timeout: 15_000});
});

test('a press on a grid that does not run yet is kept', async ({page}) => {
  const release = await holdDemos(page, GRID_PAGE);
  await stage(page).locator('[data-field="total"] .MuiDataGrid-columnHeaderTitle:visible').first().click();
  await expect(stage(page)).not.toHaveAttribute('data-live');
  release();
  await expect(stage(page)).toHaveAttribute('data-live');
  await expect(stage(page).locator('[role="columnheader"][data-field="total"]')).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('focus and keys are kept', async ({page}) => {
  const release = await holdDemos(page, GRID_PAGE);
  await stage(page).locator('[tabindex="0"]:visible').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(stage(page)).not.toHaveAttribute('data-live');
  release();
  await expect(stage(page)).toHaveAttribute('data-live');
  await expect(stage(page).locator('[role="columnheader"][data-field="placed"]')).toBeFocused();
});

test('a press on a page that React has not taken over yet is kept', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(GRID_PAGE, {waitUntil: 'commit'});
  await stage(page).locator('[data-field="total"] .MuiDataGrid-columnHeaderTitle:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(stage(page)).toHaveAttribute('data-live');
  await expect(stage(page).locator('[role="columnheader"][data-field="total"]')).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a demo that has the focus before React takes the page over starts at once', async ({page}) => {
  await page.route('**/assets/js/main.*.js', async (request) => {
    await page.locator('[data-demo-preview] [tabindex="0"]:visible').first().focus();
    await request.continue();
  });
  await page.goto(GRID_PAGE);
  // Sooner than a page that is left alone starts its demos.
  await expect(stage(page)).toHaveAttribute('data-live', /./, {timeout: 2_500});
  await expect(stage(page).locator(':focus')).toBeVisible();
});

test('a picker opens by the press that came before it ran', async ({page}) => {
  const release = await holdDemos(page, PICKER_PAGE);
  await stage(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a picker is drawn as phones show it, with as much as it has when it runs', async ({page}) => {
    const release = await holdDemos(page, PICKER_PAGE);
    const drawn = stage(page).locator('[data-prerendered]:visible');
    await expect(drawn.getByRole('textbox')).toBeVisible();
    await expect(drawn.getByRole('button')).toHaveCount(0);
    const count = await drawn.locator('*').count();
    release();
    await stage(page).scrollIntoViewIfNeeded();
    await startDemos(page);
    await expect(stage(page)).toHaveAttribute('data-live');
    await expect(stage(page).locator(':scope > div:not([data-static-block]) *')).toHaveCount(count);
  });

  test('nothing of a drawing is seen by readers whose direction is another one', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'rtl'), STORAGE_KEYS.direction);
    const release = await holdScripts(page);
    await page.goto(GRID_PAGE, {waitUntil: 'commit'});
    await expect(page.locator('.theme-layout-footer')).toBeVisible();
    await expect(stage(page).locator('[data-prerendered] *')).not.toHaveCount(0);
    expect(await visibleParts(page)).toBe(0);
    release();
    await stage(page).scrollIntoViewIfNeeded();
    // Nor of the demo, until it is ready.
    let most = 0;
    while ((await stage(page).getAttribute('data-live')) === null) {
      most = Math.max(most, await visibleParts(page));
    }
    expect(most).toBe(0);
    await expect(stage(page).locator('.MuiDataGrid-cell:visible').first()).toBeVisible();
  });
});

test('in the dark, a demo that does not run yet is dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await holdDemos(page, CHART_PAGE);
  const label = stage(page).locator('text:visible').first();
  await expect(label).toBeVisible();
  await expect(label).toHaveCSS('fill', 'rgb(255, 255, 255)');
});

test('after a navigation, demos are drawn before they run', async ({page}) => {
  const {from, to} = SOFT_NAVIGATIONS.gridToGrid;
  await page.goto(from);
  await settled(page);
  await page.evaluate(() => {
    const first = document.querySelector('[data-demo-preview]');
    const observer = new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-demo-preview]');
      if (shown && shown !== first) {
        observer.disconnect();
        const isDrawn = shown.querySelector('[data-prerendered] [role="row"]') !== null;
        document.body.dataset['first'] = isDrawn && shown.dataset['live'] === undefined ? 'drawn' : 'empty';
      }
    });
    observer.observe(document.body, {subtree: true, childList: true});
  });
  await page.locator(`${SIDEBAR_MENU} a[href="${to}"]`).click();
  await expect(page.locator('body')).toHaveAttribute('data-first', 'drawn');
  await startDemos(page);
  await expect(stage(page)).toHaveAttribute('data-live');
});
