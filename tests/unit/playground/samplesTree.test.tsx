/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import {checkValue} from '../../../plugins/playground/checkValue';
import type {Value} from '../../../plugins/playground/client/values';
import {TREE_SAMPLE_SETS, treeItems} from '../../../plugins/playground/client/samples/tree';
import {first, program} from './gridCases';
import {draw, texts} from './gridInJest';

describe('the tree', () => {
  test('shows the items of its sample, nested as they are', () => {
    draw('TreeView', first('TreeView'));
    expect(within(screen.getByRole('tree', {name: 'Vegetables'})).getAllByRole('treeitem')).toHaveLength(8);
    const roots = screen.getByText('Roots').closest('[role=treeitem]') as HTMLElement;
    expect(
      within(roots)
        .getAllByRole('treeitem')
        .map(({textContent}) => textContent),
    ).toEqual(['Beetroot', 'Carrot', 'Parsnip']);
  });

  test('shows what its items as data are changed to', () => {
    draw('TreeView', {
      children: [
        {nodeId: 'herbs', label: 'Herbs'},
        {nodeId: 'spices', label: 'Spices', disabled: true},
      ],
    });
    expect(texts('treeitem')).toEqual(['Herbs', 'Spices']);
    expect(screen.getByText('Spices').closest('[role=treeitem]')).toHaveAttribute('aria-disabled', 'true');
  });

  test('leaves out items that are not finished, and leaves alone what is no data', () => {
    const named = {nodeId: 'herbs', label: 'Herbs'};
    expect(treeItems([named, {}, {label: 'Spices'}, {nodeId: ''}, {nodeId: 4}, 'text', null, [named]])).toEqual([
      {component: 'TreeItem', from: '@mui/x-tree-view/TreeItem', props: named},
    ]);
    expect(treeItems([{...named, children: [{}]}])).toEqual(treeItems([named]));
    const code = {$code: '<TreeItem nodeId="1" />'};
    expect(program('TreeView', {children: code}).element.children).toMatchObject([{props: {children: code}}]);
  });

  test('gives a width and room for its items', () => {
    const sx = (width?: number): Value | undefined => program('TreeView', {}, width).element.props['sx'];
    expect([sx(), sx(280)]).toEqual([{minHeight: 240}, {width: 280, minHeight: 240}]);
  });

  test('opens the item that is played with, beside another', () => {
    draw('TreeItem', first('TreeItem'));
    expect(texts('treeitem').at(-1)).toBe('Pictures');
    expect(screen.getByText('Invoice')).toBeVisible();
  });

  test.each(Object.entries(TREE_SAMPLE_SETS))(
    'the samples of %s have items of the type that their controls take',
    (_, sampleSet) => {
      const type = sampleSet.dataTypes?.['children'];
      sampleSet.samples.forEach(({props}) => {
        expect(checkValue(props['children'] ?? null, type!, ['children'])).toEqual([]);
      });
      expect(checkValue([{nodeId: 'a', children: [{label: 'b'}]}], type!, ['children'])).toHaveLength(1);
    },
  );
});
