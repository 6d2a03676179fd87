/** @jest-environment node */
import remarkAdapterWeights from '../../../plugins/demos/node/dateLibraries/remarkAdapterWeights';
import type {MdxNode} from '../../../src/node/mdxNodes';
import {DATE_ADAPTERS} from '../../../src/site/adapters';

function textOf({value, children = []}: MdxNode): string {
  return value ?? children.map(textOf).join('');
}

test('the weights of all date adapters are measured', async () => {
  const root: MdxNode = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'DateAdapterWeights', attributes: []}],
  };
  await remarkAdapterWeights()(root);
  const [head, ...rows] = (root.children?.[0]?.children ?? []).map(({children = []}) => children.map(textOf));
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
