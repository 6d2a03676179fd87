import {
  demoParameter,
  findDemo,
  playgroundUrl,
  type DemoIndex,
} from '../../../plugins/demos/client/playground/askedDemo';
import type {DemoInfo} from '../../../plugins/demos/types';

const demo = (page: string, name: string): DemoInfo => ({page, name}) as unknown as DemoInfo;
const BARS = demo('/x/react-charts/bars', 'BasicBars');
const TREE = demo('/x/react-tree-view', 'Basic');
const GRID = demo('/x/react-data-grid', 'Basic');
const INDEX: DemoIndex = Object.fromEntries([BARS, TREE, GRID].map((each) => [demoParameter(each), each]));

test('the URL of a demo leads to it', () => {
  expect(playgroundUrl(BARS)).toBe('/playground/?demo=react-charts/bars/BasicBars');
  const asked = new URL(playgroundUrl(TREE), 'https://docs.example').searchParams.get('demo') ?? '';
  expect(findDemo(INDEX, asked)).toBe(TREE);
});

test.each([
  'react-charts/bars/BasicBars',
  '/x/react-charts/bars/#BasicBars',
  'x/react-charts/bars/BasicBars.tsx',
  ' BasicBars ',
  'BasicBars.js',
])('%s is BasicBars', (asked) => {
  expect(findDemo(INDEX, asked)).toBe(BARS);
});

test.each(['Basic', 'nothing', '', '__proto__', 'constructor', '<script>', '#', '/'.repeat(5000)])(
  '%s finds nothing',
  (asked) => {
    expect(findDemo(INDEX, asked)).toBeUndefined();
  },
);
