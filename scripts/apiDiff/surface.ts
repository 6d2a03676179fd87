import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../src/node/errors';
import {isPublicEntry, typesIndex} from '../../src/node/packages/api/packages';
import {packageOfFile} from '../../src/node/packages/documentedPackages';
import {projectPath} from '../../src/node/project';
import {typescriptProgram} from '../../src/node/packages/program';
import {
  exportsOfFile,
  filesOfSymbol,
  givenTypeOf,
  isOptional,
  membersOf,
  propsTypeOf,
  typeOf,
  type CompilerView,
} from '../../src/node/packages/symbols';
import {printDeclared, printType} from './printedTypes';

/** A package of one side of a comparison. */
export interface ComparedPackage {
  /** As applications import it, whatever it is installed as. */
  readonly name: string;
  /** Absolute path of where it is installed. */
  readonly folder: string;
}

/** Names with the type of each, printed. */
export type Members = Readonly<Record<string, string>>;

/** Something that a package exports. */
export interface ExportedName {
  /** The modules that export it: the packages, or else their entries of its own. */
  readonly modules: readonly string[];
  readonly kind: 'component' | 'value' | 'type';
  /** Type of a value, or what a type stands for; empty if its members tell. */
  readonly type: string;
  /** Props of a component, or members of an interface. */
  readonly members: Members;
  /** Props that come from elsewhere: of an element, or of another package's component. */
  readonly inherited: ReadonlySet<string>;
  /** Names of the component's slots, as the prop `slots` has them. */
  readonly slots: Members;
}

/** All that the packages of one side offer, by the exported name. */
export interface Surface {
  readonly exports: Readonly<Record<string, ExportedName>>;
  /** Keys of the class objects, by the object's name. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

/** Entries of packages that are not for applications. */
const PRIVATE_ENTRIES = /^(?:internals.*|themeAugmentation|typeOverloads|node|modern|legacy|esm|models|node_modules)$/;

/** Types that say again what a component's props, slots and classes say. */
const REPEATED_BY_COMPONENTS =
  /(?:Props|Classes|ClassKey|SlotsComponents?|SlotsComponentsProps|SlotProps|SlotsComponentSlotsProps)$/;

/** Whether a type only says again what is said about a component. */
export function isRepeatedType(name: string, isComponent: (name: string) => boolean): boolean {
  const owner = name.replace(REPEATED_BY_COMPONENTS, '');
  return owner !== name && (isComponent(owner) || !/Props$/.test(name));
}

interface View extends CompilerView {
  /** What the compared packages declare is their own, also if one brings another along. */
  readonly packages: readonly ComparedPackage[];
}

/** Members with the type of each, printed. */
function printMembers(symbols: readonly ts.Symbol[], view: View, nameOf = (name: string) => name): Members {
  return Object.fromEntries(
    symbols.map((symbol) => [nameOf(symbol.name), printType(typeOf(symbol, view), view.checker, isOptional(symbol))]),
  );
}

/** The members of a type: those that the packages declare themselves, printed, and the names of the others. */
function describeMembers(type: ts.Type, view: View): Pick<ExportedName, 'members' | 'inherited'> {
  const symbols = [...membersOf(type, view.checker).values()].filter(({name}) => !name.startsWith('__@'));
  const own = symbols.filter((symbol) => filesOfSymbol(symbol).some((file) => packageOfFile(file, view.packages)));
  const inherited = symbols.filter((symbol) => !own.includes(symbol)).map(({name}) => name);
  return {members: printMembers(own, view), inherited: new Set(inherited)};
}

/** What a caller passes to a component; nothing if the value is no component. */
function propsOf(symbol: ts.Symbol, view: View): ts.Type | undefined {
  const [signature] = typeOf(symbol, view).getCallSignatures();
  const returned = signature?.getParameters().length === 1 ? signature.getReturnType() : undefined;
  const isRendered = returned && /\b(?:Element|ReactElement|ReactNode)\b/.test(view.checker.typeToString(returned));
  return isRendered ? propsTypeOf(symbol, view) : undefined;
}

/** A name of the form that `slots` has: version 5 begins those of `components` with a capital. */
function slotName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The slots of a component by either of the props that name them. */
function slotsOf(props: ts.Type, view: View): Members {
  const prop = props.getProperty('slots') ?? props.getProperty('components');
  return prop ? printMembers(givenTypeOf(prop, view).getProperties(), view, slotName) : {};
}

/** The keys of an object of class names; nothing for any other value. */
function classKeys(name: string, type: ts.Type): readonly string[] | undefined {
  return /[a-z]Classes$/.test(name) && type.getCallSignatures().length === 0
    ? type.getProperties().map((key) => key.name)
    : undefined;
}

type Described = Omit<ExportedName, 'modules'>;

const NO_MEMBERS = {members: {}, inherited: new Set<string>(), slots: {}} as const;

function describeValue(symbol: ts.Symbol, view: View): Described {
  const props = /^[A-Z]/.test(symbol.name) ? propsOf(symbol, view) : undefined;
  return props
    ? {kind: 'component', type: '', ...describeMembers(props, view), slots: slotsOf(props, view)}
    : {kind: 'value', type: printType(typeOf(symbol, view), view.checker, false), ...NO_MEMBERS};
}

function describeType(symbol: ts.Symbol, view: View): Described {
  const type = view.checker.getDeclaredTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const isObject = parts.every((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  const own = isObject && type.getCallSignatures().length === 0 ? describeMembers(type, view) : NO_MEMBERS;
  return Object.keys(own.members).length > 0
    ? {kind: 'type', type: '', ...own, slots: {}}
    : {kind: 'type', type: printDeclared(type, view.checker), ...NO_MEMBERS};
}

/**
 * What a name is if a higher plan's package exports it too. The least plan that has something to say tells: the higher ones
 * export templates of its components. What they add to a type counts as the type's own.
 */
function withHigherPlan(known: Described | undefined, higher: Described): Described {
  if (!known || (known.kind === 'value' && higher.kind !== 'value')) {
    return higher;
  }
  return {
    ...known,
    members: {...higher.members, ...known.members},
    inherited: new Set([...known.inherited, ...higher.inherited]),
    slots: {...higher.slots, ...known.slots},
  };
}

function publicEntries({name, folder}: ComparedPackage): {module: string; file: string}[] {
  const entries = readdirSync(folder)
    .filter((entry) => !PRIVATE_ENTRIES.test(entry) && isPublicEntry({folder}, entry))
    .map((entry) => ({module: `${name}/${entry}`, file: path.join(folder, entry, 'index.d.ts')}));
  return [{module: name, file: typesIndex({folder})}, ...entries.filter(({file}) => ts.sys.fileExists(file))];
}

/**
 * Reads what packages export, from their types.
 *
 * @param packages of one product, the lowest plan first
 * @throws a PluginError if a package has no types
 */
export function readSurface(packages: readonly ComparedPackage[]): Surface {
  const missing = packages.find((compared) => !ts.sys.fileExists(typesIndex(compared)));
  if (missing) {
    throw new PluginError('releases', `the package "${missing.name}" has no index.d.ts. Run npm ci to reinstall it.`, {
      file: projectPath(missing.folder),
    });
  }
  const entries = packages.flatMap(publicEntries);
  const program = typescriptProgram({rootFiles: entries.map(({file}) => file)});
  const checker = program.getTypeChecker();
  const exports: Record<string, ExportedName> = {};
  const classes: Record<string, readonly string[]> = {};
  for (const {module, file} of entries) {
    const scope = program.getSourceFile(file);
    for (const [name, symbol] of (scope && exportsOfFile(file, program)) ?? []) {
      const known = exports[name];
      const isEntry = module.split('/').length > 2;
      // An entry of its own counts only for what the package's index lacks.
      if (!scope || (known && isEntry && known.modules.some((other) => other.split('/').length === 2))) {
        continue;
      }
      const view = {checker, scope, packages};
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      const keys = isValue && classKeys(name, typeOf(symbol, view));
      if (keys) {
        classes[name] = keys;
      }
      if (name !== 'default') {
        const described = isValue ? describeValue(symbol, view) : describeType(symbol, view);
        exports[name] = {...withHigherPlan(known, described), modules: [...(known?.modules ?? []), module]};
      }
    }
  }
  return {exports, classes};
}
