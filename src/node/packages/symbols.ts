import ts from 'typescript';
import {projectPath} from '../project';

/** What types and symbols are read with. */
export interface CompilerView {
  readonly checker: ts.TypeChecker;
  /** The file or the place from whose view types are read. */
  readonly scope: ts.Node;
}

/** The symbol that a name stands for, through any number of re-exports. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The exports of a module by name, each resolved to where it is declared. */
export type ModuleExports = ReadonlyMap<string, ts.Symbol>;

/**
 * What the module in a file exports.
 *
 * @returns nothing if the program has no such file, or the file is no module
 */
export function exportsOfFile(file: string, program: ts.Program): ModuleExports | undefined {
  const sourceFile = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const moduleSymbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  const exported = moduleSymbol && checker.getExportsOfModule(moduleSymbol);
  return exported && new Map(exported.map((symbol) => [symbol.name, resolveAlias(symbol, checker)]));
}

/** The files that declare a symbol, from the first declaration on. */
export function filesOfSymbol(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
}

/** Where a symbol is declared, for a message. */
export function locationOfSymbol(symbol: ts.Symbol): {file: string; line: number} | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration) {
    return undefined;
  }
  const sourceFile = declaration.getSourceFile();
  const {line} = sourceFile.getLineAndCharacterOfPosition(declaration.getStart(sourceFile));
  return {file: projectPath(sourceFile.fileName), line: line + 1};
}

/** Whether a prop or member may be left out. */
export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The type of a prop or member, or of an exported value. */
export function typeOf(symbol: ts.Symbol, {checker, scope}: CompilerView): ts.Type {
  return checker.getTypeOfSymbolAtLocation(symbol, scope);
}

/** The type of a prop or member that is given, without `undefined` and `null`. */
export function givenTypeOf(symbol: ts.Symbol, view: CompilerView): ts.Type {
  return view.checker.getNonNullableType(typeOf(symbol, view));
}

/** The members of a type by name; of a union, every member that one of its types has, as the last that has it declares it. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const parts = type.isUnion() ? type.types : [type];
  return new Map(parts.flatMap((part) => checker.getPropertiesOfType(part)).map((member) => [member.name, member]));
}

/** The type of a component's props; nothing for what cannot be called with any. */
export function propsTypeOf(component: ts.Symbol, view: CompilerView): ts.Type | undefined {
  const [signature] = typeOf(component, view).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props && typeOf(props, view);
}
