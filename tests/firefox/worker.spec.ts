import type {Page} from 'puppeteer-core';
import {proxyOf, type Proxy} from '../browser/deploymentProxy';
import {homeOf} from '../browser/offline';
import {DEMO_PAGE} from '../browser/site';
import {addressOf, open, readDemos, reload, textOf} from './reading';
import {expect, test} from './test';

const OTHER_PAGE = '/x/react-charts/bars/';

let network: Proxy;

test.beforeAll(async () => {
  network = await proxyOf(addressOf(''));
});
test.afterAll(() => network.close());

/** What the page and its scripts have loaded, and the worker has not kept yet. */
function notKept(tab: Page): Promise<string[]> {
  return tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const kept = new Set(keys.flat().map(({url}) => new URL(url).pathname));
    const used = performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name))
      .flatMap(({origin, pathname}) => (origin === window.location.origin ? pathname : []));
    const files = [window.location.pathname, ...used].filter(
      (file) => !kept.has(file) && !/\/sw\.js$|\.webmanifest$|^\/frames\//.test(file),
    );
    return registration?.active?.state === 'activated' ? files : ['the worker', ...files];
  });
}

test.describe('without a network', () => {
  test.use({expectedProblems: /^failed: .*NS_ERROR/});

  test('a visited page opens with its demos, and another one says what can be read', async ({tab}) => {
    const home = homeOf(network);
    await open(tab, DEMO_PAGE, home);
    const demos = await readDemos(tab);
    await expect.poll(() => notKept(tab)).toEqual([]);

    await network.close();
    await reload(tab);
    expect(await textOf(tab, 'h1')).toMatch(/^Overview/);
    expect(await readDemos(tab)).toBe(demos);
    expect(await tab.$('[data-demo-preview] [role="tree"]')).not.toBeNull();

    await tab.goto(addressOf(OTHER_PAGE, home));
    expect(await textOf(tab, 'h1')).toBe('You are offline');
    expect(await textOf(tab, 'main')).toContain('was not opened on this device before');
    expect(await tab.$$eval('main li', (items) => items.map((item) => item.innerText))).toEqual([
      'Overview - Tree View',
    ]);
  });
});
