/** Scripts that write no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, {granularity: 'word'}) : undefined;

/** The words of a text without spaces; the whole of it where the browser cannot tell. */
function segmented(run: string): string[] {
  if (!segmenter || !UNSPACED.test(run)) {
    return [run];
  }
  return [...segmenter.segment(run)].map(({segment}) => segment);
}

/**
 * The words of a name or title, in lower case: `onCellClick` has `on`, `cell` and `click`, `MuiDataGrid-root` has `mui`,
 * `data`, `grid` and `root`.
 */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap(segmented);
}

/** Letters and digits of a text in lower case: what makes `sort model`, `sortModel` and `sort-model` one name. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
