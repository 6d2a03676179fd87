import {isList, isObject} from './client/values';
import type {Value, Values} from './client/values';
import type {Field, PlaygroundComponent, ValueType} from './types';

/** From a component's props to a value in them: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** A name, a place in a list, or a name that is no identifier: `a`, `.a`, `[0]`, `["& .a"]`. */
const STEP = /^(?:\.?([A-Za-z_$][\w$]*)|\[(\d{1,15})\]|\[("(?:[^"\\]|\\.)*")\])/;

function quotedName(text: string): string | undefined {
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

function parsedSteps(text: string): Path | undefined {
  const steps: (string | number)[] = [];
  let rest = text;
  while (rest !== '') {
    const step = STEP.exec(rest);
    if (!step || (rest.startsWith('.') ? steps.length === 0 : steps.length > 0 && step[1] !== undefined)) {
      return undefined;
    }
    const [all, name, index, quoted] = step;
    const found = name ?? (index === undefined ? quotedName(quoted ?? '') : Number(index));
    if (found === undefined) {
      return undefined;
    }
    steps.push(found);
    rest = rest.slice(all.length);
  }
  return steps;
}

/**
 * Reads a path as one writes it: `xAxis[0].categoryGapRatio`.
 *
 * Never throws: a text that is no path is taken for the name of a prop, which no component has.
 */
export function parsePath(text: string): Path {
  return parsedSteps(text) ?? [text];
}

/** Writes a path so that {@link parsePath} reads it. */
export function printPath(path: Path): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') {
        return `[${step}]`;
      }
      const isIdentifier = /^[A-Za-z_$][\w$]*$/.test(step);
      return isIdentifier ? `${index === 0 ? '' : '.'}${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('');
}

function childAt(value: Value | undefined, step: string | number): Value | undefined {
  if (value === undefined) {
    return undefined;
  }
  if (isList(value)) {
    return typeof step === 'number' ? value[step] : undefined;
  }
  return isObject(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
}

/** The value at a path; `undefined` if there is none. Dates, code and other marked values have no parts. */
export function valueAt(values: Values, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(childAt, values);
}

function changedList(list: readonly Value[], index: number, value: Value | undefined): readonly Value[] {
  if (value === undefined) {
    return list.filter((_, at) => at !== index);
  }
  return index < list.length ? list.map((old, at) => (at === index ? value : old)) : [...list, value];
}

function changedAt(old: Value | undefined, path: Path, value: Value | undefined): Value | undefined {
  const [step, ...rest] = path;
  if (step === undefined) {
    return value;
  }
  const child = childAt(old, step);
  if (value === undefined && child === undefined) {
    return old;
  }
  const changed = changedAt(child, rest, value);
  if (changed === child) {
    return old;
  }
  if (typeof step === 'number') {
    const list = old !== undefined && isList(old) ? old : [];
    // An item keeps its place when its last field goes.
    return changedList(list, step, changed ?? (rest.length > 0 ? {} : undefined));
  }
  const {[step]: _, ...others} = old !== undefined && isObject(old) ? old : {};
  if (changed !== undefined) {
    return old !== undefined && isObject(old) ? {...old, [step]: changed} : {[step]: changed};
  }
  return Object.keys(others).length > 0 ? others : undefined;
}

/**
 * The values with another value at a path; the given ones stay as they are, and so does the identity of what did not change.
 *
 * Missing objects and lists on the way are made; an index beyond a list's end appends. Without a value, the value at the path
 * is removed, and with it the objects that would be left empty. Lists stay, and so do their other items.
 */
export function withValueAt(values: Values, path: Path, value: Value | undefined): Values {
  return (changedAt(values, path, value) as Values | undefined) ?? {};
}

/** The type of everything inside code. */
const UNKNOWN: ValueType = {kind: 'code', type: 'unknown'};

function fieldsOf(type: ValueType): readonly Field[] {
  return type.kind === 'object' ? type.fields : type.kind === 'oneOf' ? type.types.flatMap(fieldsOf) : [];
}

/** The types that a step into a type leads to. */
function typesBehind(type: ValueType, step: string | number): readonly ValueType[] {
  switch (type.kind) {
    case 'oneOf':
      return type.types.flatMap((one) => typesBehind(one, step));
    case 'list':
      return typeof step === 'number' ? [type.of] : [];
    case 'dateRange':
      return step === 0 || step === 1 ? [{kind: 'date'}] : [];
    case 'object': {
      const known = type.fields.flatMap((field) => (field.name === step ? [field.type] : []));
      return known.length === 0 && type.others && typeof step === 'string' ? [type.others] : known;
    }
    case 'code':
      return [UNKNOWN];
    case 'boolean':
    case 'number':
    case 'string':
    case 'color':
    case 'choice':
    case 'date':
    case 'function':
    case 'node':
      return [];
  }
}

/** The prop or field at a path, with its description; `undefined` for an item of a list, and if there is none. */
export function fieldAt(component: PlaygroundComponent, path: Path): Field | undefined {
  const name = path.at(-1);
  const owner: ValueType | undefined =
    path.length === 1 ? {kind: 'object', fields: component.props} : valueTypeAt(component, path.slice(0, -1));
  return owner && fieldsOf(owner).find((field) => field.name === name);
}

/** The type of the value at a path; `undefined` if the component has no such path. */
export function valueTypeAt(component: PlaygroundComponent, path: Path): ValueType | undefined {
  return path.reduce<ValueType | undefined>(
    (type, step) => {
      const types = type ? typesBehind(type, step) : [];
      return types.length > 1 ? {kind: 'oneOf', types} : types[0];
    },
    {kind: 'object', fields: component.props},
  );
}
