import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../errors';
import {typescriptProgram} from '../program';
import type {ApiPagesOption} from '../../../site/apiPages';
import type {ProductId} from '../../../site/products';
import {didYouMean} from '../../../text/nearestName';
import {exportsOfFile, type CompilerView, type ModuleExports} from '../symbols';
import {isPublicEntry, typesIndex, type PackageSource} from './packages';

/** The documented packages, read by the compiler. */
export interface ComponentProgram extends CompilerView {
  /** The file from whose view types are read. */
  readonly scope: ts.SourceFile;
  readonly program: ts.Program;
  readonly packages: readonly PackageSource[];
  /** One entry for each package, in their order. */
  readonly exportsOf: ReadonlyMap<PackageSource, ModuleExports>;
}

/** A component that is asked for, and a package that may have it. */
interface Candidate {
  readonly source: PackageSource;
  readonly name: string;
}

function candidatesIn(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): Candidate[] {
  return groups.flatMap(({productId, components}) =>
    packages
      .filter((source) => source.productId === productId)
      .flatMap((source) => components.map((name) => ({source, name}))),
  );
}

/**
 * A file that asks the compiler what a caller may pass to each component. `Parameters` replaces every type parameter by
 * its constraint, which no call of the compiler's public API does.
 */
function probeText(candidates: readonly Candidate[]): string {
  const probes = candidates.map(({source, name}) => {
    const exported = `typeof import(${JSON.stringify(`${source.folder}/index`)})['${name}']`;
    return `export type ${probeName(source, name)} = Parameters<${exported}>[0];`;
  });
  return probes.join('\n');
}

function probeName(source: PackageSource, component: string): string {
  return `${component}_${source.name.replace(/\W/g, '_')}_Props`;
}

/** The props of a component of a package's barrel with every type parameter replaced by its constraint. */
export function probedPropsOf(
  source: PackageSource,
  name: string,
  {checker, scope}: ComponentProgram,
): ts.Type | undefined {
  const probes = checker.getSymbolAtLocation(scope);
  const probe = probes?.exports?.get(ts.escapeLeadingUnderscores(probeName(source, name)));
  return probe && checker.getDeclaredTypeOfSymbol(probe);
}

/** The declaration file of a component's own folder, if that may be imported: `@mui/x-charts/ChartsLegend`. */
export function ownEntryOf(source: PackageSource, name: string): string | undefined {
  const entry = path.join(source.folder, name, 'index.d.ts');
  return isPublicEntry(source, name) && ts.sys.fileExists(entry) ? entry : undefined;
}

/**
 * Reads the types of the packages.
 *
 * @param groups the components that will be asked for
 * @throws a {@link PluginError} if a package has no types or exports nothing
 */
export function openPackages(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): ComponentProgram {
  const missing = packages.find((source) => !ts.sys.fileExists(typesIndex(source)));
  if (missing) {
    const what = `the package "${missing.name}" has no index.d.ts. Run npm ci to reinstall it.`;
    throw new PluginError('api-reference', what, {file: missing.folder});
  }
  // The compiler asks for it with forward slashes.
  const probe = path.posix.join(path.posix.dirname(packages[0]?.folder ?? ''), 'apiReferenceProbe.ts');
  const candidates = candidatesIn(packages, groups);
  // A few components are exported by their own folder only.
  const entries = candidates.flatMap(({source, name}) => ownEntryOf(source, name) ?? []);
  const program = typescriptProgram({
    rootFiles: [...packages.map(typesIndex), ...entries],
    virtualFiles: {[probe]: probeText(candidates)},
  });
  const scope = program.getSourceFile(probe);
  if (!scope) {
    throw new PluginError('api-reference', 'the compiler did not read the file that the components are probed with.');
  }
  const exportsOf = new Map(
    packages.map((source) => [source, exportsOfFile(typesIndex(source), program) ?? new Map()]),
  );
  return {program, checker: program.getTypeChecker(), scope, packages, exportsOf};
}

/**
 * Says that no package of a product exports something.
 *
 * @param what as the message calls it: `the interface "GridColDef"`
 */
export function missingExport(
  what: string,
  name: string,
  productId: ProductId,
  {packages, exportsOf}: ComponentProgram,
): PluginError {
  const inProduct = packages.filter((source) => source.productId === productId);
  const known = new Set(inProduct.flatMap((source) => [...(exportsOf.get(source)?.keys() ?? [])]));
  const names = inProduct.map((source) => source.name).join(', ') || 'none is documented';
  return new PluginError(
    'api-reference',
    `no package of "${productId}" (${names}) exports ${what}. Fix the option "pages".${didYouMean(name, [...known])}`,
    {file: 'docusaurus.config.ts'},
  );
}
