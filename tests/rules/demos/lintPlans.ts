import path from 'node:path';
import ts from 'typescript';
import {DOCUMENTED_PACKAGES, type DocumentedPackageName} from '../../../src/site/packages';
import {PROJECT_ROOT, projectPath} from '../../../src/node/project';
import {currentProgram, typescriptProgram} from '../../../src/node/packages/program';
import {demoNameOf} from '../../../src/node/demoFiles';
import type {DemoProblem} from '../../../plugins/demos/node/demoProblem';
import {ownTexts} from '../../../src/node/packages/cache';
import {
  documentedPackage,
  leastPlan,
  packageOfSpecifier,
  planRank,
} from '../../../src/node/packages/documentedPackages';
import {importsOf, ownSources, type ModuleImport} from '../../../src/node/demoUsage/imports';

/** The MUI System demo of a variant. */
function mainFile(file: string): string {
  return path.join(path.dirname(file), `${demoNameOf(file)}.tsx`);
}

/** The imports of a file from one entry of a package. */
interface Taken {
  readonly specifier: string;
  /** Exported names; empty for an import for side effects or for augmentation of types. */
  readonly names: readonly string[];
  readonly node: ts.Node;
}

/** The members of a namespace import that a file names: `DataGrid` of `Grid.DataGrid`. */
function namespaceMembers(namespace: ts.Identifier, checker: ts.TypeChecker): string[] {
  const symbol = checker.getSymbolAtLocation(namespace);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const member = ts.isPropertyAccessExpression(node)
      ? {left: node.expression, right: node.name}
      : ts.isQualifiedName(node)
        ? {left: node.left, right: node.right}
        : undefined;
    if (member && checker.getSymbolAtLocation(member.left) === symbol) {
      names.push(member.right.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(namespace.getSourceFile());
  return names;
}

function takenNames(declaration: ModuleImport['declaration'], checker: ts.TypeChecker): string[] {
  const clause = declaration && ts.isImportDeclaration(declaration) ? declaration.importClause : undefined;
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamespaceImport(bindings)
      ? namespaceMembers(bindings.name, checker)
      : (bindings?.elements ?? []).map((element) => (element.propertyName ?? element.name).text);
  return [...(clause?.name ? ['default'] : []), ...named];
}

/** The exports of a package's entry; `undefined` if there is no such entry. */
type ExportsOf = (specifier: string) => ReadonlySet<string>;

/** The exports of a module, without placeholders of a higher plan (`DataGridPremium` of Pro). */
function realExports(module: ts.Symbol, checker: ts.TypeChecker): string[] {
  const isTemplate = (symbol: ts.Symbol): boolean => {
    const declaration = (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
      .valueDeclaration;
    const signature =
      declaration && ts.isFunctionDeclaration(declaration) && checker.getSignatureFromDeclaration(declaration);
    return Boolean(
      signature &&
      signature.parameters.length === 0 &&
      checker.getReturnTypeOfSignature(signature).flags & ts.TypeFlags.Null,
    );
  };
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => !isTemplate(symbol))
    .map(({name}) => name);
}

/** Reads the exports of packages with one virtual module that imports all requested entries. */
function packageExports(specifiers: readonly string[]): ExportsOf {
  const file = path.join(PROJECT_ROOT, 'plans-of-demos.ts');
  const text = specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join('\n');
  const program = typescriptProgram({rootFiles: [], virtualFiles: {[file]: text}});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const names = new Map(
    (source ? importsOf(source) : []).map(({specifier, node}) => {
      const module = checker.getSymbolAtLocation(node);
      return [specifier, new Set(module ? realExports(module, checker) : [])];
    }),
  );
  return (specifier) => names.get(specifier) ?? new Set();
}

/** The packages of lower plans of the same product, the lowest first. */
function lowerPackages(name: string): DocumentedPackageName[] {
  const own = documentedPackage(name);
  return DOCUMENTED_PACKAGES.filter(
    ({productId, plan}) => own && productId === own.productId && planRank(plan) < planRank(own.plan),
  ).map((lower) => lower.name);
}

/** The specifiers under which a lower package may export the same name. */
function lowerEntries(specifier: string, name: string, lower: string): string[] {
  return [...new Set([lower + specifier.slice(name.length), lower])];
}

function packageProblem(name: string, taken: readonly Taken[], exportsOf: ExportsOf): DemoProblem | undefined {
  const names = [...new Set(taken.flatMap((entry) => entry.names))];
  const isOnlyNames = taken.every((entry) => entry.names.length > 0);
  const lowest = lowerPackages(name).find((lower) =>
    taken.every((entry) =>
      entry.names.every((exported) =>
        lowerEntries(entry.specifier, name, lower).some((specifier) => exportsOf(specifier).has(exported)),
      ),
    ),
  );
  return isOnlyNames && lowest
    ? {
        what: `${names.join(', ')} from "${name}" can be had for less. Import from "${lowest}", the package of the lowest plan that has it.`,
        node: taken[0]?.node,
      }
    : undefined;
}

function takenByPackage(file: string, program: ts.Program): Map<string, Taken[]> {
  const checker = program.getTypeChecker();
  const taken = new Map<string, Taken[]>();
  for (const source of ownSources(file, program)) {
    for (const {specifier, node, declaration} of importsOf(source)) {
      const name = packageOfSpecifier(specifier) ?? '';
      if (lowerPackages(name).length > 0) {
        taken.set(name, [...(taken.get(name) ?? []), {specifier, names: takenNames(declaration, checker), node}]);
      }
    }
  }
  return taken;
}

/** The packages of a product above its lowest plan. */
const HIGHER_PACKAGES = DOCUMENTED_PACKAGES.filter(({name}) => lowerPackages(name).length > 0).map(({name}) => name);

/** Most demos import from the lowest packages only, and need no check by the compiler. */
function mayAskForLess(file: string): boolean {
  return ownTexts(file).some((text) => HIGHER_PACKAGES.some((name) => text.includes(name)));
}

/**
 * Demos that import from a higher plan than they need, and variants with another plan than their demo.
 *
 * @param files absolute paths of demos and variants
 */
export function planProblems(files: readonly string[]): ReadonlyMap<string, DemoProblem[]> {
  const asking = files.filter((file) => mayAskForLess(file) || mayAskForLess(mainFile(file)));
  if (asking.length === 0) {
    return new Map();
  }
  const mains = asking.map(mainFile).filter((file) => files.includes(file));
  const program = currentProgram([...new Set([...asking, ...mains])]);
  const taken = new Map(asking.map((file) => [file, takenByPackage(file, program)]));
  const entries = [...taken.values()].flatMap((packages) =>
    [...packages].flatMap(([name, all]) =>
      lowerPackages(name).flatMap((lower) => all.flatMap(({specifier}) => lowerEntries(specifier, name, lower))),
    ),
  );
  const exportsOf = packageExports([...new Set(entries)].sort());
  const planOf = (file: string): string =>
    leastPlan(ownSources(file, program).flatMap((source) => importsOf(source).map(({specifier}) => specifier)));

  return new Map(
    asking.map((file) => {
      const problems = [...(taken.get(file) ?? [])].flatMap(
        ([name, all]) => packageProblem(name, all, exportsOf) ?? [],
      );
      const main = mainFile(file);
      if (main !== file && files.includes(main) && planOf(main) !== planOf(file)) {
        const what = `needs the plan "${planOf(file)}", and ${projectPath(main)} the plan "${planOf(main)}". Show the same in all variants.`;
        return [file, [...problems, {what}]];
      }
      return [file, problems];
    }),
  );
}
