import type {PropControl} from '../types';
import type {Value, Values} from './values';

/**
 * What a default stands for, where it is written as a literal: `'standard'`, `[25, 50, 100]`, `false`.
 *
 * @returns `undefined` for a default that is told in words or written as an expression
 */
export function literalDefault(text: string): Value | undefined {
  const json = /^'[^'"\\]*'$/.test(text) ? `"${text.slice(1, -1)}"` : text.replace(/'([^'"\\]*)'/g, '"$1"');
  try {
    return JSON.parse(json) as Value;
  } catch {
    return undefined;
  }
}

/** The values without those that are the component's own defaults, which one would not write. */
export function withoutDefaults(values: Values, props: readonly PropControl[]): Values {
  const defaults = new Map(props.map(({name, defaultValue}) => [name, defaultValue]));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const text = defaults.get(name);
      const own = text === undefined ? undefined : literalDefault(text);
      return own === undefined || JSON.stringify(own) !== JSON.stringify(value);
    }),
  );
}
