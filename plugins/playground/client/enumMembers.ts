import type {Enumeration, Field, ValueType} from '../types';
import {mapItems, mapValues} from './mapValues';
import {isList, isObject, type ReferenceValue, type Value, type Values} from './values';

/** Results for the lists and objects of a type, so that an unchanged value gives the same object. */
type Known = Map<string, WeakMap<object, Value>>;
const KNOWN = new WeakMap<object, Known>();

/** How values of enumerations become references to their members. */
interface MemberReferences {
  readonly from: string;
  readonly member: (value: string, enumeration: Enumeration) => ReferenceValue | undefined;
}

function valueWithMembers(value: Value, type: ValueType, references: MemberReferences): Value {
  if (type.kind === 'choice') {
    const {enumeration} = type;
    return (enumeration && typeof value === 'string' && references.member(value, enumeration)) || value;
  }
  const isStructure = type.kind === 'list' || type.kind === 'object' || type.kind === 'oneOf';
  if (!isStructure || typeof value !== 'object' || value === null) {
    return value;
  }
  const known: Known = KNOWN.get(type) ?? new Map<string, WeakMap<object, Value>>();
  KNOWN.set(type, known);
  const ofModule = known.get(references.from) ?? new WeakMap<object, Value>();
  known.set(references.from, ofModule);
  const result = ofModule.get(value) ?? structureWithMembers(value, type, references);
  ofModule.set(value, result);
  return result;
}

function structureWithMembers(
  value: Value & object,
  type: Extract<ValueType, {kind: 'list' | 'object' | 'oneOf'}>,
  references: MemberReferences,
): Value {
  if (type.kind === 'oneOf') {
    return type.types.reduce(
      (result, one) => (result === value ? valueWithMembers(value, one, references) : result),
      value as Value,
    );
  }
  if (type.kind === 'list' && isList(value)) {
    return mapItems(value, (item) => valueWithMembers(item, type.of, references));
  }
  return type.kind === 'object' && isObject(value)
    ? fieldsWithMembers(value, type.fields, type.others, references)
    : value;
}

function fieldsWithMembers(
  value: Values,
  fields: readonly Field[],
  others: ValueType | undefined,
  references: MemberReferences,
): Values {
  const types = new Map(fields.map((field) => [field.name, field.type]));
  return mapValues(value, (field, name) => {
    const type = types.get(name) ?? others;
    return type ? valueWithMembers(field, type, references) : field;
  });
}

/**
 * Props with each value of an enumeration as the member that code names: `GridLogicOperator.Or` for `'or'`. A value without
 * any keeps its identity.
 *
 * @param from the module that the component is imported from, which exports the enumerations too
 */
export function withMembers(values: Values, props: readonly Field[], from: string): Values {
  const member: MemberReferences['member'] = (value, {name, members}) =>
    Object.hasOwn(members, value) ? {$name: name, $from: from, $member: members[value]!} : undefined;
  return fieldsWithMembers(values, props, undefined, {from, member});
}
