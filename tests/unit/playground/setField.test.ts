import {printProgram} from '../../../plugins/playground/client/printProgram';
import {LANGUAGE_DATES} from '../../../plugins/playground/client/dates';
import {withMembers} from '../../../plugins/playground/client/enumMembers';
import {setField} from '../../../plugins/playground/client/setField';
import {firstState, setProp} from '../../../plugins/playground/client/state';
import type {ModuleExports} from '../../../plugins/playground/client/modules';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import type {Program} from '../../../plugins/playground/client/values';
import {parsePath} from '../../../plugins/playground/paths';
import type {PlaygroundComponent, ValueType} from '../../../plugins/playground/types';

const GRID = '@mui/x-data-grid';

const LOGIC: ValueType = {
  kind: 'choice',
  options: ['and', 'or'],
  enumeration: {name: 'GridLogicOperator', members: {and: 'And', or: 'Or'}},
};

const COMPONENT: PlaygroundComponent = {
  name: 'DataGrid',
  productId: 'x-data-grid',
  imports: [{plan: 'community', name: 'DataGrid', from: GRID}],
  props: [
    {
      name: 'filterModel',
      group: 'filtering',
      description: '',
      type: {
        kind: 'object',
        fields: [
          {name: 'items', type: {kind: 'list', of: {kind: 'string'}}, description: '', isRequired: true},
          {name: 'logicOperator', type: LOGIC, description: ''},
        ],
      },
    },
  ],
};

test('an object that a control makes has what it requires', () => {
  const path = parsePath('filterModel.logicOperator');
  const made = setField(firstState('a'), path, 'or', {}, COMPONENT);
  expect(made.props).toEqual({filterModel: {logicOperator: 'or', items: []}});
  const first = {filterModel: {items: ['b']}};
  expect(setField(firstState('a'), path, 'or', first, COMPONENT).props).toEqual({
    filterModel: {logicOperator: 'or', items: ['b']},
  });
  expect(setField(made, path, undefined, {}, COMPONENT).props).toEqual({filterModel: {items: []}});
});

test('null is a value, not the lack of one', () => {
  expect(setProp(firstState('a'), ['selected'], null, {}).props).toEqual({selected: null});
});

describe('values of enumerations', () => {
  const values = {filterModel: {items: [], logicOperator: 'or'}, other: {logicOperator: 'or'}};
  const made = withMembers(values, COMPONENT.props, GRID);

  test('are members in the code, and what they stand for in what is rendered', () => {
    const program: Program = {name: 'A', declarations: [], element: {component: 'DataGrid', from: GRID, props: made}};
    const code = printProgram(program, {dates: LANGUAGE_DATES, language: 'TS'});
    expect(code).toContain("import { DataGrid, GridLogicOperator } from '@mui/x-data-grid';");
    expect(code).toContain('logicOperator: GridLogicOperator.Or');
    const require = (specifier: string): ModuleExports => jest.requireActual<ModuleExports>(specifier);
    expect(renderProgram(program, {require, dates: LANGUAGE_DATES})).toHaveProperty('props.filterModel', {
      items: [],
      logicOperator: 'or',
    });
  });

  test('leave alone what has none, and give the same object for the same value', () => {
    expect(made['other']).toBe(values.other);
    expect(withMembers(values, COMPONENT.props, GRID)['filterModel']).toBe(made['filterModel']);
  });
});
