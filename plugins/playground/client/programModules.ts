import type {DateLibrary} from './dates';
import {
  isCall,
  isCode,
  isDate,
  isElement,
  isList,
  isObject,
  isReference,
  type ElementNode,
  type Program,
  type Value,
} from './values';

/** What a walk through a program meets. */
interface Visitor {
  /** Every value, the outer ones before what they hold. */
  readonly value?: (value: Value) => void;
  /** Every use of what a module exports. */
  readonly use?: (used: ModuleExport) => void;
}

/** An export of a module, as code names it. */
export interface ModuleExport {
  readonly name: string;
  readonly from: string;
  readonly isDefault: boolean;
}

function walkValue(value: Value, visitor: Visitor): void {
  visitor.value?.(value);
  if (isList(value)) {
    value.forEach((entry) => walkValue(entry, visitor));
  } else if (isReference(value)) {
    visitor.use?.({name: value.$name, from: value.$from, isDefault: value.$isDefault === true});
  } else if (isCall(value)) {
    [value.$call, ...value.$arguments].forEach((entry) => walkValue(entry, visitor));
  } else if (isElement(value)) {
    walkElement(value.$element, visitor);
  } else if (isObject(value)) {
    Object.values(value).forEach((entry) => walkValue(entry, visitor));
  }
}

function walkElement({component, from, isDefault, props, children = []}: ElementNode, visitor: Visitor): void {
  if (from !== undefined) {
    visitor.use?.({name: component, from, isDefault: isDefault === true});
  }
  Object.values(props).forEach((value) => walkValue(value, visitor));
  children.forEach((child) => {
    if (typeof child !== 'string') {
      walkElement(child, visitor);
    }
  });
}

function walkProgram({declarations, element}: Program, visitor: Visitor): void {
  declarations.forEach(({value}) => walkValue(value, visitor));
  walkElement(element, visitor);
}

/** Whether two uses are of the same export: a default export may be used under several names. */
export function exportKey({name, from, isDefault}: ModuleExport): string {
  return `${from} ${isDefault ? 'default' : name}`;
}

/** What the program imports by name, each export once, in the order of use. */
export function programExports(program: Program): readonly ModuleExport[] {
  const exports = new Map<string, ModuleExport>();
  walkProgram(program, {
    use: (used) => {
      const key = exportKey(used);
      if (!exports.has(key)) {
        exports.set(key, used);
      }
    },
  });
  return [...exports.values()];
}

function hasValue(program: Program, is: (value: Value) => boolean): boolean {
  let isFound = false;
  walkProgram(program, {
    value: (value) => {
      isFound ||= is(value);
    },
  });
  return isFound;
}

/** Whether the program's code names the date library: to make a date, or to put a plugin into it. */
export function usesDates(program: Program): boolean {
  return program.dayjsPlugins !== undefined || hasValue(program, isDate);
}

/** The module of a plugin of Day.js. */
export function dayjsPlugin(name: string): string {
  return `dayjs/plugin/${name}`;
}

/** Whether the program has an expression that somebody typed. */
export function hasCode(program: Program): boolean {
  return hasValue(program, isCode);
}

/** Every specifier that the program imports when it runs, besides React; each once. */
export function programModules(program: Program, dates: DateLibrary): readonly string[] {
  const dateModules = dates.module !== undefined && usesDates(program) ? [dates.module] : [];
  const modules = programExports(program).map(({from}) => from);
  const plugins = (program.dayjsPlugins ?? []).map(dayjsPlugin);
  return [...new Set([...dateModules, ...plugins, ...(program.sideEffects ?? []), ...modules])];
}

/** What tells two exports of one name apart: `dataGrid` for `@mui/x-data-grid`. */
function packageWord(from: string): string {
  const [scopeOrName = '', name = ''] = from.split('/');
  const words = (scopeOrName.startsWith('@') ? name : scopeOrName).replace(/^x-/, '').split(/\W+/);
  return words.map((word, at) => (at === 0 ? word : capitalized(word))).join('');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name of an export that another one has already taken: `dataGridDeDE`, or `DataGridLegend` for a component. */
function otherName({name, from}: ModuleExport, taken: ReadonlySet<string>): string {
  const joined = packageWord(from) + capitalized(name);
  const base = /^[A-Z]/.test(name) ? capitalized(joined) : joined;
  let numbered = base;
  for (let number = 2; taken.has(numbered); number += 1) {
    numbered = `${base}${number}`;
  }
  return numbered;
}

/** The names by which the program's imports go, by {@link exportKey}. */
export function importNames(program: Program, dates: DateLibrary): ReadonlyMap<string, string> {
  const dateNames = dates.write('').match(/^\w+/) ?? [];
  const declared = program.declarations.flatMap(({name, type}) => (type ? [name, type.name] : [name]));
  const taken = new Set<string>(['React', program.name, ...dateNames, ...(program.dayjsPlugins ?? []), ...declared]);
  const names = new Map<string, string>();
  programExports(program).forEach((used) => {
    const chosen = taken.has(used.name) ? otherName(used, taken) : used.name;
    taken.add(chosen);
    names.set(exportKey(used), chosen);
  });
  return names;
}
