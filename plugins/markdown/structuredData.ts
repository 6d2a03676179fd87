/** What structured data says of one page. URLs carry their host. */
export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  /** As in `<html lang>`. */
  readonly language: string;
  /** What the product is called in the page's language. */
  readonly productName: string | null;
  /** The first page of the product, where it has one. */
  readonly productUrl: string | undefined;
  readonly site: {readonly title: string; readonly url: string};
}

interface Crumb {
  readonly name: string;
  readonly item: string;
}

function crumbsOf({title, url, productName, productUrl, site}: DescribedPage): Crumb[] {
  const product = productName && productUrl && productUrl !== url ? [{name: productName, item: productUrl}] : [];
  return [{name: site.title, item: site.url}, ...product, {name: title, item: url}];
}

/**
 * A page in the words of schema.org: an article about software, and the way to it.
 *
 * @returns JSON for a data block; `<` is written so that no text can end the block
 */
export function structuredData(page: DescribedPage): string {
  const {title, description, url, image, language, productName, site} = page;
  const graph = [
    {
      '@type': 'TechArticle',
      '@id': url,
      headline: title,
      description,
      url,
      image,
      inLanguage: language,
      ...(productName && {about: {'@type': 'SoftwareSourceCode', name: productName}}),
      isPartOf: {'@type': 'WebSite', name: site.title, url: site.url},
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbsOf(page).map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
    },
  ];
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replace(/</g, '\\u003c');
}

/** The site as a whole, for its landing page. */
export function siteData({title, url}: DescribedPage['site'], description: string): string {
  const site = {'@context': 'https://schema.org', '@type': 'WebSite', name: title, url, description};
  return JSON.stringify(site).replace(/</g, '\\u003c');
}
