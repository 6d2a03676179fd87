import type {DateLibrary} from './dates';
import {isCode, isDate, isElement, isList, isRecord, isReference, type Program, type Value} from './values';

/** An export of a module, as code names it. */
export interface ModuleExport {
  readonly name: string;
  readonly from: string;
  readonly isDefault: boolean;
}

function partsOf(value: Value): readonly Value[] {
  if (isList(value)) {
    return value;
  }
  if (isElement(value)) {
    const {props, children = []} = value.$element;
    return [
      ...Object.values(props),
      ...children.map((child) => (typeof child === 'string' ? child : {$element: child})),
    ];
  }
  return isRecord(value) ? Object.values(value) : [];
}

/** A value and all values in it, the outer ones before what they hold. */
function valuesIn(value: Value): readonly Value[] {
  return [value, ...partsOf(value).flatMap(valuesIn)];
}

function programValues({declarations, element}: Program): readonly Value[] {
  return [...declarations.map(({value}) => value), {$element: element}].flatMap(valuesIn);
}

function exportOf(value: Value): ModuleExport | undefined {
  if (isReference(value)) {
    return {name: value.$name, from: value.$from, isDefault: value.$isDefault === true};
  }
  const element = isElement(value) ? value.$element : undefined;
  return element?.from === undefined
    ? undefined
    : {name: element.component, from: element.from, isDefault: element.isDefault === true};
}

/** Identifies an export, whatever the name that a default export is used under. */
export function exportKey({name, from, isDefault}: ModuleExport): string {
  return `${from} ${isDefault ? 'default' : name}`;
}

/** The exports that the program imports by name, each once, in the order of use. */
export function programExports(program: Program): readonly ModuleExport[] {
  const exports = new Map<string, ModuleExport>();
  programValues(program).forEach((value) => {
    const used = exportOf(value);
    if (used && !exports.has(exportKey(used))) {
      exports.set(exportKey(used), used);
    }
  });
  return [...exports.values()];
}

/** Whether the program's code names the date library: to make a date, or to put a plugin into it. */
export function usesDates(program: Program): boolean {
  return program.dayjsPlugins !== undefined || programValues(program).some(isDate);
}

/** The module of a plugin of Day.js. */
export function dayjsPlugin(name: string): string {
  return `dayjs/plugin/${name}`;
}

/** Whether the program has an expression that somebody typed. */
export function hasCode(program: Program): boolean {
  return programValues(program).some(isCode);
}

/** Every specifier that the program imports when it runs, besides React; each once. */
export function programModules(program: Program, dates: DateLibrary): readonly string[] {
  const dateModules = dates.module !== undefined && usesDates(program) ? [dates.module] : [];
  const modules = programExports(program).map(({from}) => from);
  const plugins = (program.dayjsPlugins ?? []).map(dayjsPlugin);
  return [...new Set([...dateModules, ...plugins, ...(program.sideEffects ?? []), ...modules])];
}

/** A prefix that distinguishes two exports of one name: `dataGrid` for `@mui/x-data-grid`. */
function packageWord(from: string): string {
  const [scopeOrName = '', name = ''] = from.split('/');
  const words = (scopeOrName.startsWith('@') ? name : scopeOrName).replace(/^x-/, '').split(/\W+/);
  return words.map((word, at) => (at === 0 ? word : capitalized(word))).join('');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A local name for an export whose own name is taken: `dataGridDeDE`, or `DataGridLegend` for a component. */
function otherName({name, from}: ModuleExport, taken: ReadonlySet<string>): string {
  const joined = packageWord(from) + capitalized(name);
  const base = /^[A-Z]/.test(name) ? capitalized(joined) : joined;
  let numbered = base;
  for (let number = 2; taken.has(numbered); number += 1) {
    numbered = `${base}${number}`;
  }
  return numbered;
}

/** The local name of each import, by {@link exportKey}. */
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
