import type {Enumeration, Field, ValueType} from '../types';
import {isList, isObject, type ReferenceValue, type Value, type Values} from './values';

/** Results for the lists and objects of a type, so that an unchanged value gives the same object. */
type Known = Map<string, WeakMap<object, Value>>;
const KNOWN = new WeakMap<object, Known>();

/** How values of enumerations become references to their members. */
interface Turn {
  readonly from: string;
  readonly member: (value: string, enumeration: Enumeration) => ReferenceValue | undefined;
}

function turned(value: Value, type: ValueType, turn: Turn): Value {
  if (type.kind === 'choice') {
    const {enumeration} = type;
    return (enumeration && typeof value === 'string' && turn.member(value, enumeration)) || value;
  }
  const isStructure = type.kind === 'list' || type.kind === 'object' || type.kind === 'oneOf';
  if (!isStructure || typeof value !== 'object' || value === null) {
    return value;
  }
  const known: Known = KNOWN.get(type) ?? new Map<string, WeakMap<object, Value>>();
  KNOWN.set(type, known);
  const ofModule = known.get(turn.from) ?? new WeakMap<object, Value>();
  known.set(turn.from, ofModule);
  const result = ofModule.get(value) ?? turnedStructure(value, type, turn);
  ofModule.set(value, result);
  return result;
}

function turnedStructure(
  value: Value & object,
  type: Extract<ValueType, {kind: 'list' | 'object' | 'oneOf'}>,
  turn: Turn,
): Value {
  if (type.kind === 'oneOf') {
    return type.types.reduce((result, one) => (result === value ? turned(value, one, turn) : result), value as Value);
  }
  if (type.kind === 'list' && isList(value)) {
    const items = value.map((item) => turned(item, type.of, turn));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  return type.kind === 'object' && isObject(value) ? turnedFields(value, type.fields, type.others, turn) : value;
}

function turnedFields(value: Values, fields: readonly Field[], others: ValueType | undefined, turn: Turn): Values {
  const types = new Map(fields.map((field) => [field.name, field.type]));
  const entries = Object.entries(value).map(([name, field]) => {
    const type = types.get(name) ?? others;
    return [name, type ? turned(field, type, turn) : field] as const;
  });
  return entries.every(([name, field]) => field === value[name]) ? value : Object.fromEntries(entries);
}

/**
 * Props with each value of an enumeration as the member that code names: `GridLogicOperator.Or` for `'or'`. A value without
 * any keeps its identity.
 *
 * @param from the module that the component is imported from, which exports the enumerations too
 */
export function withMembers(values: Values, props: readonly Field[], from: string): Values {
  const member: Turn['member'] = (value, {name, members}) =>
    Object.hasOwn(members, value) ? {$name: name, $from: from, $member: members[value]!} : undefined;
  return turnedFields(values, props, undefined, {from, member});
}
