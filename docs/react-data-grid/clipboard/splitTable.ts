/** Longer texts are not pasted: splitting them would block the page. */
export const LONGEST_PASTE = 1_000_000;

/**
 * Splits copied text into rows and cells. A cell in quotes may contain delimiters, line breaks and, doubled, quotes.
 *
 * @returns `null` if the text is too long, and the grid then pastes nothing
 */
export function splitTable(text: string, delimiter = '\t'): string[][] | null {
  if (text.length > LONGEST_PASTE) {
    return null;
  }
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;

  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (isQuoted && character === '"' && source.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && character === delimiter) {
      endCell();
    } else if (!isQuoted && character === '\n') {
      endCell();
      rows.push([]);
    } else {
      cell += character;
    }
  }
  endCell();
  return rows;
}
