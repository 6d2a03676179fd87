import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../../../src/node/errors';
import {typescriptProgram} from '../../../../src/node/typescriptProgram';
import type {ApiPagesOption} from '../../options';
import {exportsOfFile, isPublicEntry, typesIndex, type PackageExports, type PackageSource} from './packages';

/** The documented packages, read by the compiler. */
export interface ComponentProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The file from whose view types are read. */
  readonly scope: ts.SourceFile;
  readonly packages: readonly PackageSource[];
  /** One entry for each package, in their order. */
  readonly exportsOf: ReadonlyMap<PackageSource, PackageExports>;
}

const PROBE_SUFFIX = 'Props';

function probeFile(packages: readonly PackageSource[]): string {
  const folder = packages[0]?.folder ?? '';
  return path.join(path.dirname(folder), 'apiReferenceProbe.ts');
}

/**
 * A file that asks the compiler what a caller may pass to each component. `Parameters` replaces every type parameter by
 * its constraint, which no call of the compiler's public API does.
 */
function probeText(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): string {
  return groups
    .flatMap(({productId, components}) =>
      packages
        .filter((source) => source.productId === productId)
        .flatMap((source) =>
          components.map((name) => {
            const exported = `typeof import(${JSON.stringify(path.join(source.folder, 'index'))})['${name}']`;
            return `export type ${probeName(source, name)} = Parameters<${exported}>[0];`;
          }),
        ),
    )
    .join('\n');
}

function probeName(source: PackageSource, component: string): string {
  return `${component}_${source.name.replace(/\W/g, '_')}_${PROBE_SUFFIX}`;
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

/** The declaration file of a component's own folder, where that may be imported: `@mui/x-charts/ChartsLegend`. */
export function ownEntryOf(source: PackageSource, name: string): string | undefined {
  const entry = path.join(source.folder, name, 'index.d.ts');
  return isPublicEntry(source, name) && ts.sys.fileExists(entry) ? entry : undefined;
}

/**
 * Reads the types of the packages.
 *
 * @param groups the components that will be asked for
 * @throws a {@link PluginError} where a package has no types or exports nothing
 */
export function openPackages(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): ComponentProgram {
  const missing = packages.find((source) => !ts.sys.fileExists(typesIndex(source)));
  if (missing) {
    throw new PluginError(
      'api-reference',
      `the package "${missing.name}" has no index.d.ts. Run npm ci to reinstall it.`,
      {
        file: missing.folder,
      },
    );
  }
  const probe = probeFile(packages);
  // A few components are exported by their own folder only.
  const entries = groups.flatMap(({productId, components}) =>
    packages
      .filter((source) => source.productId === productId)
      .flatMap((source) => components.flatMap((name) => ownEntryOf(source, name) ?? [])),
  );
  const program = typescriptProgram({
    rootFiles: [...packages.map(typesIndex), ...entries],
    virtualFiles: {[probe]: probeText(packages, groups)},
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
