/** The languages that menus, `hreflang` and the sitemap list. */
export const LISTED_LANGUAGES = ['en'] as const;

/** The languages whose two letters are read as a language prefix of a path. */
export const ACCEPTED_LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof ACCEPTED_LANGUAGES)[number];

/** The language of a reader who asked for no other. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Tells whether the two letters are a language that a path may begin with. */
export function isAcceptedLanguage(letters: string): letters is Language {
  return (ACCEPTED_LANGUAGES as readonly string[]).includes(letters);
}
