import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The `lang` of what the packages say and the demos are called, where the page is in another language. */
export default function usePackageLanguage(): string | undefined {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  return currentLocale === defaultLocale ? undefined : defaultLocale;
}
