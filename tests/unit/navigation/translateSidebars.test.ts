import path from 'node:path';
import {labelsFile, readLabels, translateSidebars} from '../../../plugins/navigation/node/translateSidebars';
import {PROJECT_ROOT} from '../../../src/node/project';
import {fromEntries} from '../../../src/node/sidebars/fromEntries';
import {listedPages} from '../../../src/node/sidebars/readSidebars';

const SIDEBARS = fromEntries([
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      {pathname: '/x/react-charts/bars', title: 'Bars'},
      {
        pathname: '/x/react-charts/more-group',
        subheader: 'More',
        children: [{pathname: '/x/api/charts/bar-chart', title: 'BarChart'}],
      },
    ],
  },
]);

test('pages and the groups around them are named in the language, as far as they are translated', () => {
  const labels = {
    'sidebar.x-charts.category./x/react-charts-group': {message: '图表'},
    'sidebar.x-charts.doc./x/react-charts/bars': {message: '柱状图'},
    'sidebar.x-charts.category./x/react-charts/more-group': {message: '更多'},
    // Another sidebar's, and a page's where a group is.
    'sidebar.x.doc./x/api/charts/bar-chart': {message: 'X'},
    'sidebar.x-charts.category./x/api/charts/bar-chart': {message: 'Y'},
  };
  expect(listedPages(translateSidebars(SIDEBARS, labels))).toEqual([
    {path: '/x/react-charts/bars/', label: '柱状图', above: ['图表']},
    {path: '/x/api/charts/bar-chart/', label: 'BarChart', above: ['图表', '更多']},
  ]);
  expect(listedPages(SIDEBARS).map(({label}) => label)).toEqual(['Bars', 'BarChart']);
});

test('the labels of Chinese are those of its sidebars; English has no file', () => {
  const read = (language: string) => readLabels(labelsFile(path.join(PROJECT_ROOT, 'i18n', language)));
  expect(read('en')).toEqual({});
  expect(read('zh')['sidebar.x.doc./x/introduction/installation']?.message).toBe('安装');
  const [first] = listedPages(translateSidebars(SIDEBARS, read('zh')));
  expect(first?.label).toMatch(/[\u4e00-\u9fff]/);
});
