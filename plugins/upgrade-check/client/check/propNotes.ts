import type {BehaviorNote} from '../../behaviorChanges';
import {GRIDS} from './muiNames';
import {propertiesOf, type Owner} from './objects';
import {child, childrenOf, isCall, isFunction, isMember, list, nameOf, textOf, type SyntaxNode} from './syntax';
import type {UseCollection} from './uses';

export interface GivenProp {
  readonly owner: Owner;
  readonly name: string;
  readonly node: SyntaxNode;
  readonly value: SyntaxNode | undefined;
}

type Test = (prop: GivenProp, into: UseCollection) => boolean;

interface PropNote {
  readonly note: BehaviorNote;
  /** The whole name of the component. */
  readonly components: RegExp;
  readonly prop: RegExp;
  readonly holds?: Test;
}

const ANY_GRID = new RegExp(`^(?:${GRIDS.join('|')})$`);

/** Whether a function takes a method of its first parameter, as of a date: `value.hour()`. */
function usesMethodOfFirst(made: SyntaxNode): boolean {
  const first = nameOf(list(made, 'params')[0]);
  const visit = (node: SyntaxNode): boolean =>
    (isMember(node) && nameOf(child(node, 'object')) === first) || childrenOf(node).some(visit);
  return first !== undefined && visit(made);
}

/** Whether a function hands its first parameter on, as to a function of the date library: `getHours(value)`. */
function passesFirst(made: SyntaxNode): boolean {
  const first = nameOf(list(made, 'params')[0]);
  const visit = (node: SyntaxNode): boolean =>
    (isCall(node) && list(node, 'arguments').some((given) => nameOf(given) === first)) || childrenOf(node).some(visit);
  return first !== undefined && visit(made);
}

const isTypedFirst = (made: SyntaxNode): boolean => child(list(made, 'params')[0], 'typeAnnotation') !== undefined;

/** A function that takes the number of version 5, and not the date of version 6. */
const takesNumber: Test = ({value}) =>
  isFunction(value) &&
  // Without a parameter of its own name, the function compares nothing, or what it takes out of a date.
  list(value, 'params')[0]?.type === 'Identifier' &&
  !usesMethodOfFirst(value) &&
  !passesFirst(value) &&
  !isTypedFirst(value);

/** Whether a value is no object of any date library. */
const isNoDate: Test = ({value}, into) => {
  const isNewDate = value?.type === 'NewExpression' && nameOf(child(value, 'callee')) === 'Date';
  const isOfOtherLibrary = [...into.modules].some((module) => /\/Adapter(?:Dayjs|Moment|Luxon)/.test(module));
  return textOf(value) !== undefined || value?.type === 'NumericLiteral' || (isNewDate && isOfOtherLibrary);
};

const takesTwo: Test = ({value}) => isFunction(value) && list(value, 'params').length > 1;

const holdsActionFunction: Test = ({value}, into) => {
  const bar = propertiesOf(value, into).find(({name}) => name === 'actionBar');
  return propertiesOf(bar?.value, into).some((part) => part.name === 'actions' && isFunction(part.value));
};

function holdsKey(key: RegExp): Test {
  return ({value}, into) => propertiesOf(value, into).some(({name}) => key.test(name));
}

const PROP_NOTES: readonly PropNote[] = [
  {note: 'columnOrder', components: ANY_GRID, prop: /^onColumnOrderChange$/},
  {note: 'portalEvents', components: ANY_GRID, prop: /^on(?:CellKeyDown|CellClick|CellDoubleClick)$/},
  {note: 'rowsReset', components: ANY_GRID, prop: /^(?:treeData|rowGroupingModel|defaultGroupingExpansionDepth)$/},
  {note: 'dateValue', components: /Picker$|Calendar$|Clock$|Field$/, prop: /^(?:value|defaultValue)$/, holds: isNoDate},
  {note: 'disabledTime', components: /(?:Picker|Clock)$/, prop: /^shouldDisableTime$/, holds: takesNumber},
  {note: 'fieldContext', components: /Field$/, prop: /^onChange$/, holds: takesTwo},
  {note: 'actionBar', components: /Picker$/, prop: /^(?:componentsProps|slotProps)$/, holds: holdsActionFunction},
  {note: 'customToolbar', components: /Picker$/, prop: /^components$/, holds: holdsKey(/^Toolbar$/)},
  {note: 'customTabs', components: /Picker$/, prop: /^components$/, holds: holdsKey(/^Tabs$/)},
];

/** Marks a prop that behaves in another way. */
export function markProp(prop: GivenProp, into: UseCollection): void {
  const {owner, name, node} = prop;
  for (const {note, components, prop: names, holds} of PROP_NOTES) {
    const component = owner.components.find((candidate) => components.test(candidate));
    if (component !== undefined && names.test(name) && (holds?.(prop, into) ?? true)) {
      into.mark({note, product: owner.product, name, owner: component, offset: node.start});
    }
  }
}
