import {useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inLanguage} from '@site/src/site/paths';

export interface SearchLanguage {
  /** Where the pages of the searched language begin, from the base URL of their index. */
  readonly baseUrl: string;
  /** Its BCP 47 tag, if it is not the language of the page. */
  readonly htmlLang: string | undefined;
  /** The other languages: their names in the language of the page, and a way to search them instead. */
  readonly others: readonly {readonly name: string; readonly choose: () => void}[];
}

/** The language whose pages are searched: that of the page until the reader chooses another. */
export default function useSearchLanguage(): SearchLanguage {
  const {
    i18n: {currentLocale, locales, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const [searched, setSearched] = useState(currentLocale);
  const names = new Intl.DisplayNames([currentLocale], {type: 'language'});
  return {
    baseUrl: inLanguage(baseUrl, searched),
    htmlLang: searched === currentLocale ? undefined : localeConfigs[searched]?.htmlLang,
    others: locales
      .filter((locale) => locale !== searched)
      .map((locale) => ({name: names.of(locale) ?? locale, choose: () => setSearched(locale)})),
  };
}
