import path from 'node:path';
import {weighDemos, weightsConfiguration} from '../../../plugins/demos/node/weights';
import {weightText} from '../../../plugins/demos/theme/DemoRequirements/weights';

const demo = (name: string) => path.resolve(`docs/react-charts/bars/${name}`);
const SIZES: Readonly<Record<string, number>> = {'main.js': 90_000, 'bars.js': 900, 'mui.js': 30_000};
const sizeOf = (file: string) => SIZES[file] ?? NaN;
const weigh = (groups: Parameters<typeof weighDemos>[0]) => weighDemos(groups, new Set(['main.js']), sizeOf);

test('a demo weighs its scripts and its packages, without what every page has', () => {
  const requests = [`${demo('Bars.tsx')}?demos-live=Bars.tsx`];
  expect(weigh([{requests, files: ['main.js', 'mui.js', 'bars.js', 'bars.css']}])).toEqual({
    'docs/react-charts/bars/Bars.tsx': 30_900,
  });
});

test('demos that travel together weigh the same', () => {
  const groups = [{requests: [`${demo('Bars.tsx')}?demos-live=Bars.tsx,Stack.tsx`], files: ['bars.js']}];
  expect(weigh(groups)).toEqual({'docs/react-charts/bars/Bars.tsx': 900, 'docs/react-charts/bars/Stack.tsx': 900});
});

test('sources and what is no demo are not weighed', () => {
  const requests = [
    `${demo('Bars.tsx')}?demo-sources`,
    `${demo('Bars.tsx')}?demo-preview`,
    './LiveDemo',
    undefined,
    '@site/docs/a/B.tsx',
  ];
  expect(weigh([{requests, files: ['bars.js']}])).toEqual({});
});

test('only the production build weighs, and only its server reads', () => {
  const file = path.resolve('/generated/demos/weights.json');
  expect(weightsConfiguration('/generated', true, false)).toEqual({});
  expect(weightsConfiguration('/generated', false, false)).toEqual({});
  expect(weightsConfiguration('/generated', true, true)).toEqual({
    externals: {'@generated/demos/weights.json': `commonjs ${file}`},
  });
});

test.each([
  [undefined, ''],
  [0, 'Bundle 1\u00a0KB'],
  [36_499, 'Bundle 36\u00a0KB'],
  [36_500, 'Bundle 37\u00a0KB'],
  [1_204_000, 'Bundle 1204\u00a0KB'],
])('%j bytes are shown as "%s"', (bytes, text) => {
  expect(weightText(bytes)).toBe(text);
});
