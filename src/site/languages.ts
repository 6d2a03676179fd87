/** The languages that menus, `hreflang` and the sitemap list. A built language joins them by its two letters here. */
export const LISTED_LANGUAGES = ['en'] as const;

/** The languages that are built; their two letters are read as a language prefix of a path. */
export const ACCEPTED_LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof ACCEPTED_LANGUAGES)[number];

/** The language of a reader who asked for no other. */
export const DEFAULT_LANGUAGE: Language = 'en';

export interface LanguageFacts {
  /** How the language calls itself. */
  readonly label: string;
  /** What `<html lang>` says, a BCP 47 tag. */
  readonly htmlLang: string;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: {label: 'English', htmlLang: 'en'},
  zh: {label: '简体中文', htmlLang: 'zh-CN'},
};

/** Whether the two letters are a language that a path may begin with. */
export function isAcceptedLanguage(letters: string): letters is Language {
  return (ACCEPTED_LANGUAGES as readonly string[]).includes(letters);
}

/** Whether menus, `hreflang` and the sitemap may name a language. */
export function isListedLanguage(letters: string): boolean {
  return (LISTED_LANGUAGES as readonly string[]).includes(letters);
}
