import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {apiOfDemo, apiUses} from '../../../plugins/demos/node/apiUses';
import type {UsedComponent} from '../../../plugins/demos/types';

const generated = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-uses-'));
const API = apiOfDemo(path.resolve('docs/react-charts/bars/BasicBars.tsx'), generated);
const data = path.join(generated, 'api-reference/data/x/api/charts/bar-chart.json');
mkdirSync(path.dirname(data), {recursive: true});
writeFileSync(data, JSON.stringify({props: [{name: 'series'}, {name: 'xAxis'}]}));

const used: string[] = [];
const watcher = {uses: (file: string) => used.push(file), lacks: () => undefined};
const chart: UsedComponent = {name: 'BarChart', packageName: '@mui/x-charts', props: ['className', 'series', 'xAxis']};

test('a component leads to its page, and its props to their rows', () => {
  const href = '/x/api/charts/bar-chart/';
  expect(apiUses([chart], API, watcher)).toEqual([
    {
      name: 'BarChart',
      href,
      props: [
        {name: 'series', href: `${href}#bar-chart-prop-series`},
        {name: 'xAxis', href: `${href}#bar-chart-prop-xAxis`},
      ],
    },
  ]);
  expect(used).toEqual([data]);
});

test('without data a component has no rows, and one without a page is left out', () => {
  const other = {...chart, name: 'Button', packageName: '@mui/material'};
  expect(apiUses([chart, other], {...API, dataFolder: path.join(generated, 'none')}, watcher)).toEqual([
    {name: 'BarChart', href: '/x/api/charts/bar-chart/', props: []},
  ]);
});

test('a demo of an older version leads to the pages of that version, as far as it had them', () => {
  const old = apiOfDemo(path.resolve('versioned_docs/version-5/react-charts/bars/BasicBars.tsx'), generated);
  expect(old).toEqual({version: '5', dataFolder: path.resolve('versioned_api/version-5/data')});

  const frozen = path.join(generated, 'frozen');
  const file = path.join(frozen, 'x/5/api/charts/bar-chart.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({props: [{name: 'series'}]}));
  const later = {...chart, name: 'LineChart'};
  const href = '/x/5/api/charts/bar-chart/';
  expect(apiUses([chart, later], {...old, dataFolder: frozen}, watcher)).toEqual([
    {name: 'BarChart', href, props: [{name: 'series', href: `${href}#bar-chart-prop-series`}]},
  ]);
});
