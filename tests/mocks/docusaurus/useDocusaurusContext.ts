const context = {
  siteConfig: {
    title: 'MUI X',
    tagline: '',
    url: 'https://docs.example.com',
    baseUrl: '/',
    trailingSlash: true,
    customFields: {},
    themeConfig: {},
  },
  siteMetadata: {},
  siteStorage: {type: 'localStorage', namespace: ''},
  globalData: {},
  i18n: {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'}},
  },
  codeTranslations: {},
};

/** The context of a site with the default configuration; a test may change a field of it. */
export default function useDocusaurusContext(): typeof context {
  return context;
}
