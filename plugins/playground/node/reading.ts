import type ts from 'typescript';
import {parseType} from '../../../src/node/packages/parseType';
import type {ValueType} from '../types';
import {printedType, type ProductTypes, type TypeText} from '../../../src/site/apiData';

/** What is known while a type is read. */
export interface Reading {
  /** Name of the prop or field. */
  readonly name: string;
  readonly types: ProductTypes;
  /** Ids of the types whose names open, by the name in the text. */
  readonly opens: ReadonlyMap<string, string>;
  /** Objects that the type stands in. */
  readonly depth: number;
  /** Ids of the types that the type stands in. */
  readonly within: readonly string[];
  /** What stands for the type parameter of the type that the type stands in. */
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

/** What a type that is given as text stands for. */
export function readText(type: TypeText, reading: Reading): ValueType {
  const parsed = parsedType(type);
  return parsed
    ? reading.read(parsed.node, {...reading, opens: parsed.opens})
    : {kind: 'code', type: printedType(type)};
}

/** Objects in objects are described so deep; what is deeper is written as code. */
export const DEEPEST = 4;

/** What is taken, but not described: attributes of HTML, and keys that a reader picks. */
export const UNKNOWN: ValueType = {kind: 'code', type: 'unknown'};

export function codeOf(node: ts.TypeNode): ValueType {
  return {kind: 'code', type: node.getText()};
}
