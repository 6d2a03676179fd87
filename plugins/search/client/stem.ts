/** Endings of English words, taken off one after another if three letters remain. */
const ENDINGS = [/s$/, /able$/, /(?:ization|ations?|ions?)$/, /(?:ing|ed)$/, /(?:(?<!s)ize?|er)$/, /e$/];

/** What a word and its forms share: `filters`, `filtering` and `filtered` ask for the same. */
export function stem(word: string): string {
  const known = stems.get(word) ?? shorten(word);
  stems.set(word, known);
  return known;
}

/** Names share few words, and each is compared with every question. */
const stems = new Map<string, string>();

function shorten(word: string): string {
  const short = ENDINGS.reduce((rest, ending) => {
    const cut = rest.replace(ending, '');
    return cut.length >= 3 ? cut : rest;
  }, word);
  return short.length > 3 ? short.replace(/([^aeiou])\1$/, '$1') : short;
}
