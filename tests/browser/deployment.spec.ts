import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {deploy, otherHash, type DeployedSite} from './deployment';
import {countLoads} from './offline';
import {TEXT_PAGE} from './site';
import {expect, settled, settledWithoutScripts, test} from './test';

let site: DeployedSite;

test.beforeEach(async () => {
  site = await deploy();
});
// A test that the cache skips has no site.
test.afterEach(() => (site as DeployedSite | undefined)?.close());

function deployment(page: Page): Promise<string | null> {
  return page.locator('meta[name="test-deployment"]').getAttribute('content');
}

/** Requests a script that the build no longer has, as a demo does when it comes near. */
async function askForChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = `/assets/js/${Math.random().toString(16).slice(2)}.js`;
    document.head.append(script);
  });
}

test.describe('a tab that is open while another build is deployed', () => {
  test.use({expectedErrors: [/status of 404|Loading chunk|Refused to execute script/]});

  test('follows a link all the same', async ({page, context}) => {
    const gone: string[] = [];
    page.on('response', (response) => response.status() === 404 && gone.push(new URL(response.url()).pathname));
    await page.goto(`${site.url}/x/introduction/`);
    await settled(page);
    site.redeploy();
    // A prefetched script would hide that it is gone.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.locator('a[href="/x/react-tree-view/getting-started/"]').first().click();
    await expect(page.locator('h1')).toHaveText(/Getting started/);
    await expect(page).toHaveURL(/getting-started/);
    expect(gone).toContainEqual(expect.stringMatching(/^\/assets\/js\//));
  });

  test('loads the page anew when a script is gone, once', async ({page}) => {
    const loads = countLoads(page);
    await page.goto(site.url + TEXT_PAGE);
    await settled(page);
    site.redeploy();
    await askForChunk(page);
    await expect.poll(loads).toBe(2);
    await settled(page);
    await expect.poll(() => deployment(page)).toBe('2');
    // The page is of the current build, so another reload would not help.
    for (let time = 0; time < 3; time += 1) {
      await askForChunk(page);
    }
    await settled(page);
    expect(loads()).toBe(2);
  });

  test('loads a page anew whose text is another one than its code was built with', async ({page}) => {
    const loads = countLoads(page);
    await page.goto(`${site.url}/x/introduction/`);
    await settled(page);
    const file = path.join(site.folder, 'x/introduction/installation/index.html');
    const changed = readFileSync(file, 'utf8')
      .replace(/(?<=data-static-block="?)[0-9a-f]{8}/g, otherHash)
      .replace('Each product of MUI X', 'Every product of MUI X');
    writeFileSync(file, changed);
    await page.locator('a[href="/x/introduction/installation/"]').first().click();
    await expect.poll(loads).toBe(2);
    await expect(page.locator('.markdown')).toContainText('Every product of MUI X');
    await settled(page);
    expect(loads()).toBe(2);
  });

  test('leads to the demo of a link, also if that loads the page anew', async ({page}) => {
    const loads = countLoads(page);
    await page.goto(`${site.url}/x/introduction/`);
    await settled(page);
    const file = path.join(site.folder, 'x/react-charts/bars/index.html');
    const changed = readFileSync(file, 'utf8').replace(/(?<=data-static-block="?)[0-9a-f]{8}/g, otherHash);
    writeFileSync(file, changed);
    const text = page.locator('.markdown [data-static-block]').last();
    await text.evaluate((block) => {
      block.insertAdjacentHTML('beforeend', '<a href="/x/react-charts/bars/#BarAnimation.js">A demo</a>');
    });
    await text.getByRole('link', {name: 'A demo'}).click();
    await expect.poll(loads).toBe(2);
    await settled(page);
    await expect(page.locator('#BarAnimation')).toBeInViewport();
    expect(loads()).toBe(2);
  });

  test('leads to that demo also if the page has loaded only after its scripts have run', async ({page}) => {
    const url = `${site.url}/x/react-charts/bars/#BarAnimation.js`;
    await page.goto(url);
    await settled(page);
    await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const late = new Image();
        late.src = '/late.svg';
        document.body.append(late);
      });
    });
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/late.svg', async (route) => {
      await arrived;
      await route.fulfill({contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>'});
    });
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('#BarAnimation')).toBeFocused();
    arrive();
    await page.waitForLoadState('load');
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
    await expect(page.locator('#BarAnimation')).toBeInViewport();
  });

  test('a site that is only half there does not go round', async ({page}) => {
    const loads = countLoads(page);
    await page.goto(site.url + TEXT_PAGE);
    await settled(page);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js') && !/main\./.test(name)),
    );
    expect(scripts.length).toBeGreaterThan(0);
    scripts.forEach((script) => rmSync(path.join(site.folder, script), {force: true}));
    const fresh = await page.context().newPage();
    const freshLoads = countLoads(fresh);
    await fresh.goto(site.url + TEXT_PAGE, {waitUntil: 'load'});
    await settledWithoutScripts(fresh);
    expect(freshLoads()).toBe(1);
    await expect(fresh.locator('h1')).toHaveText('Licensing');
    expect(loads()).toBe(1);
  });
});

test.describe('a host that does not answer', () => {
  test.use({expectedErrors: [/Failed to load resource: net::ERR_/]});

  test('leaves the page as it is', async ({page}) => {
    const loads = countLoads(page);
    await page.goto(site.url + TEXT_PAGE);
    await settled(page);
    await page.context().setOffline(true);
    await askForChunk(page);
    await settled(page);
    expect(loads()).toBe(1);
    await expect(page.locator('h1')).toHaveText('Licensing');
  });
});
