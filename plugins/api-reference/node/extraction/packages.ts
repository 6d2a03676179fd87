import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {DOCUMENTED_PACKAGES, type PlanId} from '../../../../src/site/packages';
import type {ProductId} from '../../../../src/site/products';
import {joinProblems, PluginError} from '../../../../src/node/errors';
import {isInside, packageOfFile} from '../../../../src/node/packages/documentedPackages';
import {resolveAlias} from '../../../../src/node/packages/symbols';
import {installedFolder, PROJECT_ROOT, projectPath, readInstalledManifest} from '../../../../src/node/project';

/** An installed package whose types are read. */
export interface PackageSource {
  readonly name: string;
  readonly version: string;
  readonly productId: ProductId;
  readonly plan: PlanId;
  /** Absolute path. */
  readonly folder: string;
}

/** What a check of the documented packages looks at. */
export interface InstalledFacts {
  /** The text of the project's package.json. */
  readonly manifestText: string;
  /** The version of an installed package; nothing for one that is not installed. */
  readonly versionOf: (packageName: string) => string | undefined;
}

function installedFacts(): InstalledFacts {
  return {
    manifestText: readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'),
    versionOf: (packageName) => {
      try {
        return readInstalledManifest(packageName).version;
      } catch {
        return undefined;
      }
    },
  };
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** What is wrong with an installed package, if anything. */
function problemOfPackage(name: string, {manifestText, versionOf}: InstalledFacts): PluginError | undefined {
  const {dependencies} = JSON.parse(manifestText) as {dependencies?: Readonly<Record<string, string>>};
  const pinned = dependencies?.[name];
  const installed = versionOf(name);
  const line = manifestText.split('\n').findIndex((text) => text.includes(`"${name}":`)) + 1;
  const location = {file: 'package.json', ...(line > 0 && {line})};
  if (pinned === undefined) {
    const what = `the documented package "${name}" is no dependency. Add it, or take it out of DOCUMENTED_PACKAGES in src/site/packages.ts.`;
    return new PluginError('api-reference', what, location);
  }
  if (!EXACT_VERSION.test(pinned)) {
    const what = `the documented package "${name}" must be pinned to one version, and "${pinned}" is none: pages say which version they describe.`;
    return new PluginError('api-reference', what, location);
  }
  if (installed === undefined) {
    return new PluginError(
      'api-reference',
      `the documented package "${name}" is not installed. Run npm ci, or take it out of DOCUMENTED_PACKAGES.`,
      {file: 'src/site/packages.ts'},
    );
  }
  if (installed !== pinned) {
    const what = `"${name}" is pinned to ${pinned}, but ${installed} is installed. Run npm ci.`;
    return new PluginError('api-reference', what, location);
  }
  return undefined;
}

/**
 * The documented packages as they are installed, in the order of the facts: a product's community package first.
 *
 * @throws a {@link PluginError} that names every package that is not installed, or in another version than package.json says
 */
export function documentedPackages(facts: InstalledFacts = installedFacts()): PackageSource[] {
  const problem = joinProblems(DOCUMENTED_PACKAGES.flatMap(({name}) => problemOfPackage(name, facts) ?? []));
  if (problem) {
    throw problem;
  }
  return DOCUMENTED_PACKAGES.map(({name, productId, plan}) => {
    return {name, productId, plan, folder: installedFolder(name), version: facts.versionOf(name) ?? ''};
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

/** The folder of a package's build of ES modules. */
export function moduleFolder(packageFolder: string): string {
  const folder = path.join(packageFolder, 'esm');
  return ts.sys.directoryExists(folder) ? folder : packageFolder;
}

/** Whether a folder of a package may be imported by itself, as `@mui/x-tree-view/TreeItem`. */
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

/**
 * Whether what a file declares is documented as a component's own: files of the documented packages and of every
 * other `@mui` package. The rest (React's attributes) is documented as inheritance.
 */
export function isOwnFile(file: string, packages: readonly PackageSource[]): boolean {
  return isInside(file, MUI_FOLDER) || packageOfFile(file, packages) !== undefined;
}

/** The file that declares a symbol; of several, the first one of a documented package. */
export function fileOfSymbol(symbol: ts.Symbol, packages: readonly PackageSource[] = []): string {
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return files.find((file) => isOwnFile(file, packages)) ?? files[0] ?? '';
}

/** The exports of a package by name, each resolved to where it is declared. */
export type PackageExports = ReadonlyMap<string, ts.Symbol>;

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
export function locationOfSymbol(symbol: ts.Symbol): {file: string; line: number} | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration) {
    return undefined;
  }
  const sourceFile = declaration.getSourceFile();
  const {line} = sourceFile.getLineAndCharacterOfPosition(declaration.getStart(sourceFile));
  return {file: projectPath(sourceFile.fileName), line: line + 1};
}
