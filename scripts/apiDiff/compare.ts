import type {DiffKind, DiffRow, DiffSection} from '../../plugins/releases/types';
import {comparable} from './printedTypes';
import type {RenameProbe} from './renames';
import type {ExportedName, Members, Surface} from './surface';

/** Types that say again what a component's props, slots and classes say. */
const REPEATED_BY_COMPONENTS =
  /(?:Props|Classes|ClassKey|SlotsComponents?|SlotsComponentsProps|SlotProps|SlotsComponentSlotsProps)$/;

/** More of a printed type than this does not help a reader, in characters. */
const LONGEST_TYPE = 320;

type Found = Omit<DiffRow, 'owners'> & {readonly owner: string};

export interface Comparison {
  readonly before: Surface;
  readonly after: Surface;
  readonly probe: RenameProbe;
  /** The name of a class in the page; the key if it is not known. */
  readonly classNameOf: (side: 'before' | 'after', classes: string, key: string) => string;
}

function shortened(type: string): string {
  return type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE).trimEnd()}…` : type;
}

interface MemberComparison {
  readonly section: DiffSection;
  readonly owner: string;
  readonly before: Members;
  readonly after: Members;
  /** Names that are there without being the packages' own. */
  readonly kept?: ReadonlySet<string>;
  readonly known?: ReadonlySet<string>;
  readonly renamed: (name: string) => string | undefined;
}

/** What differs between the members of something, with one row for each member. */
function compareMembers({
  section,
  owner,
  before,
  after,
  kept = new Set(),
  known = new Set(),
  renamed,
}: MemberComparison): Found[] {
  const rows: Found[] = [];
  const arrived = new Set<string>();
  for (const [name, type] of Object.entries(before)) {
    const now = after[name];
    if (now !== undefined) {
      if (comparable(type) !== comparable(now)) {
        rows.push({section, kind: 'changed', name, owner, before: shortened(type), after: shortened(now)});
      }
    } else if (!kept.has(name)) {
      const to = renamed(name);
      const [target = ''] = to?.split('.') ?? [];
      const exists = to !== undefined && (after[target] !== undefined || kept.has(target));
      rows.push({section, kind: exists ? 'renamed' : 'removed', name, owner, ...(exists && {to})});
      if (exists && target === to) {
        arrived.add(to);
      }
    }
  }
  const added = Object.keys(after).filter(
    (name) => before[name] === undefined && !known.has(name) && !arrived.has(name),
  );
  return [...rows, ...added.map((name): Found => ({section, kind: 'added', name, owner}))];
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function missing(from: Members, to: Members): string[] {
  return Object.keys(from).filter((name) => to[name] === undefined);
}

/** The props and slots of a component that both sides have, under the name that each gives it. */
function compareComponent(name: string, before: ExportedName, after: ExportedName, probe: RenameProbe): Found[] {
  const lostProps = missing(before.members, after.members).filter((prop) => !after.inherited.has(prop));
  const lostSlots = missing(before.slots, after.slots);
  const moved = probe.ofComponent({
    module: before.modules[0] ?? '',
    name,
    props: lostProps,
    slots: lostSlots.map(capitalized),
  });
  const slotOf = (path: string | undefined) =>
    path?.replace(/^(?:components|slots)\.(.)/, (_all, c: string) => c.toLowerCase());
  return [
    ...compareMembers({
      section: 'props',
      owner: name,
      before: before.members,
      after: after.members,
      kept: after.inherited,
      known: before.inherited,
      renamed: (prop) => moved.props.get(prop),
    }),
    ...compareMembers({
      section: 'slots',
      owner: name,
      // That a slot takes other props is told by the props of what fills it.
      before: Object.fromEntries(Object.keys(before.slots).map((slot) => [slot, ''])),
      after: Object.fromEntries(Object.keys(after.slots).map((slot) => [slot, ''])),
      renamed: (slot) => slotOf(moved.slots.get(capitalized(slot))),
    }),
  ];
}

/** Whether a type only says again what rows about a component say. */
function isRepeated(name: string, {before, after}: Comparison): boolean {
  const owner = name.replace(REPEATED_BY_COMPONENTS, '');
  const isComponent = (side: Surface) => side.exports[owner]?.kind === 'component';
  return owner !== name && (isComponent(before) || isComponent(after) || !/Props$/.test(name));
}

/** What both sides export under one name, or under two of which the codemod makes one the other. */
function compareExport(name: string, to: string, comparison: Comparison): Found[] {
  const before = comparison.before.exports[name];
  const after = comparison.after.exports[to];
  if (!before || !after) {
    return [];
  }
  if (before.kind === 'component' && after.kind === 'component') {
    return compareComponent(name, before, after, comparison.probe);
  }
  if (isRepeated(name, comparison)) {
    return [];
  }
  const isWhole = before.type !== '' || after.type !== '' || before.kind !== after.kind;
  if (!isWhole) {
    return compareMembers({
      section: 'members',
      owner: name,
      before: before.members,
      after: after.members,
      kept: after.inherited,
      known: before.inherited,
      renamed: (member) => comparison.probe.ofMember(member),
    });
  }
  const texts = [before, after].map(({kind, type}) => (type === '' ? kind : type));
  const [old = '', now = ''] = texts;
  const owner = after.modules[0] ?? '';
  return comparable(old) === comparable(now)
    ? []
    : [{section: 'exports', kind: 'changed', name: to, owner, before: shortened(old), after: shortened(now)}];
}

function compareExports(comparison: Comparison): Found[] {
  const {before, after, probe} = comparison;
  const arrived = new Set<string>();
  const rows = Object.entries(before.exports).flatMap(([name, exported]): Found[] => {
    const kept = after.exports[name];
    if (kept) {
      return compareExport(name, name, comparison);
    }
    const to = probe.ofExport(exported.modules[0] ?? '', name);
    const kind: DiffKind = to !== undefined && after.exports[to] ? 'renamed' : 'removed';
    const isRenamed = kind === 'renamed' && to !== undefined;
    const own = exported.modules.map((owner): Found => ({
      section: 'exports',
      kind,
      name,
      owner,
      ...(isRenamed && {to}),
    }));
    if (!isRenamed) {
      return own;
    }
    arrived.add(to);
    return [...own, ...compareExport(name, to, comparison)];
  });
  const added = Object.entries(after.exports)
    .filter(([name]) => !before.exports[name] && !arrived.has(name))
    .flatMap(([name, {modules}]) => modules.map((owner): Found => ({section: 'exports', kind: 'added', name, owner})));
  return [...rows, ...added];
}

function compareClasses({before, after, probe, classNameOf}: Comparison): Found[] {
  return Object.entries(before.classes).flatMap(([object, keys]) => {
    const now = after.classes[object] ?? after.classes[probe.ofExport('', object) ?? ''];
    const named = (side: 'before' | 'after', own: readonly string[]): Members =>
      Object.fromEntries(own.map((key) => [classNameOf(side, object, key), '']));
    return now
      ? compareMembers({
          section: 'classes',
          owner: object,
          before: named('before', keys),
          after: named('after', now),
          renamed: (className) => probe.ofClassName(className),
        })
      : [];
  });
}

/** One row for what happened alike in several places, such as a prop that three grids lost. */
function mergeRows(rows: readonly Found[]): DiffRow[] {
  const merged = new Map<string, DiffRow>();
  for (const {owner, ...row} of rows) {
    const key = JSON.stringify([row.section, row.kind, row.name, row.to, row.before, row.after]);
    const owners = merged.get(key)?.owners ?? [];
    merged.set(key, {...row, owners: owners.includes(owner) ? owners : [...owners, owner]});
  }
  return [...merged.values()];
}

/** Everything that differs between two majors of a product's packages. */
export function compareSurfaces(comparison: Comparison): DiffRow[] {
  return mergeRows([...compareExports(comparison), ...compareClasses(comparison)]);
}
