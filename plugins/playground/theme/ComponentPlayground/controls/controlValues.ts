import {literalDefault} from '../../../client/defaultValues';
import {initialValue} from '../../../client/initialValue';
import {isDate, isList, isObject, type ObjectValue, type Value} from '../../../client/values';
import type {Literal, ValueType} from '../../../types';

/** The literal of a default; `undefined` if it is no literal, such as a function or a sentence. */
export function defaultLiteral(code: string | undefined): Literal | undefined {
  const value = code === undefined ? undefined : literalDefault(code.trim());
  return value === null || typeof value !== 'object' ? value : undefined;
}

/** Whether a default is known, but is no literal: `true` for desktop, `false` for mobile. */
export function isUnclearDefault(code: string | undefined): boolean {
  return code !== undefined && code.trim() !== 'undefined' && defaultLiteral(code) === undefined;
}

/** Fields by which the items of a list are told apart. */
const NAMING_FIELDS: readonly string[] = ['id', 'field', 'key'];

function otherName(value: Value, taken: readonly (Value | undefined)[]): Value {
  for (let number = 2; ; number += 1) {
    const name = typeof value === 'number' ? value + number - 1 : `${String(value).replace(/ ?\d+$/, '')}${number}`;
    if (!taken.includes(name)) {
      return name;
    }
  }
}

function withOtherNames(item: Readonly<Record<string, Value>>, list: readonly Value[]): Value {
  const renamed = NAMING_FIELDS.filter((name) => ['string', 'number'].includes(typeof item[name])).map((name) => [
    name,
    otherName(
      item[name]!,
      list.map((other) => (isObject(other) ? other[name] : undefined)),
    ),
  ]);
  return {...item, ...(Object.fromEntries(renamed) as Readonly<Record<string, Value>>)};
}

/** The item that a reader adds to a list: like the last one, if there is one, but with a name of its own. */
export function addedItem(list: readonly Value[], type: ValueType): Value {
  const last = list.at(-1);
  if (type.kind === 'choice') {
    return type.options.find((option) => !list.includes(option)) ?? last ?? null;
  }
  if (last !== undefined && isObject(last)) {
    return withOtherNames(last, list);
  }
  if (typeof last === 'number' || (last !== undefined && (isList(last) || isDate(last)))) {
    return last;
  }
  return initialValue(type) ?? last ?? null;
}

const UNKNOWN: ValueType = {kind: 'code', type: 'unknown'};

/** The type of a value that has no declared type, such as a field of a row. */
export function typeOfValue(value: Value): ValueType {
  if (isObject(value)) {
    return {kind: 'object', fields: [], others: UNKNOWN};
  }
  if (typeof value === 'object') {
    return isDate(value) ? {kind: 'date'} : UNKNOWN;
  }
  return {kind: typeof value as 'boolean' | 'number' | 'string'};
}

/** Fields by which one knows an object of a list: a column, a series, a row, an item of a tree. */
const TITLE_FIELDS: readonly string[] = ['headerName', 'label', 'name', 'title', 'field', 'dataKey', 'nodeId', 'id'];

/** What an object is called in one line; `undefined` for one without a name. */
export function nameOfObject(value: ObjectValue): string | undefined {
  const names = TITLE_FIELDS.map((field) => value[field]);
  const name = names.find((one) => (typeof one === 'string' && one !== '') || typeof one === 'number');
  return name === undefined ? undefined : String(name);
}
