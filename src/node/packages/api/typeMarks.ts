import type {TypeText} from '../../../site/apiData';

/** Around a name that opens, while it is still a part of the printed text. No type holds them. */
const MARK = {begin: '\uE000', middle: '\uE001', end: '\uE002'} as const;

const MARKED_NAME = new RegExp(`${MARK.begin}([^${MARK.middle}]*)${MARK.middle}([^${MARK.end}]*)${MARK.end}`, 'g');

/** A name that opens, as it stands in a text that {@link splitMarked} will cut. */
export function markName(text: string, opens: string): string {
  return `${MARK.begin}${opens}${MARK.middle}${text}${MARK.end}`;
}

/** A marked text as a reader sees it. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED_NAME, '$2');
}

/** Cuts a marked text where names begin and end that open. */
export function splitMarked(text: string): TypeText {
  const parts: TypeText[number][] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED_NAME)) {
    const [whole, opens = '', name = ''] = match;
    if (match.index > end) {
      parts.push(text.slice(end, match.index));
    }
    parts.push({text: name, opens});
    end = match.index + whole.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** Texts one after the other, without cuts that no name makes. */
export function joinTexts(texts: readonly TypeText[]): TypeText {
  const parts: TypeText[number][] = [];
  for (const part of texts.flat()) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      parts[parts.length - 1] = last + part;
    } else {
      parts.push(part);
    }
  }
  return parts;
}
