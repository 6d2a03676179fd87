import type {DiffRow, DiffSection} from '../../plugins/releases/types';
import {comparable, LONGEST_TYPE} from './printedTypes';
import type {RenameProbe} from './renames';
import {isRepeatedType, type ExportedName, type Surface} from './surface';

type Found = Omit<DiffRow, 'owners'> & {readonly owner: string};

export interface Comparison {
  readonly before: Surface;
  readonly after: Surface;
  readonly probe: RenameProbe;
  /** The name of a class in the page; the key if it is not known. */
  readonly classNameOf: (side: 'before' | 'after', classes: string, key: string) => string;
}

/** A row for a name whose types differ; none if they differ in formatting alone. */
function changedRow(row: Pick<Found, 'section' | 'name' | 'owner'>, before: string, after: string): Found[] {
  const {section, name, owner} = row;
  const [old = '', now = ''] = [before, after].map((type) =>
    type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE).trimEnd()}…` : type,
  );
  const isSame = comparable(before) === comparable(after);
  return isSame ? [] : [{section, kind: 'changed', name, owner, before: old, after: now}];
}

/** The members of something: its own, with their types, and the names of those that come from elsewhere. */
type Offered = Pick<ExportedName, 'members' | 'inherited'>;

/** Members whose types are not compared. */
function named(names: readonly string[]): Offered {
  return {members: Object.fromEntries(names.map((name) => [name, ''])), inherited: new Set()};
}

function isOffered(name: string, {members, inherited}: Offered): boolean {
  return members[name] !== undefined || inherited.has(name);
}

/** What differs between the members of something, with one row for each member. */
function compareMembers(
  {section, owner}: {readonly section: DiffSection; readonly owner: string},
  before: Offered,
  after: Offered,
  renamed: (name: string) => string | undefined,
): Found[] {
  const arrived = new Set<string>();
  const rows = Object.entries(before.members).flatMap(([name, type]): Found[] => {
    const now = after.members[name];
    if (now !== undefined) {
      return changedRow({section, name, owner}, type, now);
    }
    if (after.inherited.has(name)) {
      return [];
    }
    const to = renamed(name);
    if (to === undefined || !isOffered(to.replace(/\..*$/, ''), after)) {
      return [{section, kind: 'removed', name, owner}];
    }
    arrived.add(to);
    return [{section, kind: 'renamed', name, owner, to}];
  });
  const added = Object.keys(after.members).filter((name) => !isOffered(name, before) && !arrived.has(name));
  return [...rows, ...added.map((name): Found => ({section, kind: 'added', name, owner}))];
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The props and slots of a component that both sides have, under the name that each gives it. */
function compareComponent(name: string, before: ExportedName, after: ExportedName, probe: RenameProbe): Found[] {
  const [slotsBefore, slotsAfter] = [Object.keys(before.slots), Object.keys(after.slots)];
  const moved = probe.ofComponent({
    module: before.modules[0] ?? '',
    name,
    props: Object.keys(before.members).filter((prop) => !isOffered(prop, after)),
    slots: slotsBefore.filter((slot) => !slotsAfter.includes(slot)).map(capitalized),
  });
  const movedSlot = (slot: string): string | undefined =>
    moved
      .get(`components.${capitalized(slot)}`)
      ?.replace(/^(?:components|slots)\.(.)/, (_all, first: string) => first.toLowerCase());
  return [
    ...compareMembers({section: 'props', owner: name}, before, after, (prop) => moved.get(prop)),
    // That a slot takes other props is told by the props of what fills it.
    ...compareMembers({section: 'slots', owner: name}, named(slotsBefore), named(slotsAfter), movedSlot),
  ];
}

function isRepeated(name: string, {before, after}: Comparison): boolean {
  const isComponent = (owner: string) => [before, after].some(({exports}) => exports[owner]?.kind === 'component');
  return isRepeatedType(name, isComponent);
}

/** Compares what both sides export under one name, or under two names if the codemod renames one to the other. */
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
  if (before.type === '' && after.type === '' && before.kind === after.kind) {
    const row = {section: 'members', owner: name} as const;
    return compareMembers(row, before, after, (member) => comparison.probe.ofMember(member));
  }
  const row = {section: 'exports', name: to, owner: after.modules[0] ?? ''} as const;
  return changedRow(row, before.type || before.kind, after.type || after.kind);
}

function compareExports(comparison: Comparison): Found[] {
  const {before, after, probe} = comparison;
  const arrived = new Set<string>();
  const rows = Object.entries(before.exports).flatMap(([name, {modules}]): Found[] => {
    if (after.exports[name]) {
      return compareExport(name, name, comparison);
    }
    const to = probe.ofExport(modules[0] ?? '', name);
    if (to === undefined || !after.exports[to]) {
      return modules.map((owner) => ({section: 'exports', kind: 'removed', name, owner}));
    }
    arrived.add(to);
    const own = modules.map((owner): Found => ({section: 'exports', kind: 'renamed', name, owner, to}));
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
    const classNames = (side: 'before' | 'after', own: readonly string[]): Offered =>
      named(own.map((key) => classNameOf(side, object, key)));
    const row = {section: 'classes', owner: object} as const;
    return now
      ? compareMembers(row, classNames('before', keys), classNames('after', now), (name) => probe.ofClassName(name))
      : [];
  });
}

/** One row for what happened alike in several places, such as a prop that three grids lost. */
function mergeRows(rows: readonly Found[]): DiffRow[] {
  const merged = new Map<string, DiffRow>();
  for (const {owner, ...row} of rows) {
    const key = JSON.stringify(row);
    const owners = new Set(merged.get(key)?.owners).add(owner);
    merged.set(key, {...row, owners: [...owners]});
  }
  return [...merged.values()];
}

/** Everything that differs between two majors of a product's packages. */
export function compareSurfaces(comparison: Comparison): DiffRow[] {
  return mergeRows([...compareExports(comparison), ...compareClasses(comparison)]);
}
