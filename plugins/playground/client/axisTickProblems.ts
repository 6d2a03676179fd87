import type {Problem} from '../checkJson';
import {isDate, isList, isObject, type Value, type Values} from './values';

/** Most ticks that the charts draw by themselves. */
const MOST_TICKS = 999;

/** Every number in a value, dates in milliseconds. */
function numbersIn(value: Value | undefined): readonly number[] {
  if (typeof value === 'number') {
    return [value];
  }
  if (value === undefined || value === null || typeof value !== 'object') {
    return [];
  }
  if (isDate(value)) {
    return [Date.parse(value.$date)];
  }
  const parts = isList(value) ? value : isObject(value) ? Object.values(value) : [];
  return parts.flatMap(numbersIn);
}

function spanOf(numbers: readonly number[]): number {
  const [low, high] = numbers.reduce(([least, greatest], one) => [Math.min(least, one), Math.max(greatest, one)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  return Math.max(0, high - low);
}

/**
 * Axes that ask for more ticks than a page can draw. The charts limit them, but not for an axis with both `tickMinStep` and
 * `tickMaxStep` (`useTicks` of `@mui/x-charts` 6.19).
 */
export function axisTickProblems({xAxis, yAxis, series, dataset}: Values): readonly Problem[] {
  return Object.entries({xAxis, yAxis}).flatMap(([name, axes]) =>
    (axes !== undefined && isList(axes) ? axes : []).flatMap((axis, index): Problem[] => {
      if (!isObject(axis)) {
        return [];
      }
      const {tickMinStep, tickMaxStep} = axis;
      if (typeof tickMinStep !== 'number' || typeof tickMaxStep !== 'number') {
        return [];
      }
      const span = spanOf([axis['data'], axis['min'], axis['max'], series, dataset].flatMap(numbersIn));
      const isTooMuch = span / Math.abs(tickMaxStep) > MOST_TICKS;
      return isTooMuch
        ? [{path: [name, index, 'tickMaxStep'], expected: `at least ${span / MOST_TICKS}`, found: String(tickMaxStep)}]
        : [];
    }),
  );
}
