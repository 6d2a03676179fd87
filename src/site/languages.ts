/** The languages in `hreflang` and the sitemap. A built language is offered to search engines by adding it here. */
export const LISTED_LANGUAGES = ['en'] as const;

/** What pages of other languages say to search engines, which may follow their links. */
export const UNLISTED_ROBOTS = 'noindex, follow';

/** The languages that are built, and in the header's menu. Their two letters are prefixes of paths. */
export const ACCEPTED_LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof ACCEPTED_LANGUAGES)[number];

/** The language of paths without a prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The folders below docs/ whose pages are written in every language: nobody translates them. */
export const TRANSLATED_PAGES = {generated: ['api']};

export interface LanguageFacts {
  /** The name of the language, in the language itself. */
  readonly label: string;
  /** The value of `<html lang>`, a BCP 47 tag. */
  readonly htmlLang: string;
  /** The path that its pages begin with, also if the language is built alone. */
  readonly baseUrl: string;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: {label: 'English', htmlLang: 'en', baseUrl: '/'},
  zh: {label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/zh/'},
};

/** Whether two letters are a language prefix of paths. */
export function isAcceptedLanguage(letters: string): letters is Language {
  return (ACCEPTED_LANGUAGES as readonly string[]).includes(letters);
}

/** Whether a language is in `hreflang` and the sitemap. */
export function isListedLanguage(letters: string): boolean {
  return (LISTED_LANGUAGES as readonly string[]).includes(letters);
}
