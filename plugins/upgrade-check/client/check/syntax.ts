import {parse as parseCode, type ParserOptions} from '@babel/parser';
import type {SyntaxProblem} from '../../types';

/** A node of the syntax tree of `@babel/parser`. Only what is asked for by name is known of it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: {readonly start: {readonly line: number; readonly column: number}};
  readonly [key: string]: unknown;
}

/** The syntax that the codemod reads, with TypeScript and JSX. */
const SYNTAX: ParserOptions = {
  sourceType: 'module',
  allowImportExportEverywhere: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  errorRecovery: true,
};

const PLUGINS: ParserOptions['plugins'] = ['typescript', 'decorators-legacy', 'exportDefaultFrom'];

export interface ParsedFile {
  readonly root: SyntaxNode | undefined;
  /** The first one. After some, the rest of the file can be read all the same. */
  readonly problem?: SyntaxProblem;
}

function problemOf(error: unknown): SyntaxProblem {
  const {message, loc} = error as {message: string; loc?: {line: number; column: number}};
  // The parser ends its messages in the place.
  const text = message.replace(/ \(\d+:\d+\)/, '').split('\n')[0] ?? message;
  return {line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1, message: text};
}

function parseWith(text: string, plugins: ParserOptions['plugins']): ParsedFile {
  try {
    const file = parseCode(text, {...SYNTAX, plugins}) as unknown as {program: SyntaxNode; errors?: readonly unknown[]};
    const [error] = file.errors ?? [];
    return error === undefined ? {root: file.program} : {root: file.program, problem: problemOf(error)};
  } catch (error) {
    if (error instanceof RangeError) {
      // Nested too deeply: no place in the code is wrong.
      throw error;
    }
    return {root: undefined, problem: problemOf(error)};
  }
}

/**
 * Reads a file as TypeScript with JSX. If that fails, a file without JSX is read as such, because `<T>value` means something else
 * there.
 *
 * @param path tells the language by its ending
 */
export function parseFile(text: string, path: string): ParsedFile {
  const parsed = parseWith(text, [...(PLUGINS ?? []), 'jsx']);
  if (!parsed.problem || !/\.[cm]?ts$/.test(path)) {
    return parsed;
  }
  const plain = parseWith(text, PLUGINS);
  return plain.problem ? parsed : plain;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as {type?: unknown}).type === 'string';
}

/** The node of a field, if it has one. */
export function child(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes of a field that is a list. */
export function list(node: SyntaxNode | undefined, field: string): readonly SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const SKIPPED = new Set(['loc', 'tokens', 'comments', 'leadingComments', 'trailingComments', 'innerComments', 'extra']);

/** The nodes directly below a node, in the order of the code. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (SKIPPED.has(key)) {
      continue;
    }
    if (Array.isArray(value)) {
      found.push(...value.filter(isNode));
    } else if (isNode(value)) {
      found.push(value);
    }
  }
  return found;
}

/** The node inside parentheses, casts and non-null marks: `rows` of `(rows as Row[])!`. */
export function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const isWrapper =
    node !== undefined &&
    /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression|AwaitExpression|JSXExpressionContainer)$/.test(
      node.type,
    );
  return isWrapper ? unwrap(child(node, 'expression') ?? child(node, 'argument')) : node;
}

/** The text of a string, also of a template without values. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') {
    return node['value'] as string;
  }
  if (node?.type === 'TemplateLiteral' && list(node, 'expressions').length === 0) {
    return (list(node, 'quasis')[0]?.['value'] as {cooked?: string} | undefined)?.cooked;
  }
  return undefined;
}

/** The name of an identifier, also in JSX, or what a string says: both are keys of objects. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') {
    return node['name'] as string;
  }
  return textOf(node);
}

/** The name of a member, a property or an attribute; `undefined` if it is computed by more than a string. */
export function keyOf(node: SyntaxNode): string | undefined {
  const key = child(node, 'property') ?? child(node, 'key') ?? child(node, 'name');
  return node['computed'] === true ? textOf(key) : nameOf(key);
}

interface MemberNode extends SyntaxNode {
  readonly type: 'MemberExpression' | 'OptionalMemberExpression';
}

interface CallNode extends SyntaxNode {
  readonly type: 'CallExpression' | 'OptionalCallExpression';
}

const FUNCTIONS = [
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'ObjectMethod',
  'ClassMethod',
] as const;

interface FunctionNode extends SyntaxNode {
  readonly type: (typeof FUNCTIONS)[number];
}

/** Whether a node is `object.name` or `object?.name`. */
export function isMember(node: SyntaxNode | undefined): node is MemberNode {
  return node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression';
}

export function isCall(node: SyntaxNode | undefined): node is CallNode {
  return node?.type === 'CallExpression' || node?.type === 'OptionalCallExpression';
}

export function isFunction(node: SyntaxNode | undefined): node is FunctionNode {
  return FUNCTIONS.some((type) => type === node?.type);
}
