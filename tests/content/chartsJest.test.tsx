/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {fireEvent, render} from '@testing-library/react';
import {BarChart} from '@mui/x-charts/BarChart';
import {PROJECT_ROOT} from '../../src/node/project';
import {fencesOf} from '../rules/fences/fenceCheck';
import {readProjectFile} from '../rules/projectFiles';

const FILE = 'docs/react-charts/getting-started/index.mdx';

/** The code of the page for a file of the reader. */
function fileOfPage(title: string): string {
  const fence = fencesOf(FILE, readProjectFile(FILE)).find(({meta}) => meta.includes(`title="${title}"`));
  return fence?.code ?? '';
}

interface JestConfig {
  readonly moduleNameMapper: Readonly<Record<string, string>>;
}

const config = {exports: {} as JestConfig};
(new Function('module', fileOfPage('jest.config.js')) as (module: object) => void)(config);

/** The file that Jest takes for a module, by the configuration of the page. */
function mapped(name: string): string {
  const [pattern, target] =
    Object.entries(config.exports.moduleNameMapper).find(([each]) => new RegExp(each).test(name)) ?? [];
  const file = name.replace(new RegExp(pattern ?? '^$'), target ?? '');
  return file.replace('<rootDir>', PROJECT_ROOT);
}

const {dependencies} = JSON.parse(readProjectFile('node_modules/@mui/x-charts/package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const D3 = Object.keys(dependencies).filter((name) => name.startsWith('d3-'));

test.each(['@mui/x-charts', '@mui/x-charts/BarChart', '@mui/x-charts/hooks', '@mui/x-charts/colorPalettes', ...D3])(
  'Jest runs the file to which the page leads %s',
  (name) => {
    expect(mapped(name)).toMatch(/^\//);
    expect(Object.keys(jest.requireActual<object>(mapped(name))).length).toBeGreaterThan(0);
  },
);

test('the charts use modules of D3', () => {
  expect(D3).toEqual(expect.arrayContaining(['d3-scale', 'd3-shape']));
});

test('with the setup of the page, a chart is drawn without animation and has a tooltip', () => {
  (new Function(fileOfPage('jest.charts.js')) as () => void)();
  expect(window.matchMedia('(prefers-reduced-motion)').matches).toBe(true);
  expect(window.matchMedia('(min-width: 600px)').matches).toBe(false);
  const {container} = render(
    <BarChart width={400} height={300} xAxis={[{scaleType: 'band', data: ['a', 'b']}]} series={[{data: [3, 4]}]} />,
  );
  const svg = container.querySelector('svg') as SVGElement;
  fireEvent.mouseMove(svg, {clientX: 100, clientY: 100});
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('a3');
});
