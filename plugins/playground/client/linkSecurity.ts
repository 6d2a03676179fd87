import {printPath, type Path} from '../paths';
import {LIMITS} from './propLimits';
import {isCall, isCode, isDate, isElement, isList, isReference, isVariable} from './values';
import type {ReferenceValue, Value, Values} from './values';

/**
 * What a link may bring, so that nothing of it runs without the reader's consent.
 *
 * Whoever makes a link picks every value in it, and the preview runs in the site's own page. The possible attacks, and the defenses:
 *
 * - Code (`$code`), at any depth: it is text until the reader has seen it and presses the button.
 * - Exports of modules, calls of them and elements (`$name`, `$call`, `$element`): refused, unless they are choices of a slot or
 *   parts of the first state. Variables (`$variable`) are always refused.
 * - Objects that look like two kinds at once, and dates that are no dates, which would be printed as code: `checkValue` refuses
 *   them. A link's values go through both.
 * - React's own ways to run text or to fetch something: `dangerouslySetInnerHTML`, `srcDoc`, URLs, tags in `component`, `as`
 *   and in slots, handlers. They need consent wherever they stand; so do strings that a browser runs as a URL.
 * - Styles: they run nothing, but they can fetch (and so tell somebody who reads), break out of their rule, and lie over the page.
 *   Those that can need consent. Material UI takes `sx`, React `style`, charts `labelStyle` and the like.
 * - Prototypes: the names `__proto__`, `constructor` and `prototype` are refused as keys, and `__proto__` as a string too, since the
 *   grid uses strings such as row ids as keys.
 *
 * Not prevented: a link can show any text in the preview, which therefore has to look like a preview. JSON in a string is checked
 * too, since a component may parse it.
 */
export interface ConsentReason {
  /** Path of the value: `slotProps.toolbar.href`. */
  readonly path: string;
  readonly kind: ConsentKind;
  /** The whole value: the reader decides by it. */
  readonly text: string;
}

export type ConsentKind = 'code' | 'html' | 'component' | 'ref' | 'address' | 'handler' | 'style';

/** Why a value of a link is dropped. */
export interface Refusal {
  readonly path: Path;
  readonly kind: 'name' | 'export';
  readonly text: string;
}

/** A value that is visited. */
interface Visit {
  readonly value: Value;
  readonly path: Path;
  /** Whether it is part of a style. */
  readonly isStyle: boolean;
}

/** Longest text in a message, in characters. */
const LONGEST_TEXT = 200;
/** No value of a link is nested deeper. JSON in a string can be: it then counts as code. */
const MOST_LEVELS = 2 * LIMITS.depth;

/** Names through which an object is changed that others inherit from. */
export const UNSAFE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const URLS = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'xlinkhref', 'poster', 'ping']);
const HTML = new Set(['dangerouslysetinnerhtml', 'srcdoc', 'innerhtml']);

/** Strings that a browser runs when they are a URL; spaces in them do not count. */
const RUN_URL = /javascript:|vbscript:|data:(?:text\/html|text\/xml|application\/|image\/svg)/i;
/** Ways to fetch something from a style. */
const FETCHING_STYLE = /url\(|image-set\(|@import/i;
/** Ways to end a rule, to hide one of the words above, or to leave the preview. */
const ESCAPING_STYLE = /[\\{};]|^fixed(?:!important)?$/i;

export function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}

function isMarked(value: Value): boolean {
  return isCode(value) || isReference(value) || isCall(value) || isElement(value) || isVariable(value);
}

function kindOfKey(key: string, parent: string | number | undefined, value: Value): ConsentKind | undefined {
  const name = key.toLowerCase().replace(/[^a-z]/g, '');
  const isText = typeof value === 'string';
  // Numbers, booleans and null run nothing.
  if ((!isText && typeof value !== 'object') || value === null) {
    return undefined;
  }
  if (HTML.has(name)) {
    return 'html';
  }
  if (name === 'component' || name === 'as' || (isText && /Component$/.test(key))) {
    return 'component';
  }
  if (isText && (parent === 'slots' || parent === 'components')) {
    return 'component';
  }
  if (URLS.has(name)) {
    return 'address';
  }
  return /^on[-:]?[A-Z]/.test(key) ? 'handler' : name === 'ref' || /Ref$/.test(key) ? 'ref' : undefined;
}

function kindOfText(text: string, isStyle: boolean): ConsentKind | undefined {
  if (looksLikeJson(text) && levelsIn(text) > MOST_LEVELS) {
    return 'code';
  }
  const tight = text.replace(/[\p{Cc}\s]/gu, '');
  if (RUN_URL.test(tight)) {
    return 'address';
  }
  return FETCHING_STYLE.test(tight) || (isStyle && ESCAPING_STYLE.test(tight)) ? 'style' : undefined;
}

function isStyleKey(key: string): boolean {
  return key === 'sx' || key === 'css' || /style$/i.test(key);
}

/** How deep lists and objects are nested in a text. */
function levelsIn(text: string): number {
  let [level, deepest] = [0, 0];
  for (const character of text) {
    level += '[{'.includes(character) ? 1 : ']}'.includes(character) ? -1 : 0;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** JSON in a string. */
function jsonIn(text: string): Value | undefined {
  if (!looksLikeJson(text) || levelsIn(text) > MOST_LEVELS) {
    return undefined;
  }
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

function partsOf({value, path, isStyle}: Visit): readonly Visit[] {
  if (typeof value === 'string') {
    const json = jsonIn(value);
    return json === undefined ? [] : [{value: json, path, isStyle}];
  }
  if (typeof value !== 'object' || value === null || isDate(value) || isCode(value)) {
    return [];
  }
  return isList(value)
    ? value.flatMap((item, index) =>
        // Most lists are of numbers, which are harmless.
        typeof item === 'string' || typeof item === 'object' ? [{value: item, path: [...path, index], isStyle}] : [],
      )
    : Object.entries(value as Values).map(([key, field]) => ({
        value: field,
        path: [...path, key],
        isStyle: isStyle || isStyleKey(key),
      }));
}

/** Visits values and all that is in them, down to {@link MOST_LEVELS}; `visit` returns whether to look inside. */
function walk(values: Values, visit: (visit: Visit) => boolean): void {
  const open: Visit[] = [{value: values, path: [], isStyle: false}];
  for (let next = open.pop(); next; next = open.pop()) {
    const isWanted = next.path.length === 0 || visit(next);
    if (isWanted && next.path.length < MOST_LEVELS) {
      const parts = partsOf(next);
      for (let at = parts.length - 1; at >= 0; at -= 1) {
        open.push(parts[at]!);
      }
    }
  }
}

function kindOf({value, path, isStyle}: Visit): ConsentKind | undefined {
  const key = path.at(-1);
  if (isCode(value) || (path.length >= MOST_LEVELS && typeof value === 'object' && value !== null)) {
    return 'code';
  }
  const ofKey = typeof key === 'string' ? kindOfKey(key, path.at(-2), value) : undefined;
  const ofText = typeof value === 'string' ? kindOfText(value, isStyle) : undefined;
  return ofKey ?? ofText ?? (typeof key === 'string' ? kindOfText(key, isStyle) : undefined);
}

/** A value as JSON; a mark if it is nested too deep for the parser. */
function jsonText(value: Value): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '…';
  }
}

/** A value with its key. */
function namedText({value, path}: Visit): string {
  const key = path.at(-1);
  return `${typeof key === 'string' ? key : ''}:${jsonText(value)}`;
}

/** The site's own values that a link may repeat without consent: marked ones, and those that would need it. */
function ownTexts(own: Values): ReadonlySet<string> {
  const texts = new Set<string>();
  walk(own, (visited) => {
    if (isMarked(visited.value)) {
      texts.add(jsonText(visited.value));
    } else if (kindOf(visited)) {
      texts.add(namedText(visited));
    }
    return true;
  });
  return texts;
}

function textOf(value: Value): string {
  return isCode(value) ? value.$code : typeof value === 'string' ? value : jsonText(value);
}

/**
 * The reasons why values of a link need consent, because they could run something. None: they may be rendered at once.
 *
 * @param values props that come from a link, after {@link refusals}
 * @param own the props of the first state, which writers of the site chose: a link may repeat them without consent
 */
export function needsConsent(values: Values, own: Values = {}): readonly ConsentReason[] {
  const reasons: ConsentReason[] = [];
  const known = ownTexts(own);
  walk(values, (visited) => {
    const {value, path} = visited;
    if (isMarked(value) && known.has(jsonText(value))) {
      return false;
    }
    const kind = kindOf(visited);
    if (kind && !known.has(namedText(visited))) {
      reasons.push({path: printPath(path), kind, text: textOf(value)});
    }
    return true;
  });
  return reasons;
}

/** The choices of a slot, and an element of one that has neither props nor children. */
function choiceTexts(choices: readonly ReferenceValue[]): readonly string[] {
  return choices.flatMap((choice) => {
    const {$name: component, $from: from, $isDefault} = choice;
    const element = {component, from, ...($isDefault && {isDefault: $isDefault}), props: {}};
    return [JSON.stringify(choice), JSON.stringify({$element: element})];
  });
}

/**
 * Makes the check for values of a link that are dropped, whatever the reader would say. It gives the first reason.
 *
 * @param allowed what can fill the component's slots
 * @param own the props of the first state
 */
export function refusals(allowed: readonly ReferenceValue[], own: Values): (values: Values) => Refusal | undefined {
  const known = new Set([...ownTexts(own), ...choiceTexts(allowed)]);
  return (values) => {
    let refusal: Refusal | undefined;
    walk(values, ({value, path}) => {
      const key = path.at(-1);
      const isUnsafe = UNSAFE_NAMES.has(String(key)) || value === '__proto__';
      const isKnown = isMarked(value) && known.has(jsonText(value));
      if (isUnsafe) {
        refusal ??= {path, kind: 'name', text: value === '__proto__' ? value : String(key)};
      } else if (isMarked(value) && !isCode(value) && !isKnown) {
        refusal ??= {path, kind: 'export', text: cut(jsonText(value))};
      }
      return !refusal && !isKnown;
    });
    return refusal;
  };
}
