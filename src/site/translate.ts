/** Texts of one plugin by language and key. Every key has an English text. */
export type Texts<Key extends string> = Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>> & {
  readonly en: Readonly<Record<Key, string>>;
};

const UNKNOWN_LANGUAGE = '…';

/**
 * Translates texts of files that the build writes, which Docusaurus' `translate` cannot do. Missing languages and missing
 * translations are logged for the developer.
 *
 * @param language two letters, `zh`
 * @returns an ellipsis for an unknown language; the English text if only the translation is missing
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
