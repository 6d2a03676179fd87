import ts from 'typescript';
import type {TypeText} from '../../types';
import {resolveAlias} from './packages';
import {typeOfMember, type CompilerView} from './symbols';
import {isErrorType, type TypeTexts, type TypeTextRequest} from './typeText';

function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.[0];
  const hasType =
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isTypeAliasDeclaration(declaration) || ts.isParameter(declaration));
  return hasType ? declaration.type : undefined;
}

/** The name of a package that a name is imported from, where the package is not there or brings no types. */
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

/**
 * Why the compiler can make no sense of a written type: the package that its names come from, possibly by way of
 * aliases. Packages may name types of dependencies that bring none; a missing file of their own is a fault.
 */
export function untypedDependency(node: ts.Node, checker: ts.TypeChecker, depth = 0): string | undefined {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const missing = symbol && missingPackage(symbol, checker);
    const alias = symbol && typeNodeOf(resolveAlias(symbol, checker));
    const below = missing === undefined && alias && depth < 5 ? untypedDependency(alias, checker, depth + 1) : missing;
    if (below !== undefined) {
      return below;
    }
  }
  return ts.forEachChild(node, (child) => untypedDependency(child, checker, depth));
}

export interface PrintedMember {
  /** Nothing where the type can be printed in no way. */
  readonly text: TypeText | undefined;
  /** The package without types, for which the text is as written by the author. */
  readonly untyped: string | undefined;
}

/** The type of a prop or member as code. */
export function printMember(
  symbol: ts.Symbol,
  texts: TypeTexts,
  view: CompilerView,
  options: Omit<TypeTextRequest, 'type'>,
): PrintedMember {
  const type = typeOfMember(symbol, view);
  const written = isErrorType(type) ? typeNodeOf(symbol) : undefined;
  const untyped = written && untypedDependency(written, view.checker);
  return written && untyped !== undefined
    ? {text: texts.printWritten(written), untyped}
    : {text: texts.print({...options, type}), untyped: undefined};
}
