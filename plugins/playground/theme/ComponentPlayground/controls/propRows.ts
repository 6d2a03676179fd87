import {isList, isObject, type Value, type Values} from '../../../client/values';
import {fieldAt, parsePath, printPath, type Path} from '../../../paths';
import type {Field, PlaygroundComponent, ValueType} from '../../../types';

/** A prop, or a field inside one, with a control of its own in the panel. */
export interface PropRow {
  /** The path as one writes it. */
  readonly key: string;
  readonly path: Path;
  readonly prop: Field;
}

export interface PropRowGroup {
  /** Key of its title. */
  readonly key: string;
  readonly rows: readonly PropRow[];
}

/** Key of the group of what a reader wants first. */
export const FIRST_GROUP = 'first';

function rowOf(prop: Field): PropRow {
  return {key: printPath([prop.name]), path: [prop.name], prop};
}

/** The first rows: the given paths, if the component has them, and the required props. */
function firstRows(component: PlaygroundComponent, firstProps: readonly string[]): readonly PropRow[] {
  const given = firstProps.flatMap((text): readonly PropRow[] => {
    const path = parsePath(text);
    const prop = fieldAt(component, path);
    return prop ? [{key: printPath(path), path, prop}] : [];
  });
  const required = component.props.filter(({isRequired}) => isRequired).map(rowOf);
  return [...new Map([...given, ...required].map((row) => [row.key, row])).values()];
}

/** All rows by group, that of the first ones first; a prop that stands there does not stand in its own group as well. */
export function propRowGroups(component: PlaygroundComponent, firstProps: readonly string[]): readonly PropRowGroup[] {
  const first = firstRows(component, firstProps);
  const taken = new Set(first.map(({key}) => key));
  const groups = new Map<string, PropRow[]>();
  for (const prop of component.props) {
    const row = rowOf(prop);
    if (!taken.has(row.key)) {
      groups.set(prop.group, [...(groups.get(prop.group) ?? []), row]);
    }
  }
  const others = [...groups].map(([key, rows]) => ({key, rows}));
  return first.length > 0 ? [{key: FIRST_GROUP, rows: first}, ...others] : others;
}

/** A search finds so many fields inside of props, besides the props. */
const MOST_FIELDS = 30;

/** How deep inside a prop the search looks for fields. */
const DEEPEST_FIELD = 4;

function fieldsIn(type: ValueType, path: Path, value: Value | undefined): readonly PropRow[] {
  if (path.length > DEEPEST_FIELD) {
    return [];
  }
  if (type.kind === 'oneOf') {
    return type.types.flatMap((one) => fieldsIn(one, path, value));
  }
  if (type.kind === 'list') {
    const first = value !== undefined && isList(value) ? value[0] : undefined;
    return first === undefined ? [] : fieldsIn(type.of, [...path, 0], first);
  }
  const fields = type.kind === 'object' ? type.fields : [];
  return fields.flatMap((prop) => {
    const own = [...path, prop.name];
    const inside = value !== undefined && isObject(value) ? value[prop.name] : undefined;
    return [{key: printPath(own), path: own, prop}, ...fieldsIn(prop.type, own, inside)];
  });
}

/**
 * What a search by name finds: props, first ones included, and then fields inside of props, such as `slots.toolbar`. In lists
 * it looks at the first item.
 */
export function matchingRows(
  component: PlaygroundComponent,
  firstProps: readonly string[],
  values: Values,
  text: string,
): readonly PropRow[] {
  const wanted = text.trim().toLowerCase();
  const matches = (name: string): boolean => name.toLowerCase().includes(wanted);
  const shown = propRowGroups(component, firstProps).flatMap(({rows}) => rows);
  const rows = shown.filter(({key}) => matches(key));
  const known = new Set(shown.map(({key}) => key));
  const fields = component.props
    .flatMap(({name, type}) => fieldsIn(type, [name], values[name]))
    .filter(({key, prop}) => matches(prop.name) && !known.has(key));
  return [...rows, ...new Map(fields.map((row) => [row.key, row])).values()].slice(0, rows.length + MOST_FIELDS);
}
