import type ts from 'typescript';
import {parseType} from '../../../src/node/packages/parseType';
import type {ValueType} from '../types';
import {printedType, type ProductTypes, type TypeText} from '../../../src/site/apiData';

/** The context in which a type is read. */
export interface Reading {
  /** Name of the prop or field. */
  readonly name: string;
  readonly types: ProductTypes;
  /** Ids of the types whose names open, by the name in the text. */
  readonly opens: ReadonlyMap<string, string>;
  /** How many objects the type is nested in. */
  readonly depth: number;
  /** Ids of the types that the type is nested in. */
  readonly within: readonly string[];
  /** The type argument of the enclosing type. */
  readonly argument: ValueType | undefined;
  /** Reads a part of the type. */
  readonly read: (node: ts.TypeNode, reading: Reading) => ValueType;
}

/** A type that is given as text, and what the names in it open to. */
export interface ParsedType {
  readonly node: ts.TypeNode;
  readonly opens: ReadonlyMap<string, string>;
}

/** Parses a type; a text that is no type gives `undefined`. */
export function parsedType(type: TypeText): ParsedType | undefined {
  const node = parseType(printedType(type));
  const opens = new Map(type.flatMap((part) => (typeof part === 'string' ? [] : [[part.text, part.opens] as const])));
  return node && {node, opens};
}

/** Reads a type that is given as text. */
export function readText(type: TypeText, reading: Reading): ValueType {
  const parsed = parsedType(type);
  return parsed
    ? reading.read(parsed.node, {...reading, opens: parsed.opens})
    : {kind: 'code', type: printedType(type)};
}

/** Levels of nested objects that are described; deeper ones are written as code. */
export const DEEPEST = 4;

/** The type of fields that are accepted, but not described: attributes of HTML, and keys that a reader picks. */
export const UNKNOWN: ValueType = {kind: 'code', type: 'unknown'};

export function codeOf(node: ts.TypeNode): ValueType {
  return {kind: 'code', type: node.getText()};
}
