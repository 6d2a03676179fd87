import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {visitBuiltPages, type BuiltLanguage, type BuiltPage} from '../../../src/node/builtPages';
import {hasStandardLayout, productOfPath, readLanguage, readVersion} from '../../../src/site/paths';
import {productName} from '../../../src/site/productNames';
import {productById, SITE_PRODUCT_ID, type ProductId} from '../../../src/site/products';
import {SITE} from '../../../src/site/site';
import {markdownPath} from '../markdownPath';
import {demoBlocks, playgroundBlocks} from './demoCode';
import {fullText, productList, siteList, type ListedPage, type ListedProduct} from './llms';
import {pageMarkdown} from './pageMarkdown';

export interface PublishedSite extends BuiltLanguage {
  /** Where the site is deployed, without a path: `https://mui.com`. */
  readonly url: string;
  readonly tagline: string;
  /** Absolute path of the folder of a version's English pages; of the current version for `undefined`. */
  readonly docsFolder: (version: string | undefined) => string;
  /** URLs of pages in the order of the navigation; pages that are not in it come last. */
  readonly order: readonly string[];
}

interface MarkdownPage extends ListedPage {
  readonly route: string;
  readonly productId: ProductId | null;
  readonly text: string;
}

/** The folder of a page's demos: the folder of the English page, in every language. */
function demosFolder(route: string, docsFolder: PublishedSite['docsFolder']): string {
  const {version, path: page} = readVersion(route);
  return path.join(docsFolder(version), page.replace(`${SITE.docsPath}/`, ''));
}

/** Makes a URL absolute; returns an invalid one as it is. */
function absoluteUrl(target: string, page: string): string {
  return URL.canParse(target, page) ? new URL(target, page).href : target;
}

function convert(page: BuiltPage, file: string, site: PublishedSite): MarkdownPage {
  const {productId} = productOfPath(page.route);
  const url = `${site.url}${page.route}`;
  const {title, description} = page;
  const product = productId ? productName(productId, readLanguage(page.route).userLanguage) : undefined;
  const text = pageMarkdown(
    page,
    {title, description, url, ...(product && {product})},
    {
      resolve: (target) => absoluteUrl(target, url),
      demo: (name) => demoBlocks(name, demosFolder(page.route, site.docsFolder), url),
      playground: (section) => playgroundBlocks(section, url),
    },
  );
  return {route: page.route, title, description, url: site.url + file, productId, text};
}

function inOrder(pages: readonly MarkdownPage[], order: readonly string[]): MarkdownPage[] {
  const places = new Map(order.map((route, location) => [route, location]));
  const locationOf = ({route}: MarkdownPage): number => places.get(route) ?? Number.MAX_SAFE_INTEGER;
  return [...pages].sort((a, b) => locationOf(a) - locationOf(b));
}

/** The folder of a product's own lists, `/x/react-charts/`; `undefined` for the product that stands for the whole site. */
function listFolder(productId: ProductId, baseUrl: string): string | undefined {
  const [first] = productById(productId).paths;
  return productId === SITE_PRODUCT_ID || !first ? undefined : `${baseUrl.replace(/\/$/, '')}${first}/`;
}

/**
 * All files that the plugin adds to a build, by URL: every page as Markdown, and `llms.txt` and `llms-full.txt` of the site and
 * of each product, with the pages of the current version.
 */
async function markdownFiles(site: PublishedSite): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const pages: MarkdownPage[] = [];
  await visitBuiltPages(site, (page) => {
    const file = hasStandardLayout(page.route) ? markdownPath(page.route, site.baseUrl) : undefined;
    if (file !== undefined) {
      const converted = convert(page, file, site);
      files.set(file, converted.text);
      if (readVersion(page.route).version === undefined) {
        pages.push(converted);
      }
    }
  });
  const ordered = inOrder(pages, site.order);
  const products: ListedProduct[] = [];
  for (const productId of new Set(ordered.map((page) => page.productId))) {
    const own = ordered.filter((page) => page.productId === productId);
    const folder = productId && listFolder(productId, site.baseUrl);
    const product: ListedProduct = {
      name: productId ? productName(productId, readLanguage(site.baseUrl).userLanguage) : site.siteTitle,
      ...(folder && {listUrl: `${site.url}${folder}llms.txt`}),
      pages: own,
    };
    products.push(product);
    if (folder) {
      files.set(`${folder}llms.txt`, productList(site.siteTitle, product));
      files.set(`${folder}llms-full.txt`, fullText(own.map(({text}) => text)));
    }
  }
  files.set(`${site.baseUrl}llms.txt`, siteList(site.siteTitle, site.tagline, products));
  files.set(`${site.baseUrl}llms-full.txt`, fullText(ordered.map(({text}) => text)));
  return files;
}

/** Writes {@link markdownFiles} into the build. */
export async function publishMarkdown(site: PublishedSite): Promise<void> {
  for (const [url, text] of await markdownFiles(site)) {
    const file = path.join(site.outFolder, url.slice(site.baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
