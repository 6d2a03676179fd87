import {STORAGE_KEYS} from '../../../src/site/storage';
import {expect, startDemos, test} from './test';

/** A page that only tests have: tests/fixtures/site/docs/stages. */
const PAGE = '/x/stages/';

test.describe('the stage of a demo', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test.beforeEach(async ({page}) => {
    await page.goto(PAGE);
  });

  test('an iframe gives the demo a viewport of its own, overlays included', async ({page}) => {
    const frame = page.locator('#Framed').frameLocator('iframe');
    const button = frame.getByRole('button', {name: 'Narrow'});
    await expect(button).toBeVisible();
    await button.click();
    await expect(frame.getByRole('menuitem', {name: 'Inside'})).toBeVisible();
    await expect(page.locator('body > [role="presentation"]')).toHaveCount(0);
    // The menu hides the rest of the page from roles, but not from CSS selectors.
    await expect(frame.locator('button')).toHaveCSS('text-transform', 'uppercase');
    // A frame has no font of the page by itself.
    await expect(frame.locator('button')).toHaveCSS('font-family', /^"IBM Plex Sans"/);
    const fonts = await frame
      .locator('button')
      .evaluate(async ({ownerDocument}) => ownerDocument.fonts.load('16px "IBM Plex Sans"').then(({length}) => length));
    expect(fonts).toBeGreaterThan(0);
  });

  test('a frame follows the page into the dark and to the right', async ({page}) => {
    const frame = page.locator('#Framed').frameLocator('iframe');
    const button = frame.getByRole('button', {name: 'Narrow', includeHidden: true});
    await expect(button).toBeVisible();
    const light = await frame.locator('body').evaluate((body) => getComputedStyle(body).color);
    await page.evaluate(
      ([mode, direction]) => {
        localStorage.setItem(mode, 'dark');
        localStorage.setItem(direction, 'rtl');
      },
      [STORAGE_KEYS.mode, STORAGE_KEYS.direction] as const,
    );
    await page.reload();
    await button.click();
    await expect(frame.getByRole('menuitem', {name: 'Inside'})).toHaveCSS('direction', 'rtl');
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(frame.locator('body')).not.toHaveCSS('color', light);
    const stage = await page
      .locator('#Framed [data-demo-preview]')
      .evaluate((element) => getComputedStyle(element).color);
    await expect(frame.locator('body')).toHaveCSS('color', stage);
    // At the start of the line, which is the right edge in right-to-left.
    const width = await frame.locator('body').evaluate((body) => body.getBoundingClientRect().width);
    const box = await button.evaluate((element) => element.getBoundingClientRect().right);
    expect(box).toBeGreaterThan(width / 2);
  });

  test('a demo may bring its own theme', async ({page}) => {
    const button = page.locator('#OwnTheme').getByRole('button', {name: 'Own'});
    await page.locator('#OwnTheme').scrollIntoViewIfNeeded();
    await startDemos(page);
    await expect(page.locator('#OwnTheme [data-demo-preview]')).toHaveAttribute('data-live');
    await expect(button).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  });

  test('a chunk that cannot be fetched is said, and can be tried again', async ({page}) => {
    await page.goto('about:blank');
    let isGone = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const text = await (await fetch(route.request().url())).text();
      await (isGone && text.includes('00695c') ? route.abort() : route.continue());
    });
    await page.goto(PAGE);
    await page.locator('#OwnTheme').scrollIntoViewIfNeeded();
    const alert = page.locator('#OwnTheme').getByRole('alert');
    await expect(alert).toContainText('The code of this demo could not be loaded.');
    isGone = false;
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('#OwnTheme [data-demo-preview]')).toHaveAttribute('data-live');
  });
});
