import type {Literal} from '../types';

/** A date of the adapter, by its local time: `2026-03-02T09:30`. */
export interface DateValue {
  readonly $date: string;
}

/** An expression that somebody typed, such as a function. It is text until the reader has it run. */
export interface CodeValue {
  readonly $code: string;
}

/** Something that a module exports: a component for a slot. */
export interface ReferenceValue {
  readonly $name: string;
  readonly $from: string;
  /** Whether it is the module's default export. */
  readonly $isDefault?: true;
  /** A member of the export: `Or` of `GridLogicOperator`. */
  readonly $member?: string;
}

/** A call of a module's function: `createTheme({direction: 'rtl'}, deDE)`. */
export interface CallValue {
  readonly $call: ReferenceValue;
  readonly $arguments: readonly Value[];
}

/** An element: `<ExpandMoreIcon />`. */
export interface ElementValue {
  readonly $element: ElementNode;
}

/** A reference to a declaration above the component: `theme`. */
export interface VariableValue {
  readonly $variable: string;
}

export interface ObjectValue {
  readonly [name: string]: Value;
}

/** The value of a prop: JSON, and marked objects that stand for something else. */
export type Value =
  | Literal
  | readonly Value[]
  | DateValue
  | CodeValue
  | ReferenceValue
  | CallValue
  | ElementValue
  | VariableValue
  | ObjectValue;

export type Values = Readonly<Record<string, Value>>;

/** An element of what is rendered, and of the code that renders it. */
export interface ElementNode {
  /** Name of the export, or the tag of an HTML element. */
  readonly component: string;
  /** The module that exports the component; none for an HTML element. */
  readonly from?: string;
  /** Whether it is the module's default export. */
  readonly isDefault?: true;
  readonly props: Values;
  readonly children?: readonly (ElementNode | string)[];
}

/** A variable that is declared above the component. */
export interface Declaration {
  readonly name: string;
  readonly value: Value;
  /** Its type in TypeScript, the name in it that is imported, and the module that exports that. */
  readonly type?: DeclaredType;
}

export interface DeclaredType {
  readonly text: string;
  readonly name: string;
  readonly from: string;
}

/** Everything that a playground shows, and prints. */
export interface Program {
  /** Name of the component that is exported. */
  readonly name: string;
  /** A declaration follows those that it uses. */
  readonly declarations: readonly Declaration[];
  readonly element: ElementNode;
  /** Modules that are imported for what they do: `dayjs/locale/de`. */
  readonly sideEffects?: readonly string[];
  /** Plugins of Day.js that are put into it: `utc` for `dayjs/plugin/utc`. */
  readonly dayjsPlugins?: readonly string[];
}

/** Whether something is an object, and no list. */
export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isDate(value: Value): value is DateValue {
  return isRecord(value) && typeof value['$date'] === 'string';
}

export function isCode(value: Value): value is CodeValue {
  return isRecord(value) && typeof value['$code'] === 'string';
}

export function isReference(value: Value): value is ReferenceValue {
  return isRecord(value) && typeof value['$name'] === 'string' && typeof value['$from'] === 'string';
}

export function isCall(value: Value): value is CallValue {
  return isRecord(value) && isRecord(value['$call']) && Array.isArray(value['$arguments']);
}

export function isElement(value: Value): value is ElementValue {
  return isRecord(value) && isRecord(value['$element']);
}

export function isVariable(value: Value): value is VariableValue {
  return isRecord(value) && typeof value['$variable'] === 'string';
}

const MARKED: readonly ((value: Value) => boolean)[] = [isDate, isCode, isReference, isCall, isElement, isVariable];

/** Whether a value is an object that is not marked as something else. */
export function isObject(value: Value): value is ObjectValue {
  return isRecord(value) && !MARKED.some((isMarked) => isMarked(value));
}
