import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../errors';
import type {ProductId} from '../../../site/products';
import {unexportedComponent} from './exclusions';
import {exportsOfFile, filesOfSymbol, locationOfSymbol, membersOf, propsTypeOf, resolveAlias, typeOf} from '../symbols';
import {isPublicEntry, type PackageSource} from './packages';
import {formerNames, planMarker, type PlanForm} from './plans';
import {missingExport, ownEntryOf, probedPropsOf, type ComponentProgram} from './openPackages';
import type {PropOwner} from './props';

/** A component found in the packages, with the types that its page is made from. */
export interface FoundComponent {
  readonly name: string;
  readonly productId: ProductId;
  readonly home: PackageSource;
  readonly symbol: ts.Symbol;
  readonly importPaths: readonly string[];
  readonly owner: PropOwner;
}

/** A component, and the package that it is of. */
interface Holder {
  readonly source: PackageSource;
  readonly symbol: ts.Symbol;
}

/** Where a package's module has a component: its barrel, or the component's own folder. */
function holderIn(source: PackageSource, name: string, opened: ComponentProgram): Holder | undefined {
  const entry = ownEntryOf(source, name);
  const symbol =
    opened.exportsOf.get(source)?.get(name) ??
    (entry === undefined ? undefined : exportsOfFile(entry, opened.program)?.get(name));
  return symbol && {source, symbol};
}

/**
 * The package whose own component a name is: the first of the product's packages, from the least plan up, that gives it
 * props. (The higher plans export the lower plan's grids too, as templates that take none.)
 */
function homeOf(name: string, productId: ProductId, opened: ComponentProgram): Holder {
  const inProduct = opened.packages.filter((source) => source.productId === productId);
  const holders = inProduct.flatMap((source) => holderIn(source, name, opened) ?? []);
  const home = holders.find(({symbol}) => propsTypeOf(symbol, opened) !== undefined);
  if (home) {
    return home;
  }
  const [template] = holders;
  if (template) {
    throw new PluginError(
      'api-reference',
      `"${name}" of ${template.source.name} is no component: it cannot be called with props. Take it out of the option "pages".`,
      locationOfSymbol(template.symbol),
    );
  }
  const unexported = inProduct.flatMap((source) => unexportedHolder(source, name, opened) ?? [])[0];
  if (unexported) {
    return unexported;
  }
  throw missingExport(`"${name}"`, name, productId, opened);
}

/** A component that has a page though no module exports it. */
function unexportedHolder(source: PackageSource, name: string, opened: ComponentProgram): Holder | undefined {
  const listed = unexportedComponent(source.name, name);
  const symbol = listed && exportsOfFile(path.join(source.folder, listed.file), opened.program)?.get(name);
  return symbol && {source, symbol};
}

/**
 * The module names that export a component: its own folder in its package, if that is a public entry, and every
 * documented package that exports the very same component.
 */
function importPathsOf(name: string, {source: home, symbol}: Holder, opened: ComponentProgram): string[] {
  const [file = ''] = filesOfSymbol(symbol);
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
function replacedParametersOf(symbol: ts.Symbol, opened: ComponentProgram): ReadonlySet<string> {
  const [signature] = typeOf(symbol, opened).getCallSignatures();
  const literal = ts.TypeFlags.Literal | ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null;
  const replaced = (signature?.typeParameters ?? []).filter((parameter) => {
    const constraint = parameter.getConstraint();
    const members = constraint?.isUnion() ? constraint.types : constraint ? [constraint] : [];
    return members.length > 0 && members.every((member) => (member.flags & literal) !== 0);
  });
  return new Set(replaced.map((parameter) => parameter.symbol.name));
}

/** The same component as each plan has it, from the least plan up, the component itself included. */
function formsOf(name: string, home: Holder, propsType: ts.Type, opened: ComponentProgram): PlanForm[] {
  const former = formerNames(name, home.source.plan).flatMap(({plan, name: lesser}): PlanForm[] => {
    const source = opened.packages.find((other) => other.productId === home.source.productId && other.plan === plan);
    const symbol = source && opened.exportsOf.get(source)?.get(lesser);
    const type = symbol && propsTypeOf(symbol, opened);
    return type ? [{plan, names: new Set(membersOf(type, opened.checker).keys())}] : [];
  });
  return [...former, {plan: home.source.plan, names: new Set(membersOf(propsType, opened.checker).keys())}];
}

/**
 * Finds a component in the packages of its product.
 *
 * @throws a {@link PluginError} if no package exports it, or what they export takes no props
 */
export function findComponent(name: string, productId: ProductId, opened: ComponentProgram): FoundComponent {
  const home = homeOf(name, productId, opened);
  const propsType = propsTypeOf(home.symbol, opened);
  if (!propsType) {
    throw new PluginError('api-reference', `the compiler gives no props for "${name}".`, locationOfSymbol(home.symbol));
  }
  const forms = formsOf(name, home, propsType, opened);
  return {
    name,
    productId,
    home: home.source,
    symbol: resolveAlias(home.symbol, opened.checker),
    importPaths: importPathsOf(name, home, opened),
    owner: {
      name,
      word: 'prop',
      type: propsType,
      constrainedType: () => probedPropsOf(home.source, name, opened),
      replacedParameters: replacedParametersOf(home.symbol, opened),
      planOf: planMarker(forms, home.source.plan, opened.packages),
    },
  };
}
