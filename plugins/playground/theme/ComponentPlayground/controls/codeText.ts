import {isCode, type Value} from '../../../client/values';

/** JSON that is longer stands in several lines. */
const LONGEST_LINE = 60;

/** The text that a value is edited as: code as it was typed, anything else as JSON. */
export function codeText(value: Value | undefined): string {
  if (value === undefined) {
    return '';
  }
  if (isCode(value)) {
    return value.$code;
  }
  const line = JSON.stringify(value);
  return line.length <= LONGEST_LINE ? line : JSON.stringify(value, null, 2);
}

/** Refuses `1e999`: JSON has no word for what it is, and it would be printed as `null`. */
function finite(_name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError('The number is too great.');
  }
  return value;
}

/** The value that a text stands for: JSON, or else an expression; `undefined` for no text. */
export function codeValue(text: string): Value | undefined {
  const code = text.trim();
  if (code === '') {
    return undefined;
  }
  try {
    return JSON.parse(code, finite) as Value;
  } catch {
    return {$code: code};
  }
}
