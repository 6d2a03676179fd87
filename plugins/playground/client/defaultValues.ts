import type {PropControl} from '../types';
import type {Value, Values} from './values';

/**
 * The value of a default that is written as a literal: `'standard'`, `[25, 50, 100]`, `false`.
 *
 * @returns `undefined` for a default in words, or one that is an expression
 */
export function literalDefault(text: string): Value | undefined {
  const json = /^'[^'"\\]*'$/.test(text) ? `"${text.slice(1, -1)}"` : text.replace(/'([^'"\\]*)'/g, '"$1"');
  try {
    return JSON.parse(json) as Value;
  } catch {
    return undefined;
  }
}

/** The values without those that equal the component's defaults: code needs not set them. */
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
