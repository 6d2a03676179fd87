import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inVersion} from '../site/paths';
import {SITE} from '../site/site';
import useCurrentPage from './useCurrentPage';

const ROOT = `${SITE.docsPath}/`;

/**
 * Names the page of the current version as the one that search engines list, on the same page of an older version. It is
 * rendered below whatever else names a canonical URL, because the last one counts.
 */
export default function CurrentCanonical(): ReactNode {
  const {version} = useDocsVersion();
  const {source} = useDoc().metadata;
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  if (!useCurrentPage().isKept) {
    return null;
  }
  // A page that nobody translated is the English one.
  const locale = source.startsWith('@site/i18n/') ? i18n.currentLocale : i18n.defaultLocale;
  const url = createUrl({locale, fullyQualified: true}).replace(inVersion(ROOT, version), ROOT);
  return (
    <Head>
      <link rel="canonical" href={url} />
    </Head>
  );
}
