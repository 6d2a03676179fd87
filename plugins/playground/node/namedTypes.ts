import ts from 'typescript';
import type {Field, ValueType} from '../types';
import type {ApiType} from '../../../src/site/apiData';
import {enumerationType, memberType} from './enumerations';
import {joinTypes, partialOf, withFields} from './joinTypes';
import {literalOf} from './literals';
import {objectOfMembers} from './objectFields';
import {DEEPEST, UNKNOWN, codeOf, readText} from './reading';
import type {Reading} from './reading';
import {reactPropsType} from './slotProps';

/** Generic types that are read as their first type argument. */
const TRANSPARENT: readonly string[] = [
  'ExtendMui',
  'OverridableStringUnion',
  'React.PropsWithChildren',
  'Readonly',
  'Required',
  'ResponsiveStyleValue',
  'SpringValue',
];

const NODE_TYPES: readonly string[] = ['React.ReactNode', 'React.ReactElement', 'ReactNode'];

/** Names of function types. The name is shown, since their text says no more. */
const FUNCTION_NAME = /(?:Handler|Listener|Getter|Fn)$/;

function literalNames(node: ts.TypeNode | undefined): string[] {
  const nodes = node && ts.isUnionTypeNode(node) ? [...node.types] : node ? [node] : [];
  return nodes.map(literalOf).filter((name) => typeof name === 'string');
}

/** Utility types of TypeScript, and those of the packages that work alike: how each is read, by its type arguments. */
const UTILITIES: Readonly<
  Record<string, (first: ts.TypeNode, second: ts.TypeNode | undefined, reading: Reading) => ValueType>
> = {
  Array: (first, _, reading) => ({kind: 'list', of: reading.read(first, reading)}),
  ReadonlyArray: (first, _, reading) => ({kind: 'list', of: reading.read(first, reading)}),
  Partial: (first, _, reading) => partialOf(reading.read(first, reading)),
  Record: (first, second, reading) => recordType(first, second, reading),
  LiteralUnion: (first, second, reading) =>
    joinTypes([first, ...(second ? [second] : [])].map((node) => reading.read(node, reading))),
  MakeOptional: (first, second, reading) => {
    const optional = literalNames(second);
    return withFields(reading.read(first, reading), (fields) =>
      fields.map(({isRequired, ...field}) =>
        isRequired && !optional.includes(field.name) ? {...field, isRequired} : field,
      ),
    );
  },
  Omit: (first, second, reading) => {
    const left = literalNames(second);
    return withFields(reading.read(first, reading), (fields) => fields.filter(({name}) => !left.includes(name)));
  },
  Pick: (first, second, reading) => {
    const picked = literalNames(second);
    return withFields(reading.read(first, reading), (fields) => fields.filter(({name}) => picked.includes(name)));
  },
  UncapitalizeObjectKeys: (first, _, reading) =>
    withFields(reading.read(first, reading), (fields) =>
      fields.map((field) => ({...field, name: `${field.name[0]?.toLowerCase() ?? ''}${field.name.slice(1)}`})),
    ),
};

/** An object whose keys a reader picks, or that has a field for each of some names. */
function recordType(first: ts.TypeNode, second: ts.TypeNode | undefined, reading: Reading): ValueType {
  const names = literalNames(first);
  const inner = {...reading, depth: reading.depth + 1};
  const type = second ? reading.read(second, inner) : UNKNOWN;
  return names.length > 0
    ? {kind: 'object', fields: names.map((name): Field => ({name, type, description: '', isRequired: true}))}
    : {kind: 'object', fields: [], others: type};
}

function openedType(type: ApiType, node: ts.TypeReferenceNode, reading: Reading): ValueType {
  if (reading.within.includes(type.id)) {
    return codeOf(node);
  }
  const argument = node.typeArguments?.length === 1 ? reading.read(node.typeArguments[0]!, reading) : undefined;
  const inner: Reading = {...reading, argument, within: [...reading.within, type.id]};
  if (type.text) {
    const found = readText(type.text, inner);
    // The name says more than the text of a function or an unknown type.
    return found.kind === 'function' || found.kind === 'code' ? {...found, type: node.getText()} : found;
  }
  const values = enumerationType(type);
  return values ?? (reading.depth < DEEPEST ? objectOfMembers(type, {...reading, argument}) : codeOf(node));
}

/** Kinds of values that a chart or a grid shows. */
const DATA: readonly ValueType[] = [{kind: 'string'}, {kind: 'number'}, {kind: 'date'}];

/** How a type parameter of the packages, or a type of React, is read. */
function parameterType(name: string, reading: Reading): ValueType | undefined {
  switch (name) {
    case 'T':
    case 'Tdata':
      return reading.argument ?? joinTypes([...DATA, {kind: 'choice', options: [null]}]);
    case 'R':
      return {kind: 'object', fields: [], others: UNKNOWN};
    case 'React.HTMLInputTypeAttribute':
      return {kind: 'string'};
    case 'TDate':
    case 'Date':
      return {kind: 'date'};
    case 'V':
      return joinTypes(DATA);
    default:
      return undefined;
  }
}

/** Reads a named type with its type arguments. */
export function namedType(node: ts.TypeReferenceNode, reading: Reading): ValueType {
  const name = node.typeName.getText();
  const [first, second] = node.typeArguments ?? [];
  const utility = Object.hasOwn(UTILITIES, name) ? UTILITIES[name] : undefined;
  if (utility && first) {
    return utility(first, second, reading);
  }
  if (NODE_TYPES.includes(name)) {
    return {kind: 'node'};
  }
  if (name === 'DateRange' || name === 'NonEmptyDateRange') {
    return {kind: 'dateRange'};
  }
  if (FUNCTION_NAME.test(name)) {
    return {kind: 'function', type: node.getText()};
  }
  if (TRANSPARENT.includes(name) && first) {
    return reading.read(first, reading);
  }
  const type = reading.types[reading.opens.get(name) ?? name];
  const found = parameterType(name, reading) ?? (type ? openedType(type, node, reading) : undefined);
  return found ?? memberType(name) ?? reactPropsType(name, reading) ?? codeOf(node);
}
