import ts from 'typescript';
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

/** Every import of a module: declarations, re-exports, `import('…')` as value and as type. */
export function importsOf(source: ts.SourceFile): ModuleImport[] {
  const found: ModuleImport[] = [];
  const add = (node: ts.Node | undefined, declaration?: ModuleImport['declaration']): void => {
    if (node && ts.isStringLiteralLike(node)) {
      found.push({specifier: node.text, node, ...(declaration && {declaration})});
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
