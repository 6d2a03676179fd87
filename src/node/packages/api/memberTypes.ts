import ts from 'typescript';
import type {TypeText} from '../../../site/apiData';
import {nodesIn} from '../nodesIn';
import {resolveAlias, typeOf, type CompilerView} from '../symbols';
import {isErrorType, isLookedUp} from './typeNodes';
import type {TypeTextRequest, TypeTexts} from './typeText';

/** The types that the declarations of a symbol state. */
function typeNodesOf(symbol: ts.Symbol): ts.TypeNode[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const hasType =
      ts.isPropertySignature(declaration) || ts.isTypeAliasDeclaration(declaration) || ts.isParameter(declaration);
    return hasType && declaration.type ? [declaration.type] : [];
  });
}

/** The type that a symbol with one declaration states. */
function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  return symbol.declarations?.length === 1 ? typeNodesOf(symbol)[0] : undefined;
}

/** The name of a package that a name is imported from, if the package is not there or brings no types. */
function missingPackage(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  for (let node: ts.Node | undefined = symbol.declarations?.[0]; node; node = node.parent) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const name = node.moduleSpecifier.text;
      const isFound = checker.getSymbolAtLocation(node.moduleSpecifier) !== undefined;
      return isFound || name.startsWith('.') ? undefined : name;
    }
  }
  return undefined;
}

/** A name in a written type that means nothing to the compiler. */
interface Gap {
  /** The package that the name is imported from, if it brings no types. Packages may do so with dependencies. */
  readonly untyped: string | undefined;
}

/** A {@link Gap} among the names in a written type. */
function gapIn(node: ts.Node, checker: ts.TypeChecker): Gap | undefined {
  const imported = nodesIn(node)
    .filter(ts.isTypeReferenceNode)
    .map(({typeName}) => checker.getSymbolAtLocation(typeName));
  // What nothing is known of has no declaration: the compiler's own sign for it.
  const index = imported.findIndex((symbol) => !symbol || !resolveAlias(symbol, checker).declarations);
  const unknown = imported[index];
  return index < 0 ? undefined : {untyped: unknown && missingPackage(unknown, checker)};
}

/** A {@link Gap} in a written type or, as far as it is not there, in what its names stand for. */
function deepGapIn(node: ts.Node, checker: ts.TypeChecker, depth = 0): Gap | undefined {
  const gap = gapIn(node, checker);
  if (gap || depth > 3) {
    return gap;
  }
  const imported = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
  const behind = imported ? (resolveAlias(imported, checker).declarations ?? []) : [];
  for (const declaration of behind) {
    const below = ts.isTypeParameterDeclaration(declaration)
      ? undefined
      : ts.forEachChild(declaration, (child) => deepGapIn(child, checker, depth + 1));
    if (below) {
      return below;
    }
  }
  return ts.forEachChild(node, (child) => deepGapIn(child, checker, depth));
}

/** Whether a written type names a type parameter, whose meaning depends on who asks. */
function namesParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const isParameter = (inner: ts.Node) =>
    ts.isTypeReferenceNode(inner) &&
    ((checker.getSymbolAtLocation(inner.typeName)?.flags ?? 0) & ts.SymbolFlags.TypeParameter) !== 0;
  return nodesIn(node).some(isParameter);
}

function alternatives(type: ts.Type): ReadonlySet<ts.Type> {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(parts.filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0));
}

/** Whether two types are the same, but for `undefined`. */
function isSame(one: ts.Type, other: ts.Type): boolean {
  const [ones, others] = [alternatives(one), alternatives(other)];
  return ones.size === others.size && [...ones].every((part) => others.has(part));
}

/**
 * Whether what its author wrote is the type of a member. It is not if a type parameter has a meaning, or if a
 * type that is made of another changes it.
 */
function isAsWritten(symbol: ts.Symbol, written: ts.TypeNode, view: CompilerView): boolean {
  if (isLookedUp(written)) {
    return false;
  }
  return (
    (symbol.flags & ts.SymbolFlags.Transient) === 0 ||
    (!namesParameter(written, view.checker) && isSame(typeOf(symbol, view), view.checker.getTypeFromTypeNode(written)))
  );
}

export interface PrintedMember {
  /** Nothing if the type can be printed in no way. */
  readonly text: TypeText | undefined;
  /** The package without types, for which the text is as written by the author. */
  readonly untyped: string | undefined;
}

/**
 * The type of a prop or member as code: in its author's words, if those are true and say more than what the compiler
 * makes of them.
 */
export function printMember(
  symbol: ts.Symbol,
  texts: TypeTexts,
  view: CompilerView,
  options: Omit<TypeTextRequest, 'type' | 'written'>,
): PrintedMember {
  const nodes = typeNodesOf(symbol);
  const asWritten = (node: ts.TypeNode, gap: Gap): PrintedMember => ({
    text: gap.untyped === undefined ? undefined : texts.printWritten(node, options.isOptional),
    untyped: gap.untyped,
  });
  for (const node of nodes) {
    const gap = gapIn(node, view.checker);
    if (gap) {
      return asWritten(node, gap);
    }
  }
  const written = typeNodeOf(symbol);
  if (written && !options.constrainedType && isAsWritten(symbol, written, view)) {
    return {text: texts.printWritten(written, options.isOptional), untyped: undefined};
  }
  const type = typeOf(symbol, view);
  if (!isErrorType(type)) {
    return {text: texts.print({...options, type, ...(written && {written})}), untyped: undefined};
  }
  for (const node of nodes) {
    const gap = deepGapIn(node, view.checker);
    if (gap) {
      return asWritten(node, gap);
    }
  }
  return {text: undefined, untyped: undefined};
}
