import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {DOCUMENTED_PACKAGES, type PlanId} from '../../../site/packages';
import type {ProductId} from '../../../site/products';
import {joinProblems, PluginError, type SourceLocation} from '../../errors';
import {DOCUMENTED_FOLDERS, packageOfFile} from '../documentedPackages';
import {isMuiFile} from '../program';
import {filesOfSymbol} from '../symbols';
import {installedVersion, PROJECT_ROOT} from '../../project';

/** An installed package whose types are read. */
export interface PackageSource {
  readonly name: string;
  readonly version: string;
  readonly productId: ProductId;
  readonly plan: PlanId;
  /** Absolute path, as the compiler names it. */
  readonly folder: string;
}

/** The version of an installed package; nothing for one that is not installed. */
function versionOf(packageName: string): string | undefined {
  try {
    return installedVersion(packageName);
  } catch {
    return undefined;
  }
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** What is wrong with an installed package, if anything, by the text of the project's package.json. */
function problemOfPackage(name: string, manifestText: string): PluginError | undefined {
  const {dependencies} = JSON.parse(manifestText) as {dependencies?: Readonly<Record<string, string>>};
  const pinned = dependencies?.[name];
  const installed = versionOf(name);
  const line = manifestText.split('\n').findIndex((text) => text.includes(`"${name}":`)) + 1;
  const location = {file: 'package.json', ...(line > 0 && {line})};
  const problem = (what: string, at: SourceLocation = location) => new PluginError('api-reference', what, at);
  if (pinned === undefined) {
    return problem(
      `the documented package "${name}" is no dependency. Add it, or take it out of DOCUMENTED_PACKAGES in src/site/packages.ts.`,
    );
  }
  if (!EXACT_VERSION.test(pinned)) {
    return problem(
      `the documented package "${name}" must be pinned to one version, and "${pinned}" is none: pages say which version they describe.`,
    );
  }
  if (installed === undefined) {
    const what = `the documented package "${name}" is not installed. Run npm ci, or take it out of DOCUMENTED_PACKAGES.`;
    return problem(what, {file: 'src/site/packages.ts'});
  }
  return installed === pinned
    ? undefined
    : problem(`"${name}" is pinned to ${pinned}, but ${installed} is installed. Run npm ci.`);
}

/**
 * The documented packages as they are installed, in the order of the facts: a product's community package first.
 *
 * @throws a {@link PluginError} that names every package that is not installed, or in another version than package.json says
 */
export function documentedPackages(): PackageSource[] {
  const manifestText = readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const problem = joinProblems(DOCUMENTED_PACKAGES.flatMap(({name}) => problemOfPackage(name, manifestText) ?? []));
  if (problem) {
    throw problem;
  }
  return DOCUMENTED_FOLDERS.map(({name, productId, plan, folder}) => {
    return {name, productId, plan, folder, version: installedVersion(name)};
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
export function isPublicEntry(source: Pick<PackageSource, 'folder'>, folder: string): boolean {
  return (
    ts.sys.fileExists(path.join(source.folder, folder, 'package.json')) ||
    (ts.sys.fileExists(path.join(source.folder, folder, 'index.d.ts')) &&
      readManifest(source.folder).exports?.['./*'] !== undefined)
  );
}

/** The file that a package's exports are read from. */
export function typesIndex(source: Pick<PackageSource, 'folder'>): string {
  return path.join(source.folder, 'index.d.ts');
}

/**
 * Whether what a file declares is documented as a component's own: files of the documented packages and of every
 * other `@mui` package. The rest (React's attributes) is documented as inheritance.
 */
export function isOwnFile(file: string, packages: readonly PackageSource[]): boolean {
  return isMuiFile(file) || packageOfFile(file, packages) !== undefined;
}

/** The file that declares a symbol; of several, the first one of a documented package. */
export function fileOfSymbol(symbol: ts.Symbol, packages: readonly PackageSource[] = []): string {
  const files = filesOfSymbol(symbol);
  return files.find((file) => isOwnFile(file, packages)) ?? files[0] ?? '';
}
