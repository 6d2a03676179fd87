import ts from 'typescript';
import type {Literal} from '../types';

const KEYWORDS: ReadonlyMap<ts.SyntaxKind, Literal> = new Map<ts.SyntaxKind, Literal>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

/** The value of a literal's type; `undefined` for any other type. */
export function literalOf(node: ts.TypeNode): Literal | undefined {
  if (!ts.isLiteralTypeNode(node)) {
    return undefined;
  }
  const {literal} = node;
  if (ts.isStringLiteral(literal)) {
    return literal.text;
  }
  const keyword = KEYWORDS.get(literal.kind);
  return keyword === undefined ? Number(literal.getText()) : keyword;
}
