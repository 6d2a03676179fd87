import type {ProductId} from '../../../src/site/products';
import {apiPagePath, rowId, type RowSection} from '../paths';
import type {
  ApiEvent,
  ApiProp,
  ApiSelector,
  ComponentApi,
  InterfaceApi,
  PageApi,
  ProductTypes,
  RichText,
} from '../types';
import {resolveText, type LinkTargets} from './links';

/** The pages that there are, and where messages about links to others go. */
export interface LinkedSite extends Pick<LinkTargets, 'pages' | 'report'> {
  /** URLs of the documented components and interfaces by their name, for each product. */
  readonly namesOf: (productId: ProductId) => ReadonlyMap<string, string>;
}

/** Changes a text, given what it stands in: `the prop "rows"`. */
type ChangeText = (text: RichText, location: string) => RichText;

function orNull(text: RichText | null, location: string, change: ChangeText): RichText | null {
  return text && change(text, location);
}

function mapProp(prop: ApiProp, kind: string, change: ChangeText): ApiProp {
  const location = `the ${kind} "${prop.name}"`;
  const {signature} = prop;
  return {
    ...prop,
    description: change(prop.description, location),
    deprecation: orNull(prop.deprecation, location, change),
    signature: signature && {
      parameters: signature.parameters.map((parameter) => ({
        ...parameter,
        description: change(parameter.description, location),
      })),
      returns: signature.returns && {
        ...signature.returns,
        description: change(signature.returns.description, location),
      },
    },
  };
}

function mapComponent(api: ComponentApi, change: ChangeText): ComponentApi {
  return {
    ...api,
    props: api.props.map((prop) => mapProp(prop, 'prop', change)),
    slots: api.slots.map((slot) => ({
      ...slot,
      description: change(slot.description, `the slot "${slot.name}"`),
      deprecation: orNull(slot.deprecation, `the slot "${slot.name}"`, change),
    })),
    classes: api.classes.map((entry) => ({
      ...entry,
      description: change(entry.description, `the class "${entry.rule}"`),
    })),
  };
}

function mapInterface(api: InterfaceApi, change: ChangeText): InterfaceApi {
  return {
    ...api,
    description: change(api.description, 'the interface'),
    properties: api.properties.map((property) => mapProp(property, 'property', change)),
  };
}

/** The props of a component, or the properties of an interface. */
function propsOf(api: PageApi): readonly ApiProp[] {
  return api.kind === 'component' ? api.props : api.properties;
}

/** Every id that the rows of a page have. */
export function rowIds(api: PageApi): ReadonlySet<string> {
  const ids = (section: RowSection, names: readonly string[]): string[] =>
    names.map((name) => rowId(api.name, section, name));
  const rows = ids(
    'prop',
    propsOf(api).map(({name}) => name),
  );
  if (api.kind === 'interface') {
    return new Set(rows);
  }
  const slots = api.slots.map(({name}) => name);
  const classes = api.classes.map(({className}) => className);
  return new Set([...rows, ...ids('slots', slots), ...ids('classes', classes)]);
}

/** A page's data with every link of its texts resolved. */
export function linkPage(api: PageApi, site: LinkedSite): PageApi {
  const names = new Map(site.namesOf(api.productId));
  // A page does not link to itself, nor a row to the row it is.
  names.delete(api.name);
  const rows = propsOf(api).map(({name}): [string, string] => [name, `#${rowId(api.name, 'prop', name)}`]);
  const change: ChangeText = (text, location) => {
    const others = rows.filter(([name]) => !location.endsWith(` "${name}"`));
    return resolveText(text, {...site, names: new Map([...others, ...names]), location: `${location} of ${api.name}`});
  };
  return api.kind === 'component' ? mapComponent(api, change) : mapInterface(api, change);
}

/** What the names in a product's types open to, with every link of their texts resolved. */
export function linkTypes(types: ProductTypes, productId: ProductId, site: LinkedSite): ProductTypes {
  const names = site.namesOf(productId);
  const change: ChangeText = (text, location) => resolveText(text, {...site, names, location});
  return Object.fromEntries(
    Object.entries(types).map(([id, type]) => [
      id,
      {
        ...type,
        description: change(type.description, `the type ${type.name}`),
        href: type.href ?? names.get(type.name) ?? null,
        members: type.members.map((member) => ({
          ...member,
          description: change(member.description, `"${member.name}" of ${type.name}`),
          deprecation: orNull(member.deprecation, `"${member.name}" of ${type.name}`, change),
        })),
      },
    ]),
  );
}

/** Events or selectors with every link of their texts resolved. */
export function linkList<Entry extends ApiEvent | ApiSelector>(
  entries: readonly Entry[],
  productId: ProductId,
  site: LinkedSite,
): Entry[] {
  const names = site.namesOf(productId);
  const change: ChangeText = (text, location) => resolveText(text, {...site, names, location});
  return entries.map((entry) => ({
    ...entry,
    description: change(entry.description, entry.name),
    deprecation: orNull(entry.deprecation, entry.name, change),
  }));
}

/** Events whose props lead to their rows: on the first of the given pages that has the prop. */
export function linkEvents(events: readonly ApiEvent[], grids: readonly PageApi[]): ApiEvent[] {
  return events.map((event) => {
    const {prop} = event;
    const grid = prop && grids.find((page) => propsOf(page).some(({name}) => name === prop.name));
    if (!grid) {
      return event;
    }
    const href = `${apiPagePath(grid.productId, grid.name)}#${rowId(grid.name, 'prop', prop.name)}`;
    return {...event, prop: {...prop, href}};
  });
}

/** The URLs of a product's pages by the name of what they document. */
export function urlsOf(pages: readonly PageApi[], productId: ProductId): ReadonlyMap<string, string> {
  const own = pages.filter((page) => page.productId === productId);
  return new Map(own.map(({name}) => [name, apiPagePath(productId, name)]));
}
