import type {HistoryEntry, HistoryEvent, HistorySection} from '../../src/node/history/types';
import {API_PAGES, type ApiPages} from '../../src/site/apiPages';
import {comparable, LONGEST_TYPE} from '../apiDiff/printedTypes';
import type {EntryState, Snapshot} from './snapshot';

/** Code on both sides of a difference that is shown with it, in characters. */
const AROUND = 60;

/** The length of what two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) {
    length += 1;
  }
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/**
 * Two types of which at least one is long, each cut to the part that differs, so that the cut leaves no two equal texts.
 *
 * @returns both as they are if they are short
 */
export function differingParts(before: string, after: string): readonly [before: string, after: string] {
  if (Math.max(before.length, after.length) <= LONGEST_TYPE) {
    return [before, after];
  }
  const start = Math.max(0, sharedStart(before, after) - AROUND);
  const atMost = Math.min(before.length, after.length) - start;
  const end = Math.max(0, Math.min(atMost, sharedStart(reversed(before), reversed(after))) - AROUND);
  const cut = (text: string): string => {
    const part = text.slice(start, Math.min(text.length - end, start + LONGEST_TYPE));
    return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(after)];
}

/** A type without what says nothing to a reader: where React's names come from. */
function withoutNamespace(type: string): string {
  return type.replace(/\bReact\./g, '');
}

function isSameType(before: string, after: string): boolean {
  return before === after || comparable(withoutNamespace(before)) === comparable(withoutNamespace(after));
}

/** Words instead of code, as some comments have them: whether these changed says nothing of the default. */
const IN_WORDS = /^[A-Z][a-z]* [a-z]/;

/** A default without what some comments write around it, such as the module it comes from; nothing of one in words. */
function codeOfDefault(byDefault: string): string {
  return IN_WORDS.test(byDefault) ? '' : byDefault.replace(/^[:\s]+|(?: from(?: .*)?)?[.\s]*$/g, '');
}

function changesOf(version: string, before: EntryState, after: EntryState): HistoryEvent[] {
  const type: HistoryEvent[] = isSameType(before.type, after.type)
    ? []
    : [[version, 'type', ...differingParts(before.type, after.type)]];
  // A default that a comment begins or ceases to state is what it was before.
  const [old, now] = [before.byDefault, after.byDefault].map(codeOfDefault) as [string, string];
  const byDefault: HistoryEvent[] = old !== '' && now !== '' && old !== now ? [[version, 'default', old, now]] : [];
  return [...type, ...byDefault];
}

/** Components and interfaces whose rows say since when there is each, also if the page itself is new. */
const PAGES: ReadonlySet<string> = new Set(
  (API_PAGES as readonly ApiPages[]).flatMap(({components, interfaces}) => [...components, ...interfaces]),
);

/** Attributes of elements, which some components list one by one: they follow the types of React. */
const ATTRIBUTE = /^(?:aria-.+|autoFocus|content|key|placeholder|rel|rev)$/;

type Place = readonly [section: HistorySection, owner: string, name: string];

/** What has members or props without a page, by name. */
function ownersIn(snapshot: Snapshot): ReadonlySet<string> {
  const places = Object.keys(snapshot).map((key) => JSON.parse(key) as Place);
  return new Set(places.flatMap(([section, owner]) => (section === 'member' || section === 'prop' ? [owner] : [])));
}

/**
 * What a release did to what there was before it, by the key of the entry. That a type or component without a page came says
 * that its members came; and one that is written another way, so that it is seen through or not, did not change.
 */
export function eventsOfStep(version: string, before: Snapshot, after: Snapshot): Map<string, HistoryEvent[]> {
  const events = new Map<string, HistoryEvent[]>();
  const [ownersBefore, ownersAfter] = [ownersIn(before), ownersIn(after)];
  const isRetold = (key: string): boolean => {
    const [section, owner, name] = JSON.parse(key) as Place;
    const isPart = section === 'member' || (section === 'prop' && !PAGES.has(owner));
    const isNews = ownersBefore.has(owner) && ownersAfter.has(owner) && !(section === 'prop' && ATTRIBUTE.test(name));
    return isPart && !isNews;
  };
  for (const [key, state] of Object.entries(after)) {
    const known = before[key];
    const own: HistoryEvent[] = known ? changesOf(version, known, state) : isRetold(key) ? [] : [[version, 'added']];
    if (own.length > 0) {
      events.set(key, own);
    }
  }
  for (const key of Object.keys(before).filter((known) => !after[known] && !isRetold(known))) {
    events.set(key, [[version, 'removed']]);
  }
  return events;
}

/** Adds what a release did to the entries that are known; entries are sorted, so that a change adds lines and moves none. */
export function withStep(entries: readonly HistoryEntry[], step: ReadonlyMap<string, HistoryEvent[]>): HistoryEntry[] {
  const all = new Map(entries.map((entry) => [JSON.stringify(entry.slice(0, 3)), entry]));
  for (const [key, events] of step) {
    const [section, owner, name] = JSON.parse(key) as Place;
    const known = all.get(key) ?? [section, owner, name];
    all.set(key, [...known, ...events]);
  }
  return [...all.values()].sort(compareEntries);
}

function compareEntries(one: HistoryEntry, other: HistoryEntry): number {
  const [a, b] = [one, other].map(([section, owner, name]) => [owner, section, name].join(' ')) as [string, string];
  return a < b ? -1 : 1;
}
