/** @jest-environment node */
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkAdapterWeights from '../../../plugins/demos/node/dateLibraries/remarkAdapterWeights';
import {DATE_ADAPTERS} from '../../../src/site/adapters';

test('the weights of all date adapters are measured', async () => {
  const root: Root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'DateAdapterWeights', attributes: [], children: []}],
  };
  await remarkAdapterWeights()(root);
  const [head, ...rows] = (root.children[0] as Table).children.map(({children}) =>
    children.map((cell) => toString(cell)),
  );
  expect(head).toEqual(['Adapter', 'Library', 'Size', 'With time zones']);
  expect(rows.map(([adapter]) => adapter)).toEqual(DATE_ADAPTERS.map(({name}) => name));
  const sizeOf = (name: string, column = 2): number =>
    Number.parseFloat(rows.find(([adapter]) => adapter === name)?.[column] ?? '');
  // What everybody knows of them.
  expect(sizeOf('AdapterDayjs')).toBeLessThan(sizeOf('AdapterLuxon'));
  expect(sizeOf('AdapterLuxon')).toBeLessThan(sizeOf('AdapterMoment'));
  expect(sizeOf('AdapterDayjs', 3)).toBeGreaterThan(sizeOf('AdapterDayjs'));
  expect(rows.find(([adapter]) => adapter === 'AdapterDateFns')?.[3]).toBe('no time zones');
}, 60_000);
