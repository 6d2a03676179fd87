/** A character of a script that writes no spaces between words. */
const UNSPACED_CHARACTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const SPACED_CHARACTER = `(?:(?!${UNSPACED_CHARACTER})[\\p{L}\\p{M}\\p{N}])`;

/** Words as they are written, such as `multi-select`, `sortModel` or `row--selected`, and whole runs of scripts without spaces. */
const WORD = new RegExp(`${UNSPACED_CHARACTER}+|${SPACED_CHARACTER}+(?:[-_]+${SPACED_CHARACTER}+)*`, 'gu');
/** The same, cut at hyphens. */
const WORD_PART = new RegExp(`${UNSPACED_CHARACTER}+|${SPACED_CHARACTER}+`, 'gu');
const UNSPACED = new RegExp(UNSPACED_CHARACTER, 'u');

/** Whether a word is a run of a script without spaces, and so may be several words. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

/** Particles and other small words between two Chinese words: `行的高度` is the height of a row, `行和列` are rows and columns. */
const BETWEEN_WORDS = '的和与或了也在而它这该都就让给个们种些';

/**
 * The pairs of neighboring characters of a run without spaces. They stand for its words, which only a dictionary knows: a text
 * that holds all pairs of a phrase holds the phrase. No word that readers look for begins with a small word, so pairs that do are
 * left out, unless there are no others.
 */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  const pairs =
    characters.length < 2 ? characters : characters.slice(1).map((character, index) => characters[index] + character);
  const telling = pairs.filter((pair) => !BETWEEN_WORDS.includes(pair.charAt(0)));
  return telling.length > 0 ? telling : pairs;
}

/** The words of a text as they are written, each with its place. */
export function wordsIn(text: string): {readonly word: string; readonly start: number}[] {
  return [...text.matchAll(WORD)].map((match) => ({word: match[0], start: match.index}));
}

/** Letters and digits of a text in lower case: what makes `sort model`, `sortModel` and `sort-model` one name. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * The words of a name or title, in lower case: `onCellClick` has `on`, `cell` and `click`, `MuiDataGrid-root` has `mui`,
 * `data`, `grid` and `root`.
 */
export function splitWords(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .match(WORD_PART);
  return (words ?? []).flatMap((word) => (isUnspaced(word) ? pairsOf(word) : word));
}

/** Chinese words that ask, and those around a question that say nothing. No space parts them from what is asked for. */
const ASKING =
  '请问一下 我想知道 的时候 为什么 怎么样 什么 如何 怎么 怎样 请问 我想 我在 我的 使用 实现 之后 一直 里面'.split(' ');
/** 样式 is a word of its own. */
const ASKING_PART = new RegExp(`(${ASKING.join('|').replace('怎么样', '怎么样(?!式)')})`);

/** A run without spaces, with the words that ask apart: `如何导出` has `如何` and `导出`. */
export function cutAtAsking(run: string): string[] {
  return run.split(ASKING_PART).filter((part) => part !== '');
}

/** Words of questions that say nothing of what is asked for. */
const FILLERS: ReadonlySet<string> = new Set([
  ...ASKING,
  ...'从到在的和',
  ...'a after also am an and any are as at be because been both but by can could do does even for from get had has have here how i if in is it its just like may me more much my not now of on only or out should so some still such than that the them then there these they this those to too use using very want was way we were what when where which while why will with without would you your'.split(
    ' ',
  ),
]);

/** Whether a word says nothing of what is asked for. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}
