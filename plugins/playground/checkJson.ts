import {LIMITS} from './client/propLimits';
import type {Path} from './paths';
import {cutText, literalWords, objectWords} from './typeWords';

/** A value that does not fit its type. */
export interface Problem {
  readonly path: Path;
  /** In the type's own words: `'horizontal' | 'vertical'`; `undefined` for a field that the type lacks. */
  readonly expected: string;
  /** The value in a few words; `undefined` for a required field that is missing. */
  readonly found: string;
  /** The field that was most likely meant. */
  readonly didYouMean?: string;
}

/** Most problems that are reported at once. */
export const MOST_PROBLEMS = 20;

type Fields = Readonly<Record<string, unknown>>;

/** The state of a walk through a value: how many values were seen, and the lists and objects around the next one. */
interface Walk {
  readonly ancestors: unknown[];
  seen: number;
}

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A value of any kind in a few words. It reads no more of it than it prints. */
export function foundWords(value: unknown): string {
  if (Array.isArray(value)) {
    return `list of ${value.length}`;
  }
  if (typeof value === 'string') {
    return cutText(literalWords(value.slice(0, 200)));
  }
  if (!isFields(value)) {
    return typeof value === 'object' && value !== null
      ? 'object'
      : typeof value === 'function'
        ? 'function'
        : String(value);
  }
  const [marked] = ['$date', '$code', '$variable', '$name'].flatMap((key) =>
    typeof value[key] === 'string' ? [value[key]] : [],
  );
  return cutText(marked ?? (isFields(value['$element']) ? 'element' : objectWords(Object.keys(value))));
}

/** Whether a text is a local time that exists: `2026-03-02`, `2026-03-02T09:30`. */
function isLocalTime(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?)?$/.exec(text) ?? [];
  const time = new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
  return day !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

function hasOnly(value: Fields, required: readonly string[], optional: readonly string[] = []): boolean {
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.keys(value).every((key) => required.includes(key) || optional.includes(key))
  );
}

function isReferenceFields(value: unknown): boolean {
  return (
    isFields(value) &&
    hasOnly(value, ['$name', '$from'], ['$isDefault', '$member']) &&
    typeof value['$name'] === 'string' &&
    typeof value['$from'] === 'string' &&
    (value['$isDefault'] === undefined || value['$isDefault'] === true) &&
    (value['$member'] === undefined || typeof value['$member'] === 'string')
  );
}

function elementProblem(node: unknown, path: Path, walk: Walk): Problem | undefined {
  const isNode =
    isFields(node) &&
    hasOnly(node, ['component', 'props'], ['from', 'isDefault', 'children']) &&
    typeof node['component'] === 'string' &&
    (node['from'] === undefined || typeof node['from'] === 'string') &&
    (node['isDefault'] === undefined || node['isDefault'] === true) &&
    isFields(node['props']) &&
    (node['children'] === undefined || Array.isArray(node['children']));
  if (!isNode) {
    return {path, expected: 'element', found: foundWords(node)};
  }
  return within(node, path, walk, () => {
    const problem = problemIn(node['props'], [...path, 'props'], walk);
    return problem ?? childrenProblem((node['children'] ?? []) as readonly unknown[], [...path, 'children'], walk);
  });
}

function childrenProblem(children: readonly unknown[], path: Path, walk: Walk): Problem | undefined {
  const tooLong = lengthProblem(children, path);
  return (
    tooLong ??
    firstOf(children, (child, index) =>
      typeof child === 'string'
        ? problemIn(child, [...path, index], walk)
        : elementProblem(child, [...path, index], walk),
    )
  );
}

/** What is wrong with an object that has a key with a dollar: a marked value, such as a date. */
function markedProblem(value: Fields, path: Path, walk: Walk): Problem | undefined {
  const {$date: date, $code: code, $variable: variable} = value;
  const isFine =
    (hasOnly(value, ['$date']) && typeof date === 'string' && isLocalTime(date)) ||
    (hasOnly(value, ['$code']) && typeof code === 'string' && code.length <= LIMITS.textLength) ||
    (hasOnly(value, ['$variable']) && typeof variable === 'string') ||
    isReferenceFields(value);
  if (isFine) {
    return undefined;
  }
  if (hasOnly(value, ['$element'])) {
    return elementProblem(value['$element'], path, walk);
  }
  const isCalled =
    hasOnly(value, ['$call', '$arguments']) && isReferenceFields(value['$call']) && Array.isArray(value['$arguments']);
  return isCalled
    ? problemIn(value['$arguments'], path, walk)
    : {path, expected: hasOnly(value, ['$date']) ? 'date' : 'JSON', found: foundWords(value)};
}

function firstOf(
  values: readonly unknown[],
  find: (value: unknown, index: number) => Problem | undefined,
): Problem | undefined {
  for (let index = 0; index < values.length; index += 1) {
    const problem = find(values[index], index);
    if (problem) {
      return problem;
    }
  }
  return undefined;
}

function lengthProblem(list: readonly unknown[], path: Path): Problem | undefined {
  return list.length > LIMITS.listLength
    ? {path, expected: `list of at most ${LIMITS.listLength}`, found: foundWords(list)}
    : undefined;
}

function within(value: unknown, path: Path, walk: Walk, look: () => Problem | undefined): Problem | undefined {
  if (walk.ancestors.includes(value)) {
    return {path, expected: 'JSON', found: 'circular structure'};
  }
  if (walk.ancestors.length >= LIMITS.depth) {
    return {path, expected: `at most ${LIMITS.depth} levels`, found: foundWords(value)};
  }
  walk.ancestors.push(value);
  const problem = look();
  walk.ancestors.pop();
  return problem;
}

function scalarProblem(value: unknown, path: Path): Problem | undefined {
  if (typeof value === 'string' && value.length > LIMITS.textLength) {
    return {path, expected: `at most ${LIMITS.textLength} characters`, found: foundWords(value)};
  }
  const isFine = value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return isFine
    ? undefined
    : {path, expected: typeof value === 'number' ? 'finite number' : 'JSON', found: foundWords(value)};
}

function fieldsProblem(value: Fields, path: Path, walk: Walk): Problem | undefined {
  const keys = Object.keys(value);
  if (keys.some((key) => key.startsWith('$'))) {
    return markedProblem(value, path, walk);
  }
  return firstOf(keys, (key) =>
    key === '__proto__'
      ? {path: [...path, '__proto__'], expected: 'undefined', found: foundWords(value[key])}
      : problemIn(value[String(key)], [...path, String(key)], walk),
  );
}

function problemIn(value: unknown, path: Path, walk: Walk): Problem | undefined {
  walk.seen += 1;
  if (walk.seen > LIMITS.size) {
    return {path, expected: `at most ${LIMITS.size} values`, found: foundWords(value)};
  }
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return (
      lengthProblem(list, path) ??
      within(list, path, walk, () => firstOf(list, (item, index) => problemIn(item, [...path, index], walk)))
    );
  }
  return isFields(value)
    ? within(value, path, walk, () => fieldsProblem(value, path, walk))
    : scalarProblem(value, path);
}

/**
 * The first reason why something cannot be a value of a playground, whatever its type: no JSON, circular, too long, too deep,
 * too large, or a marked value with other keys.
 */
export function jsonProblem(value: unknown, path: Path): Problem | undefined {
  return problemIn(value, path, {ancestors: [], seen: 0});
}
