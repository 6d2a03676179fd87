/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/SiteMetadata/index.tsx (sha256 7fac14b58905).
 *
 * Differs: only listed languages are alternates, pages of other languages are not for search engines, and a page may override its
 * canonical URL. The page for unknown URLs has no URL and no alternates. The theme configuration's image, metadata and search
 * tags are left out, since this site does not use them.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import {isListedLanguage, UNLISTED_ROBOTS} from '@site/src/site/languages';

/** Open Graph writes language tags with an underscore: `zh_CN`. */
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
  const {pathname} = useLocation();
  // All published URLs end with a slash.
  const canonicalUrl = url + pathname.replace(/\/?$/, '/');
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {!isListedLanguage(currentLocale) && <meta name="robots" content={UNLISTED_ROBOTS} />}
      </Head>
      {!pathname.endsWith('/404.html') && (
        <>
          <Head>
            <meta property="og:url" content={canonicalUrl} />
            <link rel="canonical" href={canonicalUrl} />
          </Head>
          <Languages />
        </>
      )}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
    </>
  );
}
