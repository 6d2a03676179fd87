import {child, isCall, isFunction, isMember, keyOf, list, nameOf, textOf, unwrap, type SyntaxNode} from './syntax';
import type {Scope} from './scopes';
import type {Collector, UseCollection} from './uses';

/** Hooks that return a reference to the API object. */
const API_HOOKS = /^useGrid(?:Private)?Api(?:Ref|Context)$/;

/** Whether an expression is a reference to the API object: `apiRef`, `props.apiRef`, or what a hook returned. */
function isApiRef(given: SyntaxNode | undefined, scope: Scope, into: UseCollection): boolean {
  const node = unwrap(given);
  if (isMember(node)) {
    return /apiRef$/i.test(keyOf(node) ?? '');
  }
  if (isCall(node)) {
    return API_HOOKS.test(into.scopes.resolve(child(node, 'callee'), scope)?.name ?? '');
  }
  const name = nameOf(node);
  if (node?.type !== 'Identifier' || name === undefined) {
    return false;
  }
  const init = scope.find(name)?.init;
  return /apiRef$/i.test(name) || (init !== undefined && isCall(unwrap(init)) && isApiRef(init, scope, into));
}

/** Whether an expression is the API object: `apiRef.current`, `params.api`, or a name that stands for it. */
function isApi(given: SyntaxNode | undefined, scope: Scope, into: UseCollection, steps = 0): boolean {
  const node = unwrap(given);
  if (isMember(node)) {
    const key = keyOf(node);
    return key === 'api' || (key === 'current' && isApiRef(child(node, 'object'), scope, into));
  }
  const name = nameOf(node);
  if (node?.type !== 'Identifier' || name === undefined || steps > 4) {
    return false;
  }
  const declared = scope.find(name);
  return declared?.init
    ? isApi(declared.init, declared.scope, into, steps + 1)
    : name === 'api' && declared !== undefined;
}

const API_OWNERS = ['GridApi'];

/** The API of the free package lost methods that are of Pro. */
function apiOwners(into: UseCollection): readonly string[] {
  const isFree = into.packages.has('@mui/x-data-grid') && !into.packages.has('@mui/x-data-grid-pro');
  return isFree && !into.packages.has('@mui/x-data-grid-premium') ? [...API_OWNERS, 'GridApiCommon'] : API_OWNERS;
}

function addMember(
  name: string | undefined,
  owners: readonly string[],
  shown: string,
  node: SyntaxNode,
  into: UseCollection,
): void {
  if (name !== undefined) {
    into.add({product: 'x-data-grid', of: 'members', name, owners, shownOwner: shown, offset: node.start});
  }
}

/** The types of the parts of the state, by the name that they have in it. */
const STATE_PARTS: Readonly<Record<string, readonly string[]>> = {
  columns: ['GridColumnsState'],
  density: ['GridDensityState'],
  filter: ['GridFilterState'],
  pagination: ['GridPaginationState'],
  rows: ['GridRowsState'],
};

/** Whether an expression is the state: `apiRef.current.state`, or the parameter of a selector. */
function isState(given: SyntaxNode | undefined, scope: Scope, into: UseCollection): boolean {
  const node = unwrap(given);
  return (
    (isMember(node) && keyOf(node) === 'state' && isApi(child(node, 'object'), scope, into)) ||
    isSelectorState(node, scope, into)
  );
}

function isSelectorState(node: SyntaxNode | undefined, scope: Scope, into: UseCollection): boolean {
  const name = node?.type === 'Identifier' ? nameOf(node) : undefined;
  const declared = name === undefined ? undefined : scope.find(name);
  return declared !== undefined && into.selectorStates.get(declared.scope) === name;
}

function markSelector(node: SyntaxNode, into: UseCollection): void {
  const callee = into.scopes.resolve(child(node, 'callee'), into.scopes.of(node))?.name;
  const selector = list(node, 'arguments')[1];
  const param = isFunction(selector) ? nameOf(list(selector, 'params')[0]) : undefined;
  if (callee === 'useGridSelector' && isFunction(selector) && param !== undefined) {
    into.selectorStates.set(into.scopes.of(selector), param);
  }
}

/** Calls that name an event, and the place of its name among the arguments. */
function addEvent(node: SyntaxNode, into: UseCollection): void {
  const scope = into.scopes.of(node);
  const callee = child(node, 'callee');
  const isMethod = isMember(callee) && isApi(child(callee, 'object'), scope, into);
  const called = isMember(callee) ? keyOf(callee) : into.scopes.resolve(callee, scope)?.name;
  const [first, second] = list(node, 'arguments');
  const event =
    isMethod && /^(?:subscribeEvent|publishEvent)$/.test(called ?? '')
      ? first
      : /^useGridApi(?:EventHandler|OptionHandler)$/.test(called ?? '')
        ? second
        : undefined;
  if (event) {
    addMember(textOf(event), ['GridEventLookup'], 'subscribeEvent', event, into);
  }
  if (isMethod && called === 'getLocaleText' && first) {
    addMember(textOf(first), ['GridLocaleText'], 'getLocaleText', first, into);
  }
  if (isMethod && called === 'setDensity' && list(node, 'arguments').length > 1) {
    into.mark({note: 'densityArguments', product: 'x-data-grid', name: 'setDensity', offset: node.start});
  }
}

/** `GridEvents.rowClick`, also in types: `GridEvents` was an enumeration and is a type. */
function addEventName(
  node: SyntaxNode,
  object: SyntaxNode | undefined,
  name: string | undefined,
  into: UseCollection,
): void {
  if (into.scopes.resolve(object, into.scopes.of(node))?.name === 'GridEvents') {
    into.mark({note: 'eventNames', product: 'x-data-grid', name: `GridEvents.${name}`, offset: node.start});
    addMember(name, ['GridEventLookup'], 'GridEvents', child(node, 'property') ?? child(node, 'right') ?? node, into);
  }
}

function addAccess(node: SyntaxNode, into: UseCollection): void {
  const scope = into.scopes.of(node);
  const object = child(node, 'object');
  const place = child(node, 'property') ?? node;
  const key = keyOf(node);
  if (isApi(object, scope, into)) {
    addMember(key, apiOwners(into), 'apiRef.current', place, into);
  } else if (isState(object, scope, into)) {
    addMember(key, ['GridState'], 'state', place, into);
  } else if (isMember(unwrap(object))) {
    const part = unwrap(object) as SyntaxNode;
    const owners = STATE_PARTS[keyOf(part) ?? ''];
    if (owners && isState(child(part, 'object'), scope, into)) {
      addMember(key, owners, `state.${keyOf(part)}`, place, into);
    }
  }
  addEventName(node, object, key, into);
}

/** Methods of the API object, parts of the state, names of events and of translation keys. */
export const collectApi: Collector = (node, into) => {
  if (!into.products.has('x-data-grid')) {
    return;
  }
  if (isMember(node)) {
    addAccess(node, into);
  } else if (node.type === 'TSQualifiedName') {
    addEventName(node, child(node, 'left'), nameOf(child(node, 'right')), into);
  } else if (isCall(node)) {
    addEvent(node, into);
    markSelector(node, into);
  } else if (node.type === 'VariableDeclarator' && child(node, 'id')?.type === 'ObjectPattern') {
    const scope = into.scopes.of(node);
    const init = child(node, 'init');
    const owners = isApi(init, scope, into) ? apiOwners(into) : isState(init, scope, into) ? ['GridState'] : undefined;
    if (owners) {
      list(child(node, 'id'), 'properties').forEach((property) =>
        addMember(keyOf(property), owners, owners[0] === 'GridState' ? 'state' : 'apiRef.current', property, into),
      );
    }
  }
};
