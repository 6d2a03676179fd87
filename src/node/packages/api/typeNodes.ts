import ts from 'typescript';
import {nodesIn} from '../nodesIn';

const PRINTER = ts.createPrinter({removeComments: true});

/** A type that the compiler could not make sense of prints as `any`; only its name inside the compiler tells. */
export function isErrorType(type: ts.Type): boolean {
  return (type as {intrinsicName?: string}).intrinsicName === 'error';
}

/** A node of the compiler's as code on one line. */
export function textOfNode(node: ts.Node, scope: ts.SourceFile): string {
  const source = node.pos >= 0 ? (node.getSourceFile() ?? scope) : scope;
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, source)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;\s*\}/g, ' }');
}

function isUndefinedNode(node: ts.TypeNode): boolean {
  return node.kind === ts.SyntaxKind.UndefinedKeyword;
}

function unionOf(members: readonly ts.TypeNode[]): ts.TypeNode {
  const [only] = members;
  if (members.length > 1 || !only) {
    return ts.factory.createUnionTypeNode(members);
  }
  // The parentheses that a function needs beside others.
  return ts.isParenthesizedTypeNode(only) ? only.type : only;
}

/** Drops what an optional prop adds to its type. */
export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  return ts.isUnionTypeNode(node) && node.types.some(isUndefinedNode)
    ? unionOf(node.types.filter((member) => !isUndefinedNode(member)))
    : node;
}

/** Drops members that read the same: types that differ only in what the compiler knows of them. */
export function withoutRepeats(node: ts.TypeNode, scope: ts.SourceFile): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) {
    return node;
  }
  const byText = new Map(node.types.map((member) => [textOfNode(member, scope), member]));
  return byText.size < node.types.length ? unionOf([...byText.values()]) : node;
}

/** Puts the members of a union into the order in which its author wrote them; the compiler forgets it. */
export function inWrittenOrder(node: ts.TypeNode, written: ts.TypeNode | undefined, scope: ts.SourceFile): ts.TypeNode {
  if (!written || !ts.isUnionTypeNode(node) || !ts.isUnionTypeNode(written)) {
    return node;
  }
  const order = written.types.map((member) => textOfNode(member, scope).replace(/"/g, "'"));
  const rank = (member: ts.TypeNode): number => {
    const place = order.indexOf(textOfNode(member, scope));
    return place < 0 ? order.length : place;
  };
  const ranked = node.types.map((member) => ({member, place: rank(member)}));
  return unionOf(ranked.sort((a, b) => a.place - b.place).map(({member}) => member));
}

/** Whether a printed type names one of the given type parameters. */
export function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  const isNamed = (inner: ts.Node) =>
    ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName) && names.has(inner.typeName.text);
  return names.size > 0 && nodesIn(node).some(isNamed);
}

/** The namespaces around a declaration, from the outermost: `React`, `JSX` for `React.JSX.Element`. */
export function namespacesAround(symbol: ts.Symbol): string[] {
  const names: string[] = [];
  for (let node: ts.Node | undefined = symbol.declarations?.[0]?.parent; node; node = node.parent) {
    const isGlobal = (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && !isGlobal) {
      names.unshift(node.name.text);
    }
  }
  return names;
}

/** The last part of a name: `MouseEvent` of `React.MouseEvent`. */
export function lastPart(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : name.right;
}

/** The type parameters that a symbol declares. */
export function typeParametersOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    const isGeneric =
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isClassDeclaration(declaration);
    if (isGeneric && declaration.typeParameters) {
      return declaration.typeParameters;
    }
  }
  return [];
}

/**
 * Whether a type is better shown as the compiler resolves it than as it is written: one that is looked up in
 * another type.
 */
export function isLookedUp(node: ts.Node): boolean {
  return nodesIn(node).some(
    (inner) =>
      ts.isIndexedAccessTypeNode(inner) ||
      (ts.isTypeOperatorNode(inner) && inner.operator === ts.SyntaxKind.KeyOfKeyword) ||
      ts.isInferTypeNode(inner),
  );
}

/** A name as a type of its own: `React.HTMLAttributes` of `extends React.HTMLAttributes<HTMLElement>`. */
export function asTypeReference(node: ts.ExpressionWithTypeArguments): ts.TypeReferenceNode {
  const nameOf = (expression: ts.Expression): ts.EntityName =>
    ts.isPropertyAccessExpression(expression)
      ? ts.factory.createQualifiedName(nameOf(expression.expression), expression.name as ts.Identifier)
      : (expression as ts.Identifier);
  return ts.factory.createTypeReferenceNode(nameOf(node.expression), node.typeArguments);
}
