import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../src/node/errors';
import {resolveAlias} from '../../src/node/packages/symbols';
import {projectPath} from '../../src/node/project';
import {typescriptProgram} from '../../src/node/typescriptProgram';
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
  /** Type of a value, or what a type stands for; empty where its members tell. */
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

interface View {
  readonly checker: ts.TypeChecker;
  readonly scope: ts.SourceFile;
  /** What the compared packages declare is their own, also where one brings another along. */
  readonly folders: readonly string[];
}

function isOwn(symbol: ts.Symbol, {folders}: View): boolean {
  const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The members of a type: those that the packages declare themselves, printed, and the names of the others. */
function membersOf(type: ts.Type, view: View): Pick<ExportedName, 'members' | 'inherited'> {
  const {checker, scope} = view;
  const parts = type.isUnion() ? type.types : [type];
  const symbols = new Map(parts.flatMap((part) => checker.getPropertiesOfType(part)).map((own) => [own.name, own]));
  const named = [...symbols.values()].filter(({name}) => !name.startsWith('__@'));
  const members = Object.fromEntries(
    named
      .filter((symbol) => isOwn(symbol, view))
      .map((symbol) => {
        const printed = printType(checker.getTypeOfSymbolAtLocation(symbol, scope), checker, isOptional(symbol));
        return [symbol.name, printed];
      }),
  );
  return {members, inherited: new Set(named.filter((symbol) => !isOwn(symbol, view)).map(({name}) => name))};
}

/** What a caller passes to a component; nothing where the value is no component. */
function propsOf(type: ts.Type, {checker, scope}: View): ts.Type | undefined {
  const [signature] = type.getCallSignatures();
  const [props, ...others] = signature?.getParameters() ?? [];
  if (!signature || !props || others.length > 1) {
    return undefined;
  }
  const returned = checker.typeToString(signature.getReturnType());
  return /\b(?:Element|ReactElement|ReactNode)\b/.test(returned)
    ? checker.getTypeOfSymbolAtLocation(props, scope)
    : undefined;
}

/** A name of the form that `slots` has: version 5 begins those of `components` with a capital. */
function slotName(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The slots of a component by either of the props that name them. */
function slotsOf(props: ts.Type, {checker, scope}: View): Members {
  const given = (name: string): ts.Type | undefined => {
    const symbol = checker.getPropertyOfType(props, name);
    return symbol && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, scope));
  };
  const type = given('slots') ?? given('components');
  const slots = type ? checker.getPropertiesOfType(type) : [];
  return Object.fromEntries(
    slots.map((slot) => {
      const printed = printType(checker.getTypeOfSymbolAtLocation(slot, scope), checker, isOptional(slot));
      return [slotName(slot.name), printed];
    }),
  );
}

/** The keys of an object of class names; nothing for any other value. */
function classKeys(name: string, type: ts.Type, {checker}: View): readonly string[] | undefined {
  return /[a-z]Classes$/.test(name) && type.getCallSignatures().length === 0
    ? checker.getPropertiesOfType(type).map((key) => key.name)
    : undefined;
}

type Described = Omit<ExportedName, 'modules'>;

const NO_MEMBERS = {members: {}, inherited: new Set<string>(), slots: {}} as const;

function describeValue(symbol: ts.Symbol, view: View): Described {
  const type = view.checker.getTypeOfSymbolAtLocation(symbol, view.scope);
  const props = /^[A-Z]/.test(symbol.name) ? propsOf(type, view) : undefined;
  if (props) {
    return {kind: 'component', type: '', ...membersOf(props, view), slots: slotsOf(props, view)};
  }
  return {kind: 'value', type: printType(type, view.checker, false), ...NO_MEMBERS};
}

function describeType(symbol: ts.Symbol, view: View): Described {
  const type = view.checker.getDeclaredTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const isObject = parts.every((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  const own = isObject && type.getCallSignatures().length === 0 ? membersOf(type, view) : NO_MEMBERS;
  return Object.keys(own.members).length > 0
    ? {kind: 'type', type: '', ...own, slots: {}}
    : {kind: 'type', type: printDeclared(type, view.checker), ...NO_MEMBERS};
}

/**
 * What a name is, where a higher plan's package exports it too. The least plan that has something to say tells: the higher ones
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
  const folders = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const entries = folders
    .filter((entry) => !PRIVATE_ENTRIES.test(entry.name))
    .map((entry) => ({module: `${name}/${entry.name}`, file: path.join(folder, entry.name, 'index.d.ts')}))
    .filter(({file}) => ts.sys.fileExists(path.join(path.dirname(file), 'package.json')));
  return [{module: name, file: path.join(folder, 'index.d.ts')}, ...entries].filter(({file}) =>
    ts.sys.fileExists(file),
  );
}

/**
 * Reads what packages export, from their types.
 *
 * @param packages of one product, the lowest plan first
 * @throws a PluginError where a package has no types
 */
export function readSurface(packages: readonly ComparedPackage[]): Surface {
  const entries = packages.flatMap(publicEntries);
  const missing = packages.find(({name}) => !entries.some(({module}) => module === name));
  if (missing) {
    throw new PluginError('releases', `the package "${missing.name}" has no index.d.ts. Run npm ci to reinstall it.`, {
      file: projectPath(missing.folder),
    });
  }
  const program = typescriptProgram({rootFiles: entries.map(({file}) => file)});
  const checker = program.getTypeChecker();
  const folders = packages.map(({folder}) => folder);
  const exports: Record<string, ExportedName> = {};
  const classes: Record<string, readonly string[]> = {};
  for (const {module, file} of entries) {
    const scope = program.getSourceFile(file);
    const moduleSymbol = scope && checker.getSymbolAtLocation(scope);
    const view = scope && {checker, scope, folders};
    for (const exported of view && moduleSymbol ? checker.getExportsOfModule(moduleSymbol) : []) {
      const known = exports[exported.name];
      const isEntry = module.split('/').length > 2;
      // An entry of its own counts only for what the package's index lacks.
      if (known && isEntry && known.modules.some((other) => other.split('/').length === 2)) {
        continue;
      }
      const symbol = resolveAlias(exported, checker);
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
      const keys =
        view && isValue && classKeys(exported.name, checker.getTypeOfSymbolAtLocation(symbol, view.scope), view);
      if (keys) {
        classes[exported.name] = keys;
      }
      const described = view && (isValue ? describeValue(symbol, view) : describeType(symbol, view));
      if (described && exported.name !== 'default') {
        exports[exported.name] = {...withHigherPlan(known, described), modules: [...(known?.modules ?? []), module]};
      }
    }
  }
  return {exports, classes};
}
