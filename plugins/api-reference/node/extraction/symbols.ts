import ts from 'typescript';

/** What is read of the compiler's symbols in more than one place. */
export interface CompilerView {
  readonly checker: ts.TypeChecker;
  /** The file from whose view types are read. */
  readonly scope: ts.SourceFile;
}

/** Whether a prop or member may be left out. */
export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The type of a prop or member. */
export function typeOfMember(symbol: ts.Symbol, {checker, scope}: CompilerView): ts.Type {
  return checker.getTypeOfSymbolAtLocation(symbol, scope);
}

/** The type of a prop or member that is given, without `undefined` and `null`. */
export function givenTypeOf(symbol: ts.Symbol, view: CompilerView): ts.Type {
  return view.checker.getNonNullableType(typeOfMember(symbol, view));
}
