/** @jest-environment jsdom */
import {playgroundProgram} from '../../../plugins/playground/client/playgroundProgram';
import {findSampleSet} from '../../../plugins/playground/client/samples';
import {withThemeDefaults} from '../../../plugins/playground/client/themedProgram';
import type {FrameSettings} from '../../../plugins/playground/client/state';
import type {Values} from '../../../plugins/playground/client/values';
import type {PlaygroundComponent} from '../../../plugins/playground/types';
import {print} from './programs';
import {choose, combobox, componentOf, optionTexts, prop, renderPanel} from './controlPanel';

const GRID: PlaygroundComponent = {
  ...componentOf(
    prop(
      'density',
      {kind: 'choice', options: ['compact', 'standard', 'comfortable']},
      {defaultValue: "'standard'", group: 'appearance'},
    ),
    prop('rowHeight', {kind: 'number'}, {defaultValue: '52'}),
  ),
  name: 'DataGrid',
  productId: 'x-data-grid',
  imports: [{plan: 'community', name: 'DataGrid', from: '@mui/x-data-grid'}],
};
const DENSE: FrameSettings = {isDense: true};

/** The props in the code of a grid, in a frame. */
function printedProps(values: Values, frame: FrameSettings): Values {
  const sampleSet = {...findSampleSet('DataGrid')!, declared: {}};
  const json = JSON.stringify(playgroundProgram({component: GRID, sampleSet, values, frame}).element);
  return {density: /"density":"(\w+)"/.exec(json)?.[1] ?? null, rowHeight: /"rowHeight":(\d+)/.exec(json)?.[1] ?? null};
}

test('a default that the theme of the frame replaces is written, and the one of the theme is not', () => {
  expect(printedProps({density: 'standard', rowHeight: 52}, {})).toEqual({density: null, rowHeight: null});
  expect(printedProps({density: 'standard', rowHeight: 52}, DENSE)).toEqual({density: 'standard', rowHeight: null});
  expect(printedProps({density: 'compact'}, DENSE)).toEqual({density: null, rowHeight: null});
  expect(printedProps({density: 'compact'}, {})).toEqual({density: 'compact', rowHeight: null});
});

test('the control has the default of the theme, and sends the one of the component', () => {
  const {values} = renderPanel(withThemeDefaults(GRID, DENSE));
  expect(optionTexts(combobox('density'))).toEqual(['compact (default)', 'standard', 'comfortable']);
  choose(combobox('density'), 'standard');
  expect(values()).toEqual({density: 'standard'});
});

test('code from right to left keeps the vendor prefixes', () => {
  const sampleSet = {...findSampleSet('DataGrid')!, declared: {}};
  const program = playgroundProgram({component: GRID, sampleSet, values: {}, frame: {direction: 'rtl'}});
  const code = print(program);
  expect(code).toContain("import { prefixer } from 'stylis';");
  expect(code).toContain('stylisPlugins: [prefixer, rtlPlugin]');
});

test('without a theme the component is the same', () => {
  expect(withThemeDefaults(GRID, {})).toBe(GRID);
});
