import path from 'node:path';
import {serveBuild, type RunningServer} from '../../plugins/kit/hosting/server';
import {builtSize} from '../sites/builtSize';
import {FIXED_SCRIPT_BYTES, SCRIPT_BYTES_A_ROUTE} from '../site/limits';
import {loadedScripts, totalSize} from './pageWeight';
import {TEXT_PAGE} from './site';
import {expect, test} from './test';

/** A site of a few pages, the text page among them, which `npm test` builds for the tests of versions. */
const smallBuild = process.env['SMALL_SITE_BUILD'];
const realBuild = path.resolve(__dirname, '../../build');

/** Fewer pages between the two sites would make an estimate of chance. */
const LEAST_ROUTES_BETWEEN = 100;

test.describe('of two sizes of the site', () => {
  test.skip(!smallBuild, 'only npm test builds the small site');

  let server: RunningServer;
  test.beforeAll(async () => {
    server = await serveBuild({folder: smallBuild ?? ''});
  });
  test.afterAll(() => server.close());

  test('a route costs a text page no more than its budget', async ({page, context}, {annotations}) => {
    const small = {
      ...builtSize(smallBuild ?? ''),
      bytes: totalSize(await loadedScripts(await context.newPage(), `${server.address}${TEXT_PAGE}`)),
    };
    const real = {...builtSize(realBuild), bytes: totalSize(await loadedScripts(page, TEXT_PAGE))};
    const routes = real.routes - small.routes;
    expect(routes).toBeGreaterThanOrEqual(LEAST_ROUTES_BETWEEN);
    const cost = (real.bytes - small.bytes) / routes;
    annotations.push({
      type: 'bytes',
      description: `${small.bytes} with ${small.routes} routes and ${small.demos} demos, ${real.bytes} with ${real.routes} and ${real.demos}: ${cost.toFixed(1)} a route`,
    });
    expect(cost).toBeLessThanOrEqual(SCRIPT_BYTES_A_ROUTE);
    for (const size of [small, real]) {
      expect(size.bytes).toBeLessThanOrEqual(FIXED_SCRIPT_BYTES + SCRIPT_BYTES_A_ROUTE * size.routes);
    }
  });
});
