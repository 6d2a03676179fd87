import {serveBuild, type RunningServer} from '../../plugins/kit/hosting/server';
import {expect, test} from './test';

// The page with these demos is part of the copy of the site that plugins/kit/commands/manyPages.ts makes.
const build = process.env['MANY_PAGES_BUILD'];

let server: RunningServer;

test.describe('the stage of a demo', () => {
  test.skip(!build, 'only npm test builds the page with these demos');
  test.use({expectedErrors: [/net::ERR_FAILED/]});

  test.beforeAll(async () => {
    server = await serveBuild({folder: build ?? ''});
  });
  test.afterAll(() => server.close());
  test.beforeEach(async ({page}) => {
    await page.goto(`${server.address}/x/stages/`);
  });

  test('an iframe gives the demo a viewport of its own, overlays included', async ({page}) => {
    const frame = page.locator('#Framed').frameLocator('iframe');
    const button = frame.getByRole('button', {name: 'Narrow'});
    await expect(button).toBeVisible();
    await button.click();
    await expect(frame.getByRole('menuitem', {name: 'Inside'})).toBeVisible();
    await expect(page.locator('body > [role="presentation"]')).toHaveCount(0);
    // The menu hides what is behind it from roles, not from styles.
    await expect(frame.locator('button')).toHaveCSS('text-transform', 'uppercase');
  });

  test('a demo may bring its own theme', async ({page}) => {
    const button = page.locator('#OwnTheme').getByRole('button', {name: 'Own'});
    await page.locator('#OwnTheme').scrollIntoViewIfNeeded();
    await expect(page.locator('#OwnTheme [data-demo-stage]')).toHaveAttribute('data-live');
    await expect(button).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  });

  test('a chunk that cannot be fetched is said, and reloading is offered', async ({page}) => {
    await page.goto('about:blank');
    let isGone = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const text = await (await fetch(route.request().url())).text();
      await (isGone && text.includes('00695c') ? route.abort() : route.continue());
    });
    await page.goto(`${server.address}/x/stages/`);
    await page.locator('#OwnTheme').scrollIntoViewIfNeeded();
    const alert = page.locator('#OwnTheme').getByRole('alert');
    await expect(alert).toContainText('The code of this demo could not be loaded.');
    isGone = false;
    await alert.getByRole('button', {name: 'Reload the page'}).click();
    await expect(page.locator('#OwnTheme [data-demo-stage]')).toHaveAttribute('data-live');
  });
});
