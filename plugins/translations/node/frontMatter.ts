/** The front matter of a page as text: one field a line. */
export interface WrittenFrontMatter {
  /** The text of each field, without quotes around it. */
  readonly fields: ReadonlyMap<string, string>;
  /** Its number of lines, with both lines of `---`; 0 without front matter. */
  readonly lines: number;
}

function unquoted(text: string): string {
  const quote = /^(["'])(.*)\1$/s.exec(text);
  return quote ? quote[2]! : text;
}

/** The front matter of a page as it is written, without lines of comments. Further lines of a list belong to the field above them. */
export function writtenFrontMatter(source: string): WrittenFrontMatter {
  const block = /^---\n(.*?)\n---[ \t]*(?:\n|$)/s.exec(source);
  if (!block) {
    return {fields: new Map(), lines: 0};
  }
  const fields = new Map<string, string>();
  let last: string | undefined;
  const written = block[1]!.split('\n').filter((line) => !/^\s*#/.test(line));
  for (const line of written) {
    const field = /^([A-Za-z_]\w*):\s*(.*)$/.exec(line);
    if (field) {
      last = field[1]!;
      fields.set(last, unquoted(field[2]!.trim()));
    } else if (last !== undefined) {
      fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`.trim());
    }
  }
  return {fields, lines: block[0].replace(/\n$/, '').split('\n').length};
}
