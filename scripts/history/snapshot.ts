import {API_PAGES} from '../../src/site/apiPages';
import {printedType, type ApiProp} from '../../src/site/apiData';
import type {ProductId} from '../../src/site/products';
import {extractApi} from '../../src/node/packages/api/extract';
import type {PackageSource} from '../../src/node/packages/api/packages';
import {packageOfSpecifier} from '../../src/node/packages/documentedPackages';
import type {HistorySection} from '../../src/node/history/types';
import {isRepeatedType, readSurface} from '../apiDiff/surface';

/** What the history compares of an entry. */
export interface EntryState {
  /** Printed; empty for what has no type of its own, such as a class. */
  readonly type: string;
  readonly byDefault: string;
}

/** The state of every entry of one release, by {@link entryKey}. */
export type Snapshot = Readonly<Record<string, EntryState>>;

export function entryKey(section: HistorySection, owner: string, name: string): string {
  return JSON.stringify([section, owner, name]);
}

/** The props of a component that the API pages list, or the properties of an interface. */
function propEntries(owner: string, props: readonly ApiProp[]): [string, EntryState][] {
  return props.map(({name, type, defaultValue}) => [
    entryKey('prop', owner, name),
    {type: printedType(type), byDefault: defaultValue ?? ''},
  ]);
}

function untyped(section: HistorySection, owner: string, names: readonly string[]): [string, EntryState][] {
  return names.map((name) => [entryKey(section, owner, name), {type: '', byDefault: ''}]);
}

/** The rows of the API pages, read as for those pages. A page whose component a release lacks has none. */
function pageEntries(packages: readonly PackageSource[], productId: ProductId): [string, EntryState][] {
  const groups = API_PAGES.filter((group) => group.productId === productId);
  const {components, interfaces, events, selectors} = extractApi(packages, groups, () => undefined);
  const grid = 'DataGrid';
  return [
    ...components.flatMap(({name, props, slots, classes}) => [
      ...propEntries(name, props),
      ...slots.map((slot): [string, EntryState] => [
        entryKey('slots', name, slot.name),
        {type: '', byDefault: slot.defaultComponent ?? ''},
      ]),
      ...untyped(
        'classes',
        name,
        classes.filter(({isState}) => !isState).map(({className}) => className),
      ),
    ]),
    ...interfaces.flatMap(({name, properties}) => propEntries(name, properties)),
    ...events.map(({name, params}): [string, EntryState] => [
      entryKey('event', grid, name),
      {type: params ? printedType(params) : '', byDefault: ''},
    ]),
    ...selectors.map(({name, result}): [string, EntryState] => [
      entryKey('selector', grid, name),
      {type: printedType(result), byDefault: ''},
    ]),
  ];
}

/** Types that packages export for each other. */
const PRIVATE_TYPE = /^Grid\w*Private/;

/**
 * Exported names, and what exported components and types without a page have. Their types are left out: how the compiler
 * prints what no page prints would tell of its moods as much as of changes. So is where a prop comes from.
 */
function exportEntries(packages: readonly PackageSource[], pages: ReadonlySet<string>): [string, EntryState][] {
  const {exports} = readSurface(packages);
  const isComponent = (name: string): boolean => exports[name]?.kind === 'component';
  return Object.entries(exports).flatMap(([name, {modules, kind, members, inherited}]) => {
    const own = untyped('export', packageOfSpecifier(modules[0] ?? '') ?? '', [name]);
    if (pages.has(name) || PRIVATE_TYPE.test(name) || isRepeatedType(name, isComponent)) {
      return own;
    }
    return kind === 'component'
      ? [...own, ...untyped('prop', name, [...Object.keys(members), ...inherited])]
      : [...own, ...untyped('member', name, Object.keys(members))];
  });
}

/**
 * Reads everything that the history tells of a release of a product.
 *
 * @param packages the product's packages in that release, the lowest plan first
 * @throws a PluginError if a package has no types
 */
export function readSnapshot(packages: readonly PackageSource[], productId: ProductId): Snapshot {
  const {components, interfaces} = API_PAGES.find((group) => group.productId === productId) ?? API_PAGES[0];
  const pages = new Set<string>([...components, ...interfaces, 'GridEventLookup']);
  return Object.fromEntries([...exportEntries(packages, pages), ...pageEntries(packages, productId)]);
}
