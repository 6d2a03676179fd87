import {valueAt, withValueAt, type Path} from '../paths';
import {LIMITS} from './propLimits';
import {UNSAFE_NAMES} from './linkSecurity';
import {isSame} from './state';
import {isList, isObject, type Value, type Values} from './values';

/** How the props of a link differ from the first ones: values by paths with dots (`xAxis.0.categoryGapRatio`), and removed paths. */
export interface Differences {
  readonly set: Readonly<Record<string, Value>>;
  readonly unset: readonly string[];
}

/** A prop with more changes is written as a whole. */
const MOST_PARTS = 20;

/**
 * Reads a path with dots. Its last step is a place that exists or can be made: a new field, or the index after a list's end.
 *
 * @returns `undefined` if the values have no such place
 */
export function pathIn(values: Values, text: string): Path | undefined {
  const [name = '', ...steps] = text.split('.', LIMITS.depth);
  const path: (string | number)[] = [name];
  for (const step of steps) {
    const container = valueAt(values, path);
    if (container !== undefined && isList(container)) {
      const index = /^\d{1,5}$/.test(step) ? Number(step) : Infinity;
      if (index > container.length) {
        return undefined;
      }
      path.push(index);
    } else if (container !== undefined && isObject(container) && !UNSAFE_NAMES.has(step)) {
      path.push(step);
    } else {
      return undefined;
    }
  }
  return path;
}

function withDifferences(values: Values, {set, unset}: Differences): Values {
  const changes = [...Object.entries(set), ...unset.map((text) => [text, undefined] as const)];
  return changes.reduce((before, [text, value]) => {
    const path = pathIn(before, text);
    return path ? withValueAt(before, path, value) : before;
  }, values);
}

export function joined(all: readonly Differences[]): Differences {
  return {set: Object.assign({}, ...all.map(({set}) => set)) as Values, unset: all.flatMap(({unset}) => unset)};
}

/** How a value differs from another in its parts; as a whole if it is a list that became shorter. */
function partDifferences(before: Value | undefined, after: Value | undefined, text: string): Differences {
  if (isSame(before, after)) {
    return {set: {}, unset: []};
  }
  if (after === undefined) {
    return {set: {}, unset: [text]};
  }
  if (before !== undefined && isList(before) && isList(after) && after.length >= before.length) {
    return joined(after.map((item, index) => partDifferences(before[index], item, `${text}.${index}`)));
  }
  if (before !== undefined && isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return joined(names.map((name) => partDifferences(before[name], after[name], `${text}.${name}`)));
  }
  return {set: {[text]: after}, unset: []};
}

/** How a prop differs: in some of its parts or as a whole, whichever is shorter. */
export function propDifferences(first: Values, name: string, value: Value): Differences {
  const whole: Differences = {set: {[name]: value}, unset: []};
  const parts = partDifferences(first[name], value, name);
  const isFew = Object.keys(parts.set).length + parts.unset.length <= MOST_PARTS;
  const isShorter = isFew && JSON.stringify(parts).length < JSON.stringify(whole).length;
  // Paths cannot express names with dots, nor objects that are left empty.
  return isShorter && isSame(withDifferences(first, parts)[name], value) ? parts : whole;
}
