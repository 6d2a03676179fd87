import type {Literal, ValueType} from './types';

/** Longest text of a type or a value in a message, in characters. */
const LONGEST = 80;

/** A text in one line, cut if it is long. */
export function cutText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** A literal as TypeScript code, with single quotes. */
export function literalWords(literal: Literal): string {
  if (typeof literal !== 'string') {
    return String(literal);
  }
  return `'${JSON.stringify(literal).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The names of an object's first fields: `{ field, sort }`. */
export function objectWords(names: readonly string[], isOpen = false): string {
  const shown = [...names.slice(0, 3), ...(names.length > 3 || isOpen ? ['…'] : [])];
  return shown.length > 0 ? `{ ${shown.join(', ')} }` : '{}';
}

function words(type: ValueType): string {
  switch (type.kind) {
    case 'choice':
      return type.options.map(literalWords).join(' | ');
    case 'oneOf':
      return type.types.map(words).join(' | ');
    case 'list':
      return `list of ${words(type.of)}`;
    case 'object':
      return objectWords(
        type.fields.map(({name}) => name),
        type.others !== undefined,
      );
    case 'dateRange':
      return '[date, date]';
    case 'color':
      return 'string';
    case 'node':
      return 'ReactNode';
    case 'function':
    case 'code':
      return type.type;
    case 'boolean':
    case 'number':
    case 'string':
    case 'date':
      return type.kind;
  }
}

/** A type in a few words: `'horizontal' | 'vertical'`, `number`, `list of number`. */
export function typeWords(type: ValueType): string {
  return cutText(words(type));
}
