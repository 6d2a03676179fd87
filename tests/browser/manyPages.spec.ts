import {serveBuild, type RunningServer} from '../../plugins/kit/hosting/server';
import {FIXED_SCRIPT_BYTES, SCRIPT_BYTES_A_ROUTE} from '../site/limits';
import {loadedScripts, totalSize} from './pageWeight';
import {PAGES, TEXT_PAGE, routesOf} from './site';
import {expect, test} from './test';

// A copy of the site with all 236 published pages, made by tests/sites/manyPages.ts.
const build = process.env['MANY_PAGES_BUILD'];

test.describe('with all pages', () => {
  test.skip(!build, 'only npm test builds the site with all pages');
  test.describe.configure({mode: 'default'});

  let server: RunningServer;
  test.beforeAll(async () => {
    server = await serveBuild({folder: build ?? ''});
  });
  test.afterAll(() => server.close());

  test('a route costs a text page no more than its budget', async ({page, context}, {annotations}) => {
    const routes = routesOf(build ?? '').length;
    expect(routes).toBeGreaterThanOrEqual(236);
    const now = totalSize(await loadedScripts(page, TEXT_PAGE));
    const later = totalSize(await loadedScripts(await context.newPage(), `${server.address}${TEXT_PAGE}`));
    const added = routes - PAGES.length;
    const cost = added > 0 ? (later - now) / added : 0;
    annotations.push({type: 'bytes', description: `${later} with ${routes} routes, ${cost.toFixed(1)} a route`});
    expect(cost).toBeLessThanOrEqual(SCRIPT_BYTES_A_ROUTE);
    expect(later).toBeLessThanOrEqual(FIXED_SCRIPT_BYTES + SCRIPT_BYTES_A_ROUTE * routes);
  });
});
