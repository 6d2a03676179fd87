import {isList, isObject, type ElementNode, type Value} from '../values';
import type {Field, ValueType} from '../../types';
import {TREE_ICONS, TREE_ITEM_SAMPLES, TREE_VIEW_SAMPLES} from './treeSamples';
import type {SampleSet, WrapperOptions} from './types';

const TREE_ITEM = {component: 'TreeItem', from: '@mui/x-tree-view/TreeItem'};

/** As deep as the items' own controls go. Deeper ones are written as JSON. */
const DEEPEST = 4;

/** Room for ten items, so that the page does not move when items open and close. */
const HEIGHT = 240;

function itemFields(depth: number): readonly Field[] {
  return [
    {name: 'nodeId', type: {kind: 'string'}, description: '', isRequired: true},
    {name: 'label', type: {kind: 'node'}, description: ''},
    {name: 'disabled', type: {kind: 'boolean'}, description: '', defaultValue: 'false'},
    {name: 'children', type: itemsType(depth + 1), description: ''},
  ];
}

function itemsType(depth: number): ValueType {
  return depth > DEEPEST
    ? {kind: 'code', type: 'TreeItemProps[]'}
    : {kind: 'list', of: {kind: 'object', fields: itemFields(depth)}};
}

/**
 * The elements of a tree for its items as data: `{nodeId, label, children}`, with items below under `children`. An item that
 * has no id yet is left out.
 */
export function treeItems(items: readonly Value[]): readonly ElementNode[] {
  return items
    .filter(isObject)
    .filter(({nodeId}) => typeof nodeId === 'string' && nodeId !== '')
    .map((props) => withItems({...TREE_ITEM, props}));
}

/** The element with its items as elements; the same element if `children` is no list of items. */
function withItems(node: ElementNode): ElementNode {
  const {children: items, ...props} = node.props;
  if (items === undefined || !isList(items)) {
    return node;
  }
  const children = treeItems(items);
  return {...node, props, ...(children.length > 0 && {children})};
}

/** Room for the items that open, as the demos have it. */
function box(tree: ElementNode, {width}: WrapperOptions): ElementNode {
  return {
    component: 'Box',
    from: '@mui/material/Box',
    isDefault: true,
    props: {sx: {...(width !== undefined && {width}), minHeight: HEIGHT}},
    children: [tree],
  };
}

/** A tree that has the item in it, and another one below to compare it with. */
function treeAround(item: ElementNode): ElementNode {
  return {
    component: 'TreeView',
    from: '@mui/x-tree-view/TreeView',
    props: {'aria-label': 'Files', ...TREE_ICONS, defaultExpanded: ['documents']},
    children: [item, ...treeItems([{nodeId: 'pictures', label: 'Pictures'}])],
  };
}

/** The sample sets of the tree view's components. */
export const TREE_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  TreeView: {
    samples: TREE_VIEW_SAMPLES,
    wrapper: (tree, options) => box(withItems(tree), options),
    dataTypes: {children: itemsType(1)},
    firstProps: [
      'children',
      'multiSelect',
      'defaultExpanded',
      'defaultSelected',
      'disableSelection',
      'disabledItemsFocusable',
      'defaultExpandIcon',
      'defaultCollapseIcon',
      'defaultEndIcon',
      'defaultParentIcon',
    ],
    height: HEIGHT,
  },
  TreeItem: {
    samples: TREE_ITEM_SAMPLES,
    wrapper: (item, options) => box(treeAround(withItems(item)), options),
    dataTypes: {children: itemsType(2)},
    firstProps: ['label', 'disabled', 'icon', 'endIcon', 'expandIcon', 'collapseIcon', 'children', 'nodeId'],
    height: HEIGHT,
  },
};
