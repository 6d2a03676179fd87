import {firstCode} from '../../../plugins/playground/client/firstProgram';
import type {PlaygroundData} from '../../../plugins/playground/node/playgroundData';
import {playgroundSettings} from '../../../plugins/playground/node/remarkPlayground';
import {expressionAttribute, flowElement, type MdxElement} from '../../../src/node/mdxNodes';
import {rowsTest} from '../../rowsTest';
import type {PlaygroundSettings} from '../../../plugins/playground/settings';

const DATA = {
  find: () => ({
    component: {
      name: 'BarChart',
      productId: 'x-charts',
      imports: [{plan: 'community', name: 'BarChart', from: '@mui/x-charts/BarChart'}],
      props: [],
    },
    substitute: undefined,
    url: '/x/playground/bar-chart.json',
    version: '1',
  }),
} as unknown as PlaygroundData;

function settingsOf(
  attributes: Readonly<Record<string, string>>,
  more: MdxElement['attributes'] = [],
): PlaygroundSettings {
  const element = flowElement('Playground', {component: 'BarChart', ...attributes});
  element.attributes.push(...more);
  return playgroundSettings(element, 'docs/bars/index.mdx', DATA);
}

rowsTest(
  'a value of another kind stops the build, and the message says what to write',
  [
    [{height: '300'}, '"height" of <Playground> is a number of pixels: height={300}.'],
    [{live: 'true'}, '"live" of <Playground> has no value: write live alone, or leave it out.'],
  ],
  (attributes, message) => expect(() => settingsOf(attributes)).toThrow(`[playground] docs/bars/index.mdx: ${message}`),
);

test('a height and a live playground are taken', () => {
  const height = expressionAttribute('height', {type: 'Literal', value: 300});
  const live = {type: 'mdxJsxAttribute', name: 'live', value: null} as const;
  expect(settingsOf({}, [height, live])).toMatchObject({height: 300, isLive: true});
  expect(settingsOf({})).not.toHaveProperty('isLive');
});

test('a sample that there is not stops the build where its page is rendered', () => {
  expect(firstCode(settingsOf({sample: 'energy'}))).toContain('<BarChart');
  expect(() => firstCode(settingsOf({sample: 'enrgy'}))).toThrow(
    /^\[playground\] #BarChartPlayground: BarChart has no sample "enrgy"\. There are: sales, energy, trips/,
  );
});
