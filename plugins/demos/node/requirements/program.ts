import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {typescriptProgram} from '../../../../src/node/typescriptProgram';

/** The program that the demos were last read with; a changed demo makes a new one from it, which costs little. */
let kept: ts.Program | undefined;

function isPackageFile(file: string): boolean {
  return file.includes('/node_modules/');
}

function textOnDisk(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isCurrent(program: ts.Program, files: readonly string[]): boolean {
  return (
    files.every((file) => program.getSourceFile(file)) &&
    program
      .getSourceFiles()
      .every((source) => isPackageFile(source.fileName) || source.text === textOnDisk(source.fileName))
  );
}

/** A program of the same packages whose other files are read anew. */
function derived(from: ts.Program, files: readonly string[]): ts.Program {
  const options = from.getCompilerOptions();
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const old = from.getSourceFile(file);
    const isSame = old && (isPackageFile(file) || old.text === textOnDisk(file));
    return isSame ? old : readSource(file, ...rest);
  };
  const present = from.getRootFileNames().filter((file) => ts.sys.fileExists(file));
  return ts.createProgram({rootNames: [...new Set([...present, ...files])], options, host, oldProgram: from});
}

/**
 * The compiler's view of the demos, as they are on disk now. The packages are read once per process.
 *
 * @param files absolute paths of the demos that are asked about
 * @throws when the first call names a file that does not exist
 */
export function demosProgram(files: readonly string[]): ts.Program {
  if (!kept) {
    kept = typescriptProgram({rootFiles: files});
  }
  if (!isCurrent(kept, files)) {
    kept = derived(kept, files);
  }
  return kept;
}

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
