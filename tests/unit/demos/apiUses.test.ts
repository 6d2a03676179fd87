import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {apiUses} from '../../../plugins/demos/node/apiUses';
import type {UsedComponent} from '../../../plugins/demos/types';

const generated = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-uses-'));
const data = path.join(generated, 'api-reference/data/x/api/charts/bar-chart.json');
mkdirSync(path.dirname(data), {recursive: true});
writeFileSync(data, JSON.stringify({props: [{name: 'series'}, {name: 'xAxis'}]}));

const used: string[] = [];
const watcher = {uses: (file: string) => used.push(file), lacks: () => undefined};
const chart: UsedComponent = {name: 'BarChart', packageName: '@mui/x-charts', props: ['className', 'series', 'xAxis']};

test('a component leads to its page, and its props to their rows', () => {
  const href = '/x/api/charts/bar-chart/';
  expect(apiUses([chart], generated, watcher)).toEqual([
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
  expect(apiUses([chart, other], path.join(generated, 'none'), watcher)).toEqual([
    {name: 'BarChart', href: '/x/api/charts/bar-chart/', props: []},
  ]);
});
