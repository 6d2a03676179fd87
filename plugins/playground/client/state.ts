import isEqual from 'react-fast-compare';
import {withValueAt, type Path} from '../paths';
import type {Sample} from './samples/types';
import type {DateLibrary} from './dates';
import type {Value, Values} from './values';

/** Marks a prop of the first state that the reader removed. */
export interface Unset {
  readonly $unset: true;
}

export const UNSET: Unset = {$unset: true};

export function isUnset(value: Value | Unset): value is Unset {
  return typeof value === 'object' && value !== null && '$unset' in value && value.$unset === true;
}

/** Settings of the frame around the component, as far as the reader chose them. */
export interface FrameSettings {
  /** In CSS pixels. */
  readonly width?: number;
  readonly direction?: 'rtl';
  readonly isDense?: true;
  /** Name of a locale that the packages export: `deDE`. */
  readonly locale?: string;
  readonly dates?: DateLibrary['name'];
}

/** Widths that the reader can give to the frame, in CSS pixels. */
export const FRAME_WIDTH = {min: 200, max: 4000} as const;

/** All that a reader changed in a playground. */
export interface PlaygroundState {
  readonly sample: string;
  /** Props that differ from those of the first state, by name. */
  readonly props: Readonly<Record<string, Value | Unset>>;
  readonly frame: FrameSettings;
}

/** @param frame what the reader chose for the whole site */
export function firstState(sample: string, frame: FrameSettings = {}): PlaygroundState {
  return {sample, props: {}, frame};
}

/** The props before the reader changes any: the sample's, and over them the writer's. */
export function initialProps(sample: Sample, start: Values = {}): Values {
  return {...sample.props, ...start};
}

/**
 * The props that are rendered and printed.
 *
 * @param first the props of the first state, see {@link initialProps}
 */
export function effectiveProps(state: PlaygroundState, first: Values): Values {
  const entries = Object.entries({...first, ...state.props});
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => !isUnset(entry[1])));
}

/** Whether two values are the same in all their parts; the order of an object's fields does not count. */
export const isSame: (one: Value | undefined, other: Value | undefined) => boolean = isEqual;

/** The props of a state with one set or, without a value, removed. */
function withProp(
  props: PlaygroundState['props'],
  name: string,
  value: Value | undefined,
  first: Values,
): PlaygroundState['props'] {
  const {[name]: _, ...others} = props;
  const firstValue = Object.hasOwn(first, name) ? first[name] : undefined;
  return isSame(value, firstValue) ? others : {...others, [name]: value === undefined ? UNSET : value};
}

/**
 * The state after the reader gave the value at a path another value, or removed it; the same state if nothing changed.
 *
 * @param first the props of the first state, see {@link initialProps}
 */
export function setProp(state: PlaygroundState, path: Path, value: Value | undefined, first: Values): PlaygroundState {
  const name = path[0];
  if (typeof name !== 'string') {
    return state;
  }
  const before = effectiveProps(state, first);
  const after = withValueAt(before, path, value);
  return isSame(before[name], after[name]) ? state : {...state, props: withProp(state.props, name, after[name], first)};
}

/** The state with the first value of one prop; the same state if that prop is not changed. */
export function resetProp(state: PlaygroundState, name: string): PlaygroundState {
  const {[name]: _, ...props} = state.props;
  return Object.hasOwn(state.props, name) ? {...state, props} : state;
}

/** Names of the props that the reader changed. */
export function changedProps(state: PlaygroundState): ReadonlySet<string> {
  return new Set(Object.keys(state.props));
}

/** Whether nothing differs from what the playground begins with. */
export function isFirst(state: PlaygroundState, first: PlaygroundState): boolean {
  const sameFrame = isSame({...state.frame}, {...first.frame});
  return state.sample === first.sample && Object.keys(state.props).length === 0 && sameFrame;
}

/** The state with some settings of the frame changed; `undefined` takes one back. */
export function setFrame(
  state: PlaygroundState,
  changes: {readonly [Name in keyof FrameSettings]?: FrameSettings[Name] | undefined},
): PlaygroundState {
  const entries = Object.entries({...state.frame, ...changes}).filter(([, value]) => value !== undefined);
  return {...state, frame: Object.fromEntries(entries) as FrameSettings};
}

/**
 * The state with another sample. Changes of props that both samples set alike stay, such as the height; edited rows give way
 * to those of the sample.
 *
 * @param before the first props with the sample that is left
 * @param after the first props with the sample that is chosen
 */
export function setSample(state: PlaygroundState, sample: string, before: Values, after: Values): PlaygroundState {
  const kept = Object.entries(state.props).filter(([name]) => isSame(before[name], after[name]));
  return {...state, sample, props: Object.fromEntries(kept)};
}

/** A state that was shown, and whether it could be rendered. */
interface Step {
  readonly state: PlaygroundState;
  readonly hasWorked: boolean;
}

/** The state of a playground, and those before it, from the oldest. */
export interface History {
  readonly past: readonly Step[];
  readonly present: Step;
}

/** How many steps one can go back. */
export const MOST_STEPS = 50;

export function startHistory(state: PlaygroundState): History {
  return {past: [], present: {state, hasWorked: false}};
}

export function presentState({present}: History): PlaygroundState {
  return present.state;
}

/** Drops the oldest steps; the last one that worked stays, however old it is. */
function shortened(past: readonly Step[]): readonly Step[] {
  const kept = past.slice(-MOST_STEPS);
  const worked = past.slice(0, -MOST_STEPS).findLast((step) => step.hasWorked);
  return worked && !kept.some((step) => step.hasWorked) ? [worked, ...kept.slice(1)] : kept;
}

/** The history with one more state; the same history if the state is the present one. */
export function addState(history: History, state: PlaygroundState): History {
  const {past, present} = history;
  return state === present.state ? history : {past: shortened([...past, present]), present: {state, hasWorked: false}};
}

/** The history once the present state was rendered without an error. */
export function markWorked(history: History): History {
  const {past, present} = history;
  return present.hasWorked ? history : {past, present: {...present, hasWorked: true}};
}

/** The history without its last step; the same history if there is only one. */
export function undo(history: History): History {
  const present = history.past.at(-1);
  return present ? {past: history.past.slice(0, -1), present} : history;
}

/** The history up to the last state before the present one that worked; `undefined` if none did. */
export function backToWorking({past}: History): History | undefined {
  const at = past.findLastIndex((step) => step.hasWorked);
  const present = past[at];
  return present && {past: past.slice(0, at), present};
}
