/** A page in a list. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** URL of its Markdown, with host. */
  readonly url: string;
}

/** The pages of one product, in the order of its navigation. */
export interface ListedProduct {
  readonly name: string;
  /** URL of the product's own list, with host; `undefined` for the product that stands for the whole site. */
  readonly listUrl?: string;
  readonly pages: readonly ListedPage[];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function pageLine({title, description, url}: ListedPage): string {
  const what = oneLine(description);
  return `- [${oneLine(title).replace(/([[\]])/g, '\\$1')}](${url})${what === '' ? '' : `: ${what}`}`;
}

/** The `llms.txt` of one product: a heading, then a link and a sentence for each page. */
export function productList(siteTitle: string, {name, pages}: ListedProduct): string {
  return [`# ${siteTitle}: ${name}`, '', '## Pages', '', ...pages.map(pageLine), ''].join('\n');
}

/** The `llms.txt` of the site: all pages by product. */
export function siteList(siteTitle: string, tagline: string, products: readonly ListedProduct[]): string {
  const sections = products.map(({name, listUrl, pages}) => {
    const own = listUrl ? ['', `The same list for this product alone: ${listUrl}`] : [];
    return [`## ${name}`, ...own, '', ...pages.map(pageLine), ''].join('\n');
  });
  return [`# ${siteTitle}`, '', `> ${tagline}`, '', ...sections].join('\n');
}

/** The text of `llms-full.txt`: all pages one after another. */
export function fullText(pages: readonly string[]): string {
  return pages.join('\n');
}
