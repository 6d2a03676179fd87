import {builders, utils} from 'prettier/doc';
import type {DateLibrary} from './dates';
import {exportKey, type ModuleExport} from './programModules';
import {
  isCall,
  isCode,
  isDate,
  isElement,
  isList,
  isObject,
  isReference,
  isVariable,
  type DateValue,
  type ElementNode,
  type ObjectValue,
  type ReferenceValue,
  type Value,
} from './values';

const {
  breakParent,
  fill,
  group,
  hardline,
  conditionalGroup,
  ifBreak,
  indent,
  indentIfBreak,
  join,
  line,
  literalline,
  softline,
} = builders;

/** A layout that Prettier's printer fits into the width of a line. */
export type Doc = builders.Doc;

/** How dates, elements and what modules export are written. */
export interface Notation {
  readonly dates: DateLibrary;
  readonly element: (node: ElementNode, notation: Notation) => Doc;
  /** The name of each export in this program, by {@link exportKey}. */
  readonly names: ReadonlyMap<string, string>;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** Names that keys of objects may be; no halves of characters, which Prettier leaves in quotes. */
const KEY = /^(?=[\p{L}$_])[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const NUMERIC_KEY = /^\d+(?:\.\d+)?$/;
/** Characters that end a line, change the direction of text, or are invisible, but for the joiners of letters and emoji. */
export const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** Width of an argument that does not get a line of its own, if the whole call can have one: a quarter of a line. */
const SHORT_ARGUMENT = 20;

/** The name itself.
 *
 * @throws for what is no name, so that a link cannot bring code in the place of a name */
export function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) {
    throw new Error(`${JSON.stringify(name)} is no name in JavaScript.`);
  }
  return name;
}

function escapedCharacter(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** A string in single quotes, or in double quotes if that needs fewer escapes. */
export function quoted(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(quote, `\\${quote}`)
    .replace(ALL_HIDDEN, escapedCharacter);
  return quote + inner + quote;
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value).replace('e+', 'e');
}

function keyText(name: string): string {
  if (name === '__proto__') {
    return "['__proto__']";
  }
  const isName = KEY.test(name) && !/[\ud800-\udfff]/.test(name);
  return isName || (NUMERIC_KEY.test(name) && String(Number(name)) === name) ? name : quoted(name);
}

function codeDoc(code: string): Doc {
  const lines = code.trim().split(/\r?\n/);
  // The lines of a template are its text, so that none of them may be indented.
  const doc = join(code.includes('`') ? literalline : hardline, lines);
  return lines.at(-1)!.includes('//') ? [doc, hardline] : code.trim() === '' ? 'undefined' : doc;
}

function argumentsDoc(args: readonly Value[], notation: Notation): Doc {
  const docs = args.map((value) => valueDoc(value, notation));
  const last = args.at(-1);
  const lastDoc = docs.pop();
  if (last === undefined || lastDoc === undefined) {
    return '()';
  }
  const separate = ['(', indent([softline, join([',', line], [...docs, lastDoc]), ifBreak(',')]), softline, ')'];
  if (!isHuggedArgument(last, args) || docs.some(utils.willBreak)) {
    return group(separate);
  }
  const first = docs.flatMap((doc) => [doc, ', ']);
  const isBroken = utils.willBreak(lastDoc);
  return [
    isBroken ? breakParent : '',
    conditionalGroup([
      ['(', ...first, lastDoc, ')'],
      ['(', ...first, group(lastDoc, {shouldBreak: true}), ')'],
      group(separate, {shouldBreak: true}),
    ]),
  ];
}

/** Whether a call's last argument opens on the line of the call. */
function isHuggedArgument(last: Value, args: readonly Value[]): boolean {
  const before = args.at(-2);
  if (isList(last)) {
    return last.length > 0 && !(args.length > 1 && (isNumbers(last) || isList(before ?? null)));
  }
  return isObject(last) && Object.keys(last).length > 0 && !(before !== undefined && isObject(before));
}

/** The name of an export in this program. */
export function exportName(used: ModuleExport, {names}: Notation): string {
  return identifier(names.get(exportKey(used)) ?? used.name);
}

function referenceText({$name, $from, $isDefault, $member}: ReferenceValue, notation: Notation): string {
  const name = exportName({name: $name, from: $from, isDefault: $isDefault === true}, notation);
  return $member === undefined ? name : `${name}.${identifier($member)}`;
}

/** The expression that makes a date, up to its argument: `dayjs`, `new Date`. */
function dateMaker({dates}: Notation): string {
  return dates.write('').split('(')[0]!;
}

/** The time that makes a date. */
function dateText({$date}: DateValue, {dates}: Notation): string {
  return dates.text?.($date) ?? $date;
}

/** Whether a value is a date that a function makes, not a constructor. */
export function isDateCall(value: Value, notation: Notation): boolean {
  return isDate(value) && !dateMaker(notation).startsWith('new ');
}

function isNumbers(list: readonly Value[]): boolean {
  return list.every((entry) => typeof entry === 'number' && Number.isFinite(entry));
}

/** Whether each entry of a list has a line of its own, however short it is, as Prettier does it. */
function isTable(list: readonly Value[]): boolean {
  return (
    list.length > 1 &&
    (list.every((entry) => isObject(entry) && Object.keys(entry).length > 1) ||
      list.every((entry) => isList(entry) && entry.length > 1))
  );
}

function listDoc(list: readonly Value[], notation: Notation): Doc {
  if (list.length === 0) {
    return '[]';
  }
  const docs = list.map((entry) => valueDoc(entry, notation));
  const id = Symbol('list');
  const comma = ifBreak(',', '', {groupId: id});
  const content = isNumbers(list)
    ? fill(docs.flatMap((doc, at) => (at < docs.length - 1 ? [[doc, ','], line] : [[doc, comma]])))
    : [join([',', line], docs), comma];
  return group(['[', indent([softline, content]), softline, ']'], {id, shouldBreak: isTable(list)});
}

function propertyDoc(name: string, value: Value, notation: Notation): Doc {
  const key = keyText(name);
  if ((isReference(value) || isVariable(value)) && valueDoc(value, notation) === key) {
    return key;
  }
  return assignmentDoc(`${key}:`, value, notation, name.length <= 2);
}

/** Whether a value is a call that gains nothing from a line for its argument. */
function isShortCall(value: Value, notation: Notation): boolean {
  if (!isDateCall(value, notation) && !isCall(value)) {
    return false;
  }
  const [first = null, ...others] = isCall(value) ? value.$arguments : [];
  const text = isDate(value) ? quoted(dateText(value, notation)) : valueDoc(first, notation);
  const isLiteral = typeof first === 'number' || typeof first === 'boolean' || first === null;
  return others.length === 0 && (isLiteral || (typeof text === 'string' && text.length <= SHORT_ARGUMENT));
}

/** Whether a number is written without a sign. */
function isPlainNumber(value: Value): boolean {
  return typeof value === 'number' && /^\d/.test(numberText(value));
}

/** An element, in parentheses if it takes several lines. */
export function parenthesized(element: Doc): Doc {
  return group([ifBreak('('), indent([softline, element]), softline, ifBreak(')')]);
}

/**
 * A value behind what it is assigned to.
 *
 * @param start such as `data:` or `const rows =`
 * @param isShort whether the value never moves to a line of its own
 */
export function assignmentDoc(start: string, value: Value, notation: Notation, isShort = false): Doc {
  const doc = isElement(value) ? parenthesized(valueDoc(value, notation)) : valueDoc(value, notation);
  const isAtom = typeof value === 'string' || isReference(value) || isVariable(value);
  if (isCode(value) || typeof value === 'boolean' || isPlainNumber(value) || (isShort && isAtom)) {
    return [start, ' ', doc];
  }
  if (isAtom || isShortCall(value, notation)) {
    return group([start, group(indent([line, doc]))]);
  }
  const groupId = Symbol('assignment');
  return [start, group(indent(line), {id: groupId}), indentIfBreak(doc, {groupId})];
}

/** An object as an expression. */
export function objectDoc(value: ObjectValue, notation: Notation): Doc {
  const properties = Object.entries(value).map(([name, entry]) => propertyDoc(name, entry, notation));
  return properties.length === 0
    ? '{}'
    : group(['{', indent([line, join([',', line], properties)]), ifBreak(','), line, '}']);
}

/** A value as an expression. */
export function valueDoc(value: Value, notation: Notation): Doc {
  if (typeof value === 'string') {
    return quoted(value);
  }
  if (typeof value === 'number') {
    return numberText(value);
  }
  if (value === null || typeof value === 'boolean') {
    return String(value);
  }
  if (isList(value)) {
    return listDoc(value, notation);
  }
  if (isDate(value)) {
    return [dateMaker(notation), argumentsDoc([dateText(value, notation)], notation)];
  }
  if (isCode(value)) {
    return codeDoc(value.$code);
  }
  if (isReference(value)) {
    return referenceText(value, notation);
  }
  if (isCall(value)) {
    return [referenceText(value.$call, notation), argumentsDoc(value.$arguments, notation)];
  }
  if (isElement(value)) {
    return notation.element(value.$element, notation);
  }
  return isVariable(value) ? identifier(value.$variable) : objectDoc(value as ObjectValue, notation);
}
