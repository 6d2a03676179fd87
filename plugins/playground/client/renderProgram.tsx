import {createElement, type ElementType, type ReactElement, type ReactNode} from 'react';
import type {DateLibrary} from './dates';
import type {Require} from './modules';
import {dayjsPlugin} from './programModules';
import {
  isCall,
  isCode,
  isDate,
  isElement,
  isList,
  isReference,
  isVariable,
  type ElementNode,
  type ObjectValue,
  type Program,
  type ReferenceValue,
  type Value,
} from './values';

export interface RenderOptions {
  /** Gives every module that the program imports. */
  readonly require: Require;
  readonly dates: DateLibrary;
}

/** The result for a value, and the variables that it was made with. */
interface Resolved {
  readonly result: unknown;
  readonly variables: ReadonlyMap<string, unknown>;
}

/**
 * Results for values that are objects. The same value gives the same result: a grid that gets new `rows` on every render
 * never stops rendering.
 */
const KNOWN = new Map<DateLibrary, WeakMap<object, Resolved>>();

interface Scope extends RenderOptions {
  readonly known: WeakMap<object, Resolved>;
  /** Values that are declared above the component, by name. */
  readonly variables: ReadonlyMap<string, unknown>;
  /** The variables used by the value in the making. */
  readonly used: Map<string, unknown>;
}

function knownFor(dates: DateLibrary): WeakMap<object, Resolved> {
  const known = KNOWN.get(dates) ?? new WeakMap<object, Resolved>();
  KNOWN.set(dates, known);
  return known;
}

function exported(name: string, from: string, isDefault: boolean, require: Require): unknown {
  const module = require(from);
  const key = isDefault ? 'default' : name;
  if (!Object.hasOwn(module, key) || module[key] === undefined) {
    throw new Error(`The module "${from}" exports no "${key}".`);
  }
  return module[key];
}

function referred({$name, $from, $isDefault, $member}: ReferenceValue, {require}: Scope): unknown {
  const found = exported($name, $from, $isDefault === true, require);
  if ($member === undefined) {
    return found;
  }
  if (typeof found !== 'object' || found === null || !Object.hasOwn(found, $member)) {
    throw new Error(`"${$name}" of the module "${$from}" has no member "${$member}".`);
  }
  return (found as Readonly<Record<string, unknown>>)[$member];
}

function variableOf(name: string, {variables, used}: Scope): unknown {
  if (!variables.has(name)) {
    throw new Error(`The variable "${name}" is declared nowhere above its use.`);
  }
  used.set(name, variables.get(name));
  return variables.get(name);
}

function make(value: Value & object, scope: Scope): unknown {
  if (isList(value)) {
    return value.map((entry) => resolve(entry, scope));
  }
  if (isDate(value)) {
    return scope.dates.make(value.$date, scope.require);
  }
  if (isCode(value)) {
    throw new Error('Code that somebody typed runs in the live editor only.');
  }
  if (isReference(value)) {
    return referred(value, scope);
  }
  if (isCall(value)) {
    const called = resolve(value.$call, scope);
    if (typeof called !== 'function') {
      throw new Error(`"${value.$call.$name}" of the module "${value.$call.$from}" is no function.`);
    }
    return (called as (...args: unknown[]) => unknown)(...value.$arguments.map((entry) => resolve(entry, scope)));
  }
  if (isElement(value)) {
    return elementOf(value.$element, scope);
  }
  if (isVariable(value)) {
    return variableOf(value.$variable, scope);
  }
  return fieldsOf(value as ObjectValue, scope);
}

function fieldsOf(fields: ObjectValue, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, entry]) => [name, resolve(entry, scope)]));
}

function resolve(value: Value, scope: Scope): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const known = scope.known.get(value);
  const isFresh = known && [...known.variables].every(([name, used]) => scope.variables.get(name) === used);
  const resolved = isFresh ? known : remember(value, scope);
  resolved.variables.forEach((used, name) => scope.used.set(name, used));
  return resolved.result;
}

function remember(value: Value & object, scope: Scope): Resolved {
  const variables = new Map<string, unknown>();
  const resolved = {result: make(value, {...scope, used: variables}), variables};
  scope.known.set(value, resolved);
  return resolved;
}

function elementOf(node: ElementNode, scope: Scope): ReactElement {
  const {component, from, isDefault, props, children = []} = node;
  const type = from === undefined ? component : exported(component, from, isDefault === true, scope.require);
  const nodes = children.map((child) => (typeof child === 'string' ? child : elementOf(child, scope)));
  // Children are passed one by one, as in the code: a list would ask for keys.
  return createElement(type as ElementType, fieldsOf(props, scope), ...nodes);
}

/**
 * The program as React elements, as its code would render them. An unchanged value gives the same object on every render.
 *
 * @throws for an export that a module does not have, and for code that somebody typed
 */
export function renderProgram(program: Program, {require, dates}: RenderOptions): ReactNode {
  const {declarations, element, dayjsPlugins = []} = program;
  dayjsPlugins.forEach((plugin) => {
    const {default: dayjs} = require('dayjs') as {readonly default: {extend(extension: unknown): void}};
    dayjs.extend(require(dayjsPlugin(plugin))['default']);
  });
  const variables = new Map<string, unknown>();
  const scope: Scope = {require, dates, known: knownFor(dates), variables, used: new Map()};
  declarations.forEach(({name, value}) => variables.set(name, resolve(value, scope)));
  return elementOf(element, scope);
}
