import ts from 'typescript';
import type {ValueType} from '../types';
import type {ProductTypes, TypeText} from '../../../src/site/apiData';
import {intersectObjects, joinTypes} from './joinTypes';
import {literalOf} from './literals';
import {namedType} from './namedTypes';
import {CLASSES, objectOfLiteral} from './objectFields';
import {DEEPEST, codeOf, readText} from './reading';
import type {Reading} from './reading';

/** A string by its type; by its name, it may be a color. */
function stringType(name: string): ValueType {
  return {kind: /(?:^|[a-z])colors?$|^(?:fill|stroke)$/i.test(name) ? 'color' : 'string'};
}

/** The member of a type by its name: `AxisConfig['min']`; by a type parameter, a value that fits some member. */
function indexedType(node: ts.IndexedAccessTypeNode, reading: Reading): ValueType {
  const owner = reading.read(node.objectType, reading);
  const fields = owner.kind === 'object' ? owner.fields : [];
  const name = literalOf(node.indexType);
  const types = fields.filter((field) => name === undefined || field.name === name).map(({type}) => type);
  return types.length > 0 ? joinTypes(types) : codeOf(node);
}

function keysOf(node: ts.TypeOperatorNode, reading: Reading): ValueType {
  const owner = reading.read(node.type, reading);
  const names = owner.kind === 'object' ? owner.fields.map(({name}) => name) : [];
  return names.length > 0 ? {kind: 'choice', options: names} : codeOf(node);
}

function intersectionType(node: ts.IntersectionTypeNode, reading: Reading): ValueType {
  const types = node.types.map((part) => reading.read(part, reading));
  if (types.some(({kind}) => kind === 'function')) {
    return {kind: 'function', type: node.getText()};
  }
  const scalar = types.find(({kind}) => kind === 'number' || kind === 'string' || kind === 'boolean');
  return scalar ?? intersectObjects(types) ?? codeOf(node);
}

function keywordType(node: ts.TypeNode, reading: Reading): ValueType {
  if (node.kind === ts.SyntaxKind.BooleanKeyword) {
    return {kind: 'boolean'};
  }
  if (node.kind === ts.SyntaxKind.NumberKeyword) {
    return {kind: 'number'};
  }
  return node.kind === ts.SyntaxKind.StringKeyword ? stringType(reading.name) : codeOf(node);
}

function nodeType(node: ts.TypeNode, reading: Reading): ValueType {
  const literal = literalOf(node);
  if (literal !== undefined) {
    return {kind: 'choice', options: [literal]};
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return reading.read(node.type, reading);
  }
  if (ts.isTypeOperatorNode(node)) {
    return node.operator === ts.SyntaxKind.KeyOfKeyword ? keysOf(node, reading) : reading.read(node.type, reading);
  }
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.filter(({kind}) => kind !== ts.SyntaxKind.UndefinedKeyword);
    return joinTypes(parts.map((part) => reading.read(part, reading)));
  }
  if (ts.isArrayTypeNode(node)) {
    return {kind: 'list', of: reading.read(node.elementType, reading)};
  }
  if (ts.isTypeLiteralNode(node)) {
    return reading.depth < DEEPEST ? objectOfLiteral(node, reading) : codeOf(node);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return intersectionType(node, reading);
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    return indexedType(node, reading);
  }
  if (ts.isFunctionTypeNode(node)) {
    return {kind: 'function', type: node.getText()};
  }
  return ts.isTypeReferenceNode(node) ? namedType(node, reading) : keywordType(node, reading);
}

/**
 * The type of a prop, as the controls need it: objects down to four levels, and `code` for deeper ones and for what is not JSON.
 *
 * Deprecated fields and refs are left out. Further fields of Material UI's components and of HTML elements are `others` of an
 * object.
 *
 * @param types what the names in the type open to
 */
export function valueType({name, type}: {name: string; type: TypeText}, types: ProductTypes): ValueType {
  if (name === 'classes') {
    return CLASSES;
  }
  return readText(type, {name, types, opens: new Map(), depth: 0, within: [], argument: undefined, read: nodeType});
}
