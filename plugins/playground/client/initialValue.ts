import type {Field, ValueType} from '../types';
import {literalDefault} from './defaultValues';
import type {NumberLimits} from './propLimits';
import type {Value} from './values';

/** The day that a new date falls on, so that the same press gives the same code on every day. */
const FIRST_DAY = '2026-03-02';

/** The first value of a required field: its default if that is a literal, or a function that does nothing. */
export function initialField({type, defaultValue}: Field): Value | undefined {
  if (type.kind === 'function') {
    return {$code: /=> void\)?$/.test(type.type) ? '() => {}' : '() => null'};
  }
  return (defaultValue === undefined ? undefined : literalDefault(defaultValue)) ?? initialValue(type);
}

/** The first value of a prop that the reader adds; `undefined` if the reader has to type it. */
export function initialValue(type: ValueType, limits?: NumberLimits): Value | undefined {
  switch (type.kind) {
    case 'boolean':
      return true;
    case 'number':
      return Math.min(Math.max(0, limits?.min ?? 0), limits?.max ?? 0);
    case 'choice':
      return type.options[0];
    case 'color':
      return '#1976d2';
    case 'string':
    case 'node':
      return '';
    case 'date':
      return {$date: FIRST_DAY};
    case 'dateRange':
      return [null, null];
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(
        type.fields
          .filter(({isRequired}) => isRequired)
          .flatMap((field) => {
            const value = initialField(field);
            return value === undefined ? [] : [[field.name, value]];
          }),
      );
    case 'oneOf':
      return type.types[0] && initialValue(type.types[0], limits);
    case 'function':
    case 'code':
      return undefined;
  }
}
