import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useProductStart from '@theme/useProductStart';
import {productOfPath} from '@site/src/site/paths';
import useProductName from '@site/src/ui/useProductName';
import {socialImage} from '../socialImage';
import {structuredData} from '../structuredData';

/** What search engines are told of the page that is rendered, as JSON. */
export default function useArticleData(): string {
  const {title, description, permalink} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const startOf = useProductStart();
  const nameOf = useProductName();
  const {productId} = productOfPath(permalink);
  const start = productId ? startOf(productId) : undefined;
  return structuredData({
    title,
    description,
    url: siteConfig.url + permalink,
    image: withBaseUrl(socialImage(productId), {absolute: true}),
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    productName: productId && nameOf(productId),
    productUrl: start && withBaseUrl(start, {absolute: true}),
    site: {title: siteConfig.title, url: withBaseUrl('/', {absolute: true})},
  });
}
