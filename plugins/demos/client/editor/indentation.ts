/** The effect of a key on a text: a part of it is replaced, and the selection moves. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

const INDENTATION = '  ';

function lineStart(text: string, index: number): number {
  return text.lastIndexOf('\n', index - 1) + 1;
}

/** Moves the selected lines one step to the right; without a selection, inserts a step at the caret. */
export function indent(text: string, start: number, end: number): TextChange {
  if (!text.slice(start, end).includes('\n')) {
    const caret = start + INDENTATION.length;
    return {from: start, to: end, insert: INDENTATION, selectionStart: caret, selectionEnd: caret};
  }
  const from = lineStart(text, start);
  const lines = text.slice(from, end).split('\n');
  const insert = lines.map((line) => (line === '' ? line : INDENTATION + line)).join('\n');
  return {from, to: end, insert, selectionStart: from, selectionEnd: from + insert.length};
}

/** Moves the line of the caret, or the selected lines, one step to the left; nothing if they are not indented. */
export function outdent(text: string, start: number, end: number): TextChange | undefined {
  const from = lineStart(text, start);
  const before = text.slice(from, end);
  const rest = /^ {0,2}/.exec(text.slice(end))?.[0].length ?? 0;
  // The caret may stand inside the indentation.
  const to = before.trim() === '' && !before.includes('\n') ? end + rest : end;
  const lines = text.slice(from, to).split('\n');
  const insert = lines.map((line) => line.replace(/^ {1,2}/, '')).join('\n');
  const removedFirst = lines[0]!.length - insert.split('\n')[0]!.length;
  if (insert.length === to - from) {
    return undefined;
  }
  return {
    from,
    to,
    insert,
    selectionStart: start === end ? Math.max(from, start - removedFirst) : from,
    selectionEnd: start === end ? Math.max(from, start - removedFirst) : from + insert.length,
  };
}

/** Begins a line that is indented as the one it comes from, and one step more after an opening bracket. */
export function breakLine(text: string, start: number, end: number): TextChange {
  const before = text.slice(lineStart(text, start), start);
  const own = /^[ \t]*/.exec(before)?.[0] ?? '';
  const insert = `\n${own}${/[([{>]\s*$/.test(before) && !/(?:\/>|=>|<\/[\w.]*>)\s*$/.test(before) ? INDENTATION : ''}`;
  const caret = start + insert.length;
  return {from: start, to: end, insert, selectionStart: caret, selectionEnd: caret};
}
