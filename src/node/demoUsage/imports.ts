import ts from 'typescript';
import {nodesIn} from '../packages/nodesIn';
import {isPackageFile} from '../packages/program';

/** The demo's own file and those it brings along by relative imports. */
export function ownSources(file: string, program: ts.Program): ts.SourceFile[] {
  const checker = program.getTypeChecker();
  const found = new Set<ts.SourceFile>();
  const add = (source: ts.SourceFile | undefined): void => {
    if (!source || found.has(source) || isPackageFile(source.fileName)) {
      return;
    }
    found.add(source);
    importsOf(source)
      .filter(({specifier}) => specifier.startsWith('.'))
      .forEach(({node}) => add(checker.getSymbolAtLocation(node)?.valueDeclaration?.getSourceFile()));
  };
  add(program.getSourceFile(file));
  return [...found];
}

/** A place where a module names another. */
export interface ModuleImport {
  readonly specifier: string;
  /** The text between the quotes, in the tree. */
  readonly node: ts.StringLiteralLike;
  /** The declaration around it; none for `import('…')`. */
  readonly declaration?: ts.ImportDeclaration | ts.ExportDeclaration;
}

function importIn(node: ts.Node): {literal?: ts.Node | undefined; declaration?: ModuleImport['declaration']} {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return {literal: node.moduleSpecifier, declaration: node};
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return {literal: node.arguments[0]};
  }
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? {literal: node.argument.literal} : {};
}

/** Every import of a module: declarations, re-exports, `import('…')` as value and as type. */
export function importsOf(source: ts.SourceFile): ModuleImport[] {
  return nodesIn(source).flatMap((node): ModuleImport[] => {
    const {literal, ...facts} = importIn(node);
    return literal && ts.isStringLiteralLike(literal) ? [{specifier: literal.text, node: literal, ...facts}] : [];
  });
}
