import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DataBlock from '../../client/DataBlock';
import {siteData} from '../../structuredData';

function useSiteData(): string {
  const {siteConfig} = useDocusaurusContext();
  const url = useBaseUrlUtils().withBaseUrl('/', {absolute: true});
  return siteData({title: siteConfig.title, url}, siteConfig.tagline);
}

/** What search engines are told of the site, on its landing page. */
export default function SiteData(): ReactNode {
  return <DataBlock {...(__SERVER_BUNDLE__ && {useData: useSiteData})} />;
}
