import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {DOCUMENTED_PACKAGES, type PlanId} from '../../../../src/site/packages';
import type {ProductId} from '../../../../src/site/products';
import {RoomError} from '../../../kit/errors';
import {installedFolder, PROJECT_ROOT, projectPath, readInstalledManifest} from '../../../kit/project';

/** An installed package whose types are read. */
export interface PackageSource {
  readonly name: string;
  readonly version: string;
  readonly productId: ProductId;
  readonly plan: PlanId;
  /** Absolute path. */
  readonly folder: string;
}

/**
 * The documented packages as they are installed, in the order of the facts: a product's community package first.
 *
 * @throws a {@link RoomError} that names the first package that is not installed
 */
export function documentedPackages(): PackageSource[] {
  return DOCUMENTED_PACKAGES.map(({name, productId, plan}) => {
    const folder = installedFolder(name);
    try {
      return {name, productId, plan, folder, version: readInstalledManifest(name).version};
    } catch {
      throw new RoomError(
        'api-reference',
        `the documented package "${name}" is not installed. Run npm ci, or take it out of DOCUMENTED_PACKAGES.`,
        {file: 'src/site/packages.ts'},
      );
    }
  });
}

interface PackageManifest {
  /** The build for Node. */
  readonly main?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** The manifest in a package's folder. */
export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** Tells whether a folder of a package may be imported by itself, as `@mui/x-tree-view/TreeItem`. */
export function isPublicEntry(source: PackageSource, folder: string): boolean {
  return (
    ts.sys.fileExists(path.join(source.folder, folder, 'package.json')) ||
    (ts.sys.fileExists(path.join(source.folder, folder, 'index.d.ts')) &&
      readManifest(source.folder).exports?.['./*'] !== undefined)
  );
}

/** The file that a package's exports are read from. */
export function typesIndex(source: PackageSource): string {
  return path.join(source.folder, 'index.d.ts');
}

/** Folder of the packages that a component's own props may come from. */
const MUI_FOLDER = path.join(PROJECT_ROOT, 'node_modules', '@mui');

/** The documented package that a file belongs to. */
export function packageOfFile(file: string, packages: readonly PackageSource[]): PackageSource | undefined {
  return packages.find(({folder}) => isInside(file, folder));
}

/**
 * Tells whether what a file declares is documented as a component's own: files of the documented packages and of every
 * other `@mui` package. The rest (React's attributes) is documented as inheritance.
 */
export function isOwnFile(file: string, packages: readonly PackageSource[]): boolean {
  return isInside(file, MUI_FOLDER) || packageOfFile(file, packages) !== undefined;
}

/** Asked for every prop of every component, so it compares text and does not resolve: the compiler's paths are absolute. */
function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder) && file[folder.length] === '/';
}

/** The file that declares a symbol; of several, the first one of a documented package. */
export function fileOfSymbol(symbol: ts.Symbol, packages: readonly PackageSource[] = []): string {
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return files.find((file) => isOwnFile(file, packages)) ?? files[0] ?? '';
}

/** The exports of a package by name, each resolved to where it is declared. */
export type PackageExports = ReadonlyMap<string, ts.Symbol>;

/** The symbol that a name stands for, through any number of re-exports. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * What the module in a file exports.
 *
 * @returns nothing where the program has no such file, or the file is no module
 */
export function exportsOfFile(file: string, program: ts.Program): PackageExports | undefined {
  const sourceFile = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const moduleSymbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  if (!moduleSymbol) {
    return undefined;
  }
  const exported = checker.getExportsOfModule(moduleSymbol);
  return new Map(exported.map((symbol) => [symbol.name, resolveAlias(symbol, checker)]));
}

/** Where a symbol is declared, for a message. */
export function placeOfSymbol(symbol: ts.Symbol): {file: string; line: number} | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration) {
    return undefined;
  }
  const sourceFile = declaration.getSourceFile();
  const {line} = sourceFile.getLineAndCharacterOfPosition(declaration.getStart(sourceFile));
  return {file: projectPath(sourceFile.fileName), line: line + 1};
}
