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

/** The function that a property is. */
function functionIn(node: SyntaxNode | undefined, into: UseCollection): SyntaxNode | undefined {
  const value = valueOf(node);
  return value && into.scopes.functionOf(value, into.scopes.of(value));
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
    const made = functionIn(render, into);
    if (render && made && returnsNull(made)) {
      note('nullCell', render);
    }
  }
}

const CELL_PARAMS_TYPE = /^Grid\w*Params$/;

/** Whether a name stands for the parameters of a cell, wherever they come from: by what it is called, or by its type. */
function isCellParams(node: SyntaxNode | undefined, into: UseCollection): boolean {
  const scope = node && into.scopes.of(node);
  const annotation = scope?.find(nameOf(node) ?? '')?.annotation;
  const type = scope && into.scopes.resolve(child(annotation, 'typeName'), scope);
  return nameOf(node) === 'params' || CELL_PARAMS_TYPE.test(type?.name ?? '');
}

/** Calls of `getValue` with the id of a row and a field. */
function callsOfGetValue(node: SyntaxNode, isParams: (object: SyntaxNode | undefined) => boolean): SyntaxNode[] {
  const callee = isCall(node) && list(node, 'arguments').length === 2 ? child(node, 'callee') : undefined;
  const isCalled = isMember(callee) && keyOf(callee) === 'getValue' && isParams(unwrap(child(callee, 'object')));
  return isCalled ? [child(callee, 'property') ?? callee] : [];
}

function everyNode(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(everyNode)];
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
  callsOfGetValue(node, (object) => isCellParams(object, into)).forEach(add);
  if (/^Object(?:Property|Method)$/.test(node.type) && CELL_CALLBACKS.test(keyOf(node) ?? '')) {
    const made = functionIn(node, into);
    const first = list(made, 'params')[0];
    const taken = first?.type === 'ObjectPattern' ? property(first, 'getValue') : undefined;
    if (taken) {
      add(taken);
    }
    if (made && first?.type === 'Identifier') {
      const isFirst = (object: SyntaxNode | undefined): boolean => nameOf(object) === nameOf(first);
      everyNode(made)
        .flatMap((inner) => callsOfGetValue(inner, isFirst))
        .forEach(add);
    }
  }
}

/** Whether a file has to do with the menu of a column, by an import, a type or a slot. */
function namesColumnMenu(root: SyntaxNode): boolean {
  return /^(?:Grid)?ColumnMenu/i.test(nameOf(root) ?? '') || childrenOf(root).some(namesColumnMenu);
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
    // A member of a class of the reader's own is no prop.
    if (name === 'currentColumn' && child(node, 'object')?.type !== 'ThisExpression') {
      const place = child(node, 'property') ?? child(node, 'key') ?? node;
      into.add({
        product: 'x-data-grid',
        of: 'props',
        name,
        owners: ['GridColumnMenu'],
        shownOwner: 'GridColumnMenu',
        offset: place.start,
        isUnsure: parent?.type === 'ObjectExpression' || !namesColumnMenu(into.root),
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
