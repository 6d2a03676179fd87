/** Texts of one plugin by language and key. Every key has an English text. */
export type Texts<Key extends string> = Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>> & {
  readonly en: Readonly<Record<Key, string>>;
};

const UNKNOWN_LANGUAGE = '…';

/**
 * The translation helper for what is written where Docusaurus' own `translate` does not
 * reach: files that the build makes. Both gaps are told in the console, since only a developer can fix them.
 *
 * @param language two letters, `zh`
 * @returns an ellipsis for a language that the texts do not know; the English text where only the key has no translation
 */
export function translateText<Key extends string>(texts: Texts<Key>, language: string, key: Key): string {
  const own = texts[language];
  if (!own) {
    // eslint-disable-next-line no-console -- for the developer
    console.error(`No texts for the language "${language}". There are: ${Object.keys(texts).join(', ')}.`);
    return UNKNOWN_LANGUAGE;
  }
  const text = own[key];
  if (text === undefined) {
    // eslint-disable-next-line no-console -- for the developer
    console.error(`No translation of "${key}" for the language "${language}".`);
    return texts.en[key];
  }
  return text;
}
