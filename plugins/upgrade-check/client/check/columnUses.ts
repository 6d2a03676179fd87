import {
  child,
  childrenOf,
  isCall,
  isFunction,
  isMember,
  keyOf,
  list,
  nameOf,
  textOf,
  unwrap,
  type SyntaxNode,
} from './syntax';
import type {Collector, UseCollection} from './uses';

/** Names that the filter model had, and that hardly anything else has. They may stand in objects, members and patterns. */
const FILTER_NAMES: Readonly<Record<string, readonly string[]>> = {
  columnField: ['GridFilterItem'],
  operatorValue: ['GridFilterItem'],
  linkOperator: ['GridFilterModel'],
};

/** Callbacks of a column that get parameters of a cell. */
const CELL_CALLBACKS =
  /^(?:valueGetter|valueFormatter|renderCell|renderEditCell|renderHeader|cellClassName|getActions|colSpan)$/;

function property(object: SyntaxNode, name: string): SyntaxNode | undefined {
  return list(object, 'properties').find((candidate) => keyOf(candidate) === name);
}

function valueOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === 'ObjectMethod' ? node : unwrap(child(node, 'value'));
}

function isNull(node: SyntaxNode | undefined): boolean {
  const value = unwrap(node);
  return (
    value?.type === 'NullLiteral' ||
    (value?.type === 'ConditionalExpression' &&
      (isNull(child(value, 'consequent')) || isNull(child(value, 'alternate'))))
  );
}

/** Whether a function returns `null` itself, and not one inside it. */
function returnsNull(made: SyntaxNode): boolean {
  const visit = (node: SyntaxNode): boolean =>
    (node.type === 'ReturnStatement' && isNull(child(node, 'argument'))) ||
    childrenOf(node).some((inner) => !isFunction(inner) && visit(inner));
  const body = child(made, 'body');
  return body !== undefined && (body.type === 'BlockStatement' ? visit(body) : isNull(body));
}

function addColumn(node: SyntaxNode, into: UseCollection): void {
  const note = (name: 'nullCell' | 'dateColumn' | 'optionLabels', place: SyntaxNode): void =>
    into.mark({note: name, product: 'x-data-grid', name: keyOf(place) ?? '', owner: 'GridColDef', offset: place.start});
  const hide = property(node, 'hide');
  if (hide) {
    into.add({
      product: 'x-data-grid',
      of: 'members',
      name: 'hide',
      owners: ['GridColDef'],
      shownOwner: 'GridColDef',
      offset: hide.start,
    });
  }
  const typeNode = property(node, 'type');
  const type = textOf(valueOf(typeNode));
  if (typeNode && /^date(?:Time)?$/.test(type ?? '') && !property(node, 'valueGetter')) {
    note('dateColumn', typeNode);
  }
  const formatter = property(node, 'valueFormatter');
  if (type === 'singleSelect' && formatter) {
    note('optionLabels', formatter);
  }
  for (const name of ['renderCell', 'renderEditCell']) {
    const render = property(node, name);
    const made = valueOf(render);
    if (render && isFunction(made) && returnsNull(made)) {
      note('nullCell', render);
    }
  }
}

/** `getValue` of the parameters of a cell: `params.getValue(id, 'field')`, or taken out by a pattern. */
function addGetValue(node: SyntaxNode, into: UseCollection): void {
  const add = (place: SyntaxNode): void =>
    into.add({
      product: 'x-data-grid',
      of: 'members',
      name: 'getValue',
      owners: ['GridCellParams'],
      shownOwner: 'params',
      offset: place.start,
    });
  const callee = isCall(node) ? child(node, 'callee') : undefined;
  if (isMember(callee) && keyOf(callee) === 'getValue' && list(node, 'arguments').length === 2) {
    add(child(callee, 'property') ?? callee);
  }
  if (node.type === 'ObjectProperty' && CELL_CALLBACKS.test(keyOf(node) ?? '')) {
    const made = valueOf(node);
    const pattern = isFunction(made) ? list(made, 'params')[0] : undefined;
    const taken = pattern?.type === 'ObjectPattern' ? property(pattern, 'getValue') : undefined;
    if (taken) {
      add(taken);
    }
  }
}

/** Columns, filter models and parameters of cells, which are plain objects wherever they stand. */
export const collectColumns: Collector = (node, into, parent) => {
  if (!into.products.has('x-data-grid')) {
    return;
  }
  const isProperty = node.type === 'ObjectProperty' || node.type === 'TSPropertySignature';
  if (isProperty || isMember(node)) {
    const name = keyOf(node);
    const owners = name === undefined ? undefined : FILTER_NAMES[name];
    if (owners && name !== undefined) {
      const place = child(node, 'property') ?? child(node, 'key') ?? node;
      const shownOwner = owners[0] ?? '';
      into.add({product: 'x-data-grid', of: 'members', name, owners, shownOwner, offset: place.start});
    }
    if (name === 'currentColumn') {
      const place = child(node, 'property') ?? child(node, 'key') ?? node;
      into.add({
        product: 'x-data-grid',
        of: 'props',
        name,
        owners: ['GridColumnMenu'],
        shownOwner: 'GridColumnMenu',
        offset: place.start,
      });
    }
  }
  if (node.type === 'ObjectExpression' && property(node, 'field')) {
    addColumn(node, into);
  }
  addGetValue(node, into);
  // getRowNode(id).children
  const object = isMember(node) ? unwrap(child(node, 'object')) : undefined;
  const isRowNode = isCall(object) && keyOf(child(object, 'callee') ?? object) === 'getRowNode';
  const isNamed = /^(?:rowNode|groupNode|node)$/.test(nameOf(object) ?? '');
  if (isMember(node) && keyOf(node) === 'children' && parent && (isRowNode || isNamed)) {
    into.mark({note: 'rowNodeType', product: 'x-data-grid', name: 'children', owner: 'rowNode', offset: node.start});
  }
};
