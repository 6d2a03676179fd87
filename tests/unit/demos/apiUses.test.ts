import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {apiUses} from '../../../plugins/demos/node/apiUses';
import type {UsedComponent} from '../../../src/node/demoUsage/uses';

// Without a cache, the API of the packages is read first.
jest.setTimeout(60_000);

const chart: UsedComponent = {name: 'BarChart', packageName: '@mui/x-charts', props: ['series', 'data-own', 'xAxis']};

test('a component leads to its page, and its props to their rows', async () => {
  const href = '/x/api/charts/bar-chart/';
  expect(await apiUses([chart], undefined)).toEqual([
    {
      name: 'BarChart',
      href,
      props: [
        {name: 'series', href: `${href}#bar-chart-prop-series`},
        {name: 'xAxis', href: `${href}#bar-chart-prop-xAxis`},
      ],
    },
  ]);
});

test('a component without a page is left out', async () => {
  expect(await apiUses([{...chart, name: 'Button', packageName: '@mui/material'}], undefined)).toEqual([]);
});

test('a demo of an older version leads to the pages of that version, as far as it had them', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-uses-'));
  const file = path.join(site, 'versioned_api/version-5/data/x/5/api/charts/bar-chart.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({props: [{name: 'series'}]}));
  const later = {...chart, name: 'LineChart'};
  const href = '/x/5/api/charts/bar-chart/';
  expect(await apiUses([chart, later], '5', site)).toEqual([
    {name: 'BarChart', href, props: [{name: 'series', href: `${href}#bar-chart-prop-series`}]},
  ]);
});
