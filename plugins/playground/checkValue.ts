import {nearestName} from '../../src/text/nearestName';
import {foundWords, jsonProblem, MOST_PROBLEMS, type Problem} from './checkJson';
import {isCall, isCode, isDate, isElement, isList, isObject, isReference} from './client/values';
import type {ObjectValue, Value} from './client/values';
import type {Path} from './paths';
import {typeWords} from './typeWords';
import type {Field, ValueType} from './types';

export type {Problem};
export {typeWords};

type ObjectType = Extract<ValueType, {kind: 'object'}>;

const NODE: ValueType = {kind: 'node'};
const DATE: ValueType = {kind: 'date'};

function wrong(value: Value, type: ValueType, path: Path): readonly Problem[] {
  return [{path, expected: typeWords(type), found: foundWords(value)}];
}

function eachItem(list: readonly Value[], of: ValueType, path: Path): readonly Problem[] {
  const problems: Problem[] = [];
  for (let index = 0; index < list.length && problems.length < MOST_PROBLEMS; index += 1) {
    problems.push(...problemsOf(list[index]!, of, [...path, index]));
  }
  return problems;
}

function unknownField(name: string, value: Value, fields: readonly Field[], path: Path): Problem {
  const meant = nearestName(
    name.slice(0, 100),
    fields.map((field) => field.name),
  );
  return {path, expected: 'undefined', found: foundWords(value), ...(meant !== undefined && {didYouMean: meant})};
}

function eachField(value: ObjectValue, {fields, others}: ObjectType, path: Path): readonly Problem[] {
  const problems: Problem[] = fields
    .filter(({name, isRequired}) => isRequired && !Object.hasOwn(value, name))
    .map(({name, type}) => ({path: [...path, name], expected: typeWords(type), found: 'undefined'}));
  const known = new Map(fields.map((field) => [field.name, field.type]));
  for (const [name, field] of Object.entries(value)) {
    if (problems.length >= MOST_PROBLEMS) {
      break;
    }
    const type = known.get(name) ?? others;
    problems.push(
      ...(type ? problemsOf(field, type, [...path, name]) : [unknownField(name, field, fields, [...path, name])]),
    );
  }
  return problems;
}

/** The problems by the type that the value looks most like, of several types. */
function nearestProblems(value: Value, type: Extract<ValueType, {kind: 'oneOf'}>, path: Path): readonly Problem[] {
  const all = type.types.map((one) => ({one, problems: problemsOf(value, one, path)}));
  if (all.some(({problems}) => problems.length === 0)) {
    return [];
  }
  const kinds = isList(value) ? ['list', 'dateRange'] : isObject(value) ? ['object'] : [];
  const [nearest] = all
    .filter(({one}) => kinds.includes(one.kind))
    .sort((one, other) => one.problems.length - other.problems.length);
  return nearest?.problems ?? wrong(value, type, path);
}

/** Whether a value is what a type asks for that is neither a list nor an object. */
export function isScalarOf(value: Value, type: ValueType): boolean {
  switch (type.kind) {
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value === type.kind;
    case 'color':
      return typeof value === 'string';
    case 'choice':
      return type.options.some((option) => option === value);
    case 'date':
      return isDate(value) || value === null;
    case 'function':
      return isReference(value) || isCall(value);
    case 'node':
      return value === null || typeof value !== 'object' || isElement(value) || isReference(value);
    case 'code':
      return true;
    case 'list':
    case 'dateRange':
    case 'object':
    case 'oneOf':
      return false;
  }
}

function listProblems(list: readonly Value[], type: ValueType, path: Path): readonly Problem[] {
  if (type.kind === 'list') {
    return eachItem(list, type.of, path);
  }
  if (type.kind === 'node') {
    return eachItem(list, NODE, path);
  }
  return type.kind === 'dateRange' && list.length === 2 ? eachItem(list, DATE, path) : wrong(list, type, path);
}

function problemsOf(value: Value, type: ValueType, path: Path): readonly Problem[] {
  if (isCode(value)) {
    return [];
  }
  if (type.kind === 'oneOf') {
    return nearestProblems(value, type, path);
  }
  if (isList(value) && type.kind !== 'code') {
    return listProblems(value, type, path);
  }
  if (type.kind === 'object') {
    return isObject(value) ? eachField(value, type, path) : isCall(value) ? [] : wrong(value, type, path);
  }
  return isScalarOf(value, type) ? [] : wrong(value, type, path);
}

/**
 * The problems of a value with its type, at most 20.
 *
 * It takes anything, circular structures and functions too, and never throws. Code passes everywhere, since nothing is known
 * of it; `null` passes for a date, since it means no date. Names of variables (`$variable`) pass for code alone. Limits of
 * numbers are checked in `client/renderGuard.ts`.
 */
export function checkValue(value: Value, type: ValueType, path: Path): readonly Problem[] {
  const problem = jsonProblem(value, path);
  return problem ? [problem] : problemsOf(value, type, path).slice(0, MOST_PROBLEMS);
}
