import path from 'node:path';
import ts from 'typescript';
import {didYouMean, RoomError} from '../../../kit/errors';
import {typescriptProgram} from '../../../kit/typescriptProgram';
import type {ApiPagesOption} from '../../options';
import type {ProductId} from '../../../../src/site/products';
import {
  exportsOfFile,
  isPublicEntry,
  placeOfSymbol,
  resolveAlias,
  typesIndex,
  type PackageExports,
  type PackageSource,
} from './packages';

/** A component found in the packages, with the types that its page is made from. */
export interface FoundComponent {
  readonly name: string;
  readonly productId: ProductId;
  readonly home: PackageSource;
  readonly symbol: ts.Symbol;
  readonly importPaths: readonly string[];
  readonly propsType: ts.Type;
  /** {@link propsType} with every type parameter replaced by its constraint. */
  readonly constrainedPropsType: ts.Type;
  readonly replacedParameters: ReadonlySet<string>;
}

export interface ComponentProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The file from whose view types are printed. */
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
            const probe = `${probeName(source, name)}${PROBE_SUFFIX}`;
            return `// @ts-ignore\nexport type ${probe} = Parameters<${exported}>[0];`;
          }),
        ),
    )
    .join('\n');
}

function probeName(source: PackageSource, component: string): string {
  return `${component}_${source.name.replace(/\W/g, '_')}_`;
}

/**
 * Reads the types of the packages.
 *
 * @param groups the components that will be asked for
 * @throws a {@link RoomError} where a package has no types or exports nothing
 */
export function openPackages(packages: readonly PackageSource[], groups: readonly ApiPagesOption[]): ComponentProgram {
  const missing = packages.find((source) => !ts.sys.fileExists(typesIndex(source)));
  if (missing) {
    throw new RoomError(
      'api-reference',
      `the package "${missing.name}" has no index.d.ts. Run npm ci to reinstall it.`,
      {
        file: missing.folder,
      },
    );
  }
  const probe = probeFile(packages);
  const program = typescriptProgram({
    rootFiles: packages.map(typesIndex),
    virtualFiles: {[probe]: probeText(packages, groups)},
  });
  const scope = program.getSourceFile(probe);
  if (!scope) {
    throw new RoomError('api-reference', 'the compiler did not read the file that the components are probed with.');
  }
  const exportsOf = new Map(
    packages.map((source) => [source, exportsOfFile(typesIndex(source), program) ?? new Map()]),
  );
  return {program, checker: program.getTypeChecker(), scope, packages, exportsOf};
}

function propsTypeOf(symbol: ts.Symbol, {checker, scope}: ComponentProgram): ts.Type | undefined {
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, scope).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props && checker.getTypeOfSymbolAtLocation(props, scope);
}

/**
 * The package whose own component a name is: the first of the product's packages, from the least plan up, that gives it
 * props. (The higher plans export the lower plan's grids too, as stubs that take none.)
 */
function homeOf(name: string, productId: ProductId, opened: ComponentProgram): [PackageSource, ts.Symbol] {
  const inProduct = opened.packages.filter((source) => source.productId === productId);
  const holders = inProduct.flatMap((source): [PackageSource, ts.Symbol][] => {
    const symbol = opened.exportsOf.get(source)?.get(name);
    return symbol ? [[source, symbol]] : [];
  });
  const home = holders.find(([, symbol]) => propsTypeOf(symbol, opened) !== undefined);
  if (home) {
    return home;
  }
  const [stub] = holders;
  if (stub) {
    throw new RoomError(
      'api-reference',
      `"${name}" of ${stub[0].name} is no component: it cannot be called with props. Take it out of the option "pages".`,
      placeOfSymbol(stub[1]),
    );
  }
  const candidates = inProduct.flatMap((source) => [...(opened.exportsOf.get(source)?.keys() ?? [])]);
  throw new RoomError(
    'api-reference',
    `no package of "${productId}" (${inProduct.map((source) => source.name).join(', ') || 'none is documented'}) ` +
      `exports "${name}". Mend the option "pages".${didYouMean(name, [...new Set(candidates)])}`,
    {file: 'docusaurus.config.ts'},
  );
}

/**
 * The module names that export a component: its own folder in its package, where that is a public entry, and every
 * documented package that exports the very same component.
 */
function importPathsOf(name: string, home: PackageSource, symbol: ts.Symbol, opened: ComponentProgram): string[] {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [folder = ''] = path.relative(home.folder, file).split(path.sep);
  const index = path.join(home.folder, folder, 'index.d.ts');
  const ofEntry = isPublicEntry(home, folder) ? exportsOfFile(index, opened.program)?.get(name) : undefined;
  const barrels = [...opened.exportsOf].filter(([, exported]) => exported.get(name) === symbol);
  return [...(ofEntry === symbol ? [`${home.name}/${folder}`] : []), ...barrels.map(([source]) => source.name)];
}

/**
 * The type parameters whose name tells a reader less than their constraint: those that may only be a few literals or
 * nothing. `TDate` and `R` stay, because what they stand for is the reader's.
 */
function replacedParametersOf(symbol: ts.Symbol, {checker, scope}: ComponentProgram): ReadonlySet<string> {
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, scope).getCallSignatures();
  const literal = ts.TypeFlags.Literal | ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  const replaced = (signature?.typeParameters ?? []).filter((parameter) => {
    const constraint = parameter.getConstraint();
    const members = constraint?.isUnion() ? constraint.types : constraint ? [constraint] : [];
    return members.length > 0 && members.every((member) => (member.flags & literal) !== 0);
  });
  return new Set(replaced.map((parameter) => parameter.symbol.name));
}

/**
 * Finds a component in the packages of its product.
 *
 * @throws a {@link RoomError} where no package exports it, or what they export takes no props
 */
export function findComponent(name: string, productId: ProductId, opened: ComponentProgram): FoundComponent {
  const {checker, scope} = opened;
  const [home, symbol] = homeOf(name, productId, opened);
  const probes = checker.getSymbolAtLocation(scope);
  const probe =
    probes && checker.getExportsOfModule(probes).find((s) => s.name === probeName(home, name) + PROBE_SUFFIX);
  const propsType = propsTypeOf(symbol, opened);
  if (!probe || !propsType) {
    throw new RoomError('api-reference', `the compiler gives no props for "${name}".`, placeOfSymbol(symbol));
  }
  return {
    name,
    productId,
    home,
    symbol: resolveAlias(symbol, checker),
    importPaths: importPathsOf(name, home, symbol, opened),
    propsType,
    constrainedPropsType: checker.getDeclaredTypeOfSymbol(probe),
    replacedParameters: replacedParametersOf(symbol, opened),
  };
}
