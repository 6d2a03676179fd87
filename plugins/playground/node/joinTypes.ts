import type {Enumeration, Field, Literal, ValueType} from '../types';
import {joinedEnumeration} from './enumerations';

export type ObjectType = Extract<ValueType, {kind: 'object'}>;

/** More choices than a reader wants to see at once are typed. */
const MOST_CHOICES = 30;

function unique(types: readonly ValueType[]): ValueType[] {
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
}

/** A field that is in some objects of several; it is required if all require it. */
function joinedField(fields: readonly Field[], isInAll: boolean): Field {
  const {isRequired: _, ...field} = fields[0]!;
  const isRequired = isInAll && fields.every((one) => one.isRequired);
  return {...field, type: joinTypes(fields.map(({type}) => type)), ...(isRequired && {isRequired})};
}

/** Several objects of which a value is one, as one object with the fields of all. */
function joinObjects(objects: readonly ObjectType[]): ObjectType {
  const names = [...new Set(objects.flatMap(({fields}) => fields.map(({name}) => name)))];
  const fields = names.map((name) => {
    const found = objects.flatMap((object) => object.fields.filter((field) => field.name === name));
    return joinedField(found, found.length === objects.length);
  });
  const others = objects.flatMap((object) => object.others ?? []);
  return {kind: 'object', fields, ...(others.length > 0 && {others: joinTypes(others)})};
}

function choiceOf(
  options: readonly Literal[],
  enumeration: Enumeration | undefined,
  others: readonly ValueType[],
): ValueType[] {
  // A date that is cleared is `null`, and a switch has its two literals.
  const left = options.filter(
    (option) =>
      !(option === null && others.some(({kind}) => kind === 'date' || kind === 'dateRange')) &&
      !(typeof option === 'boolean' && others.some(({kind}) => kind === 'boolean')),
  );
  return left.length > 0 ? [{kind: 'choice', options: left, ...(enumeration && {enumeration})}] : [];
}

/**
 * One type for several of which a value has one.
 *
 * Literals become one choice, and objects one object with the fields of all. The choice comes first, but for a mere `null`,
 * which comes last.
 */
export function joinTypes(types: readonly ValueType[]): ValueType {
  const flat = types.flatMap((type) => (type.kind === 'oneOf' ? type.types : [type]));
  const options = [...new Set(flat.flatMap((type) => (type.kind === 'choice' ? type.options : [])))];
  const enumerations = flat.flatMap((type) => (type.kind === 'choice' && type.enumeration ? [type.enumeration] : []));
  if (options.length === 2 && options.includes(true) && options.includes(false)) {
    return joinTypes([...flat.filter(({kind}) => kind !== 'choice'), {kind: 'boolean'}]);
  }
  const objects = flat.filter((type) => type.kind === 'object');
  const codes = [...new Set(flat.flatMap((type) => (type.kind === 'code' ? [type.type] : [])))];
  const others = unique([
    ...flat.filter(({kind}) => !['choice', 'object', 'code'].includes(kind)),
    ...(objects.length > 1 ? [joinObjects(objects)] : objects),
    ...(codes.length > 0 ? [{kind: 'code', type: codes.join(' | ')} as const] : []),
  ]);
  const choice =
    options.length > MOST_CHOICES
      ? [{kind: 'string'} as const]
      : choiceOf(options, joinedEnumeration(enumerations), others);
  const isNull = options.length === 1 && options[0] === null;
  const all = isNull ? [...others, ...choice] : [...choice, ...others];
  return all.length === 1 ? all[0]! : {kind: 'oneOf', types: all};
}

function objectsIn(type: ValueType): readonly ObjectType[] {
  return type.kind === 'object' ? [type] : type.kind === 'oneOf' ? type.types.flatMap(objectsIn) : [];
}

/** One object for several that a value is all of at once; a field of a later one replaces that of an earlier. */
export function intersectObjects(types: readonly ValueType[]): ObjectType | undefined {
  const objects = types.flatMap((type) => {
    const found = objectsIn(type);
    return found.length > 1 ? [joinObjects(found)] : found;
  });
  const fields = new Map(objects.flatMap((object) => object.fields.map((field) => [field.name, field])));
  const others = objects.flatMap((object) => object.others ?? []);
  return objects.length > 0
    ? {kind: 'object', fields: [...fields.values()], ...(others.length > 0 && {others: joinTypes(others)})}
    : undefined;
}

/** The type with fields that may all be missing. */
export function partialOf(type: ValueType): ValueType {
  if (type.kind === 'oneOf') {
    return {...type, types: type.types.map(partialOf)};
  }
  return type.kind === 'object' ? {...type, fields: type.fields.map(({isRequired: _, ...field}) => field)} : type;
}

/** The type with another list of fields. */
export function withFields(type: ValueType, change: (fields: readonly Field[]) => readonly Field[]): ValueType {
  if (type.kind === 'oneOf') {
    return {...type, types: type.types.map((one) => withFields(one, change))};
  }
  return type.kind === 'object' ? {...type, fields: change(type.fields)} : type;
}
