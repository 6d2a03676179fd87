import {
  printedType,
  type ApiEvent,
  type ApiProp,
  type ApiSelector,
  type ApiSignature,
  type ComponentApi,
  type InterfaceApi,
} from '../../../src/site/apiData';
import {rowId} from '../../../src/site/apiPaths';
import type {NamedPage, NamedRows, SearchTypes} from '../types';

/** What the packages say about what has a name. */
export interface SearchedApi {
  readonly components: readonly ComponentApi[];
  readonly interfaces: readonly InterfaceApi[];
  readonly events: readonly ApiEvent[];
  readonly selectors: readonly ApiSelector[];
  /** The types behind names, by product and name. */
  readonly types: Readonly<Record<string, Readonly<Record<string, {readonly name: string}>>>>;
}

/** How much of a type is shown on one line, in characters. */
const LONGEST = 90;

function onOneLine(type: string): string {
  const line = type.replace(/\s+/g, ' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

function signatureText({parameters, returns}: ApiSignature): string {
  const list = parameters.map(({name, type, optional}) => `${name}${optional ? '?' : ''}: ${printedType(type)}`);
  return `(${list.join(', ')}) => ${returns ? printedType(returns.type) : 'void'}`;
}

function propType({type, signature}: ApiProp): string {
  return signature ? signatureText(signature) : printedType(type);
}

function listenerType({params, event}: ApiEvent): string {
  const list = [params && `params: ${printedType(params)}`, event && `event: ${printedType(event)}`];
  return `(${list.filter((each) => each !== null).join(', ')}) => void`;
}

/** The types of all rows by their ids, and those of interfaces by their names. */
function typesById({components, interfaces, events, selectors}: SearchedApi): Map<string, string> {
  const types = new Map<string, string>();
  for (const {name, props, slots} of components) {
    props.forEach((prop) => types.set(rowId(name, 'prop', prop.name), propType(prop)));
    // All slots have nearly the same type; what fills one tells more.
    slots.forEach((slot) => slot.defaultComponent && types.set(rowId(name, 'slots', slot.name), slot.defaultComponent));
  }
  for (const {name, declaration, properties} of interfaces) {
    types.set(name, printedType(declaration));
    properties.forEach((property) => types.set(rowId(name, 'prop', property.name), propType(property)));
  }
  events.forEach((event) => types.set(rowId('DataGrid', 'event', event.name), listenerType(event)));
  selectors.forEach(({name, acceptsApiRef, result}) =>
    types.set(rowId('DataGrid', 'selector', name), `(${acceptsApiRef ? 'apiRef' : 'state'}) => ${printedType(result)}`),
  );
  return types;
}

/** The types of pages and their rows, each type once. */
export function searchTypes(pages: readonly NamedPage[], api: SearchedApi): SearchTypes {
  const known = typesById(api);
  const places = new Map<string, number>();
  const placeOf = (id: string): number => {
    const type = known.get(id);
    if (type === undefined) {
      return -1;
    }
    const line = onOneLine(type);
    places.set(line, places.get(line) ?? places.size);
    return places.get(line) ?? -1;
  };
  const rows: Record<string, number[]> = {};
  for (const {path, title, rows: sections = []} of pages) {
    const own = [placeOf(title), ...sections.flatMap(({stem, names}) => names.map((name) => placeOf(stem + name)))];
    if (own.some((place) => place !== -1)) {
      rows[path] = own;
    }
  }
  return {types: [...places.keys()], rows};
}

/** What stands before the name in the ids of an interface's members. */
function memberStem(name: string): string {
  return rowId(name, 'prop', '');
}

/**
 * Calls members of interfaces by what they are, and not props, wherever they are listed; the sections of a page that list
 * members of one interface become one.
 */
export function withMembers(rows: readonly NamedRows[], {interfaces}: SearchedApi): NamedRows[] {
  const sections = new Map(
    interfaces.map(({name}) => [memberStem(name), name.endsWith('Api') ? 'methods' : 'properties']),
  );
  const joined = new Map<string, NamedRows>();
  for (const {section, stem, names} of rows) {
    const before = joined.get(stem)?.names ?? [];
    joined.set(stem, {section: sections.get(stem) ?? section, stem, names: [...new Set([...before, ...names])]});
  }
  return [...joined.values()];
}
