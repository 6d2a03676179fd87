/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/SiteMetadata/index.tsx (sha256 7fac14b58905).
 *
 * Differs: names only listed languages as alternates, and a page's canonical URL is left to the page where it knows a
 * better one; no image, no metadata and no search tags of the theme's configuration, which are not used.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import {isListedLanguage} from '@site/src/site/languages';

/** Open Graph writes the tags of languages with an underscore. */
function openGraphLanguage(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}

function Languages(): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const listed = Object.entries(localeConfigs).filter(([locale]) => isListedLanguage(locale));
  const others = listed.filter(([locale]) => locale !== currentLocale);
  return (
    <Head>
      {listed.map(([locale, {htmlLang}]) => (
        <link key={locale} rel="alternate" href={createUrl({locale, fullyQualified: true})} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={createUrl({locale: defaultLocale, fullyQualified: true})} hrefLang="x-default" />
      <meta property="og:locale" content={openGraphLanguage(localeConfigs[currentLocale]?.htmlLang ?? currentLocale)} />
      {others.map(([locale, {htmlLang}]) => (
        <meta key={locale} property="og:locale:alternate" content={openGraphLanguage(htmlLang)} />
      ))}
    </Head>
  );
}

export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: {url},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  // With its base URL, and with the slash that all URLs end with.
  const canonicalUrl = url + useLocation().pathname.replace(/\/?$/, '/');
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* The mark of keyboard focus is there without scripts. */}
        <body />
      </Head>
      <Head>
        <meta property="og:url" content={canonicalUrl} />
        <link rel="canonical" href={canonicalUrl} />
      </Head>
      <Languages />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
    </>
  );
}
