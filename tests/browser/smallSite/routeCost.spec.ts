import path from 'node:path';
import {FIXED_SCRIPT_BYTES, SCRIPT_BYTES_A_ROUTE} from '../../site/limits';
import {builtSize} from '../../sites/builtSize';
import {loadedScripts, totalSize} from '../pageWeight';
import {TEXT_PAGE} from '../site';
import {expect, test} from './test';

const SMALL_BUILD = process.env['SMALL_SITE_BUILD'] ?? '';
const REAL_BUILD = path.resolve(__dirname, '../../../build');

/** Fewer pages between the two sites would make an estimate of chance. */
const LEAST_ROUTES_BETWEEN = 100;

test('a route costs a text page no more than its budget, by two sizes of the site', async ({page, context}, {
  annotations,
}) => {
  const small = {...builtSize(SMALL_BUILD), bytes: totalSize(await loadedScripts(page, TEXT_PAGE))};
  const realUrl = `${process.env['SITE_ADDRESS'] ?? ''}${TEXT_PAGE}`;
  const real = {
    ...builtSize(REAL_BUILD),
    bytes: totalSize(await loadedScripts(await context.newPage(), realUrl)),
  };
  const routes = real.routes - small.routes;
  expect(routes).toBeGreaterThanOrEqual(LEAST_ROUTES_BETWEEN);
  // With all their demos, which cost other pages nothing.
  const cost = (real.bytes - small.bytes) / routes;
  const sizes = [small, real].map((size) => `${size.bytes} bytes with ${size.routes} routes and ${size.demos} demos`);
  annotations.push({
    type: 'bytes',
    description: `${sizes.join(', ')}: ${cost.toFixed(1)} a route`,
  });
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(SCRIPT_BYTES_A_ROUTE);
  for (const size of [small, real]) {
    expect(size.bytes).toBeLessThanOrEqual(FIXED_SCRIPT_BYTES + SCRIPT_BYTES_A_ROUTE * size.routes);
  }
});
