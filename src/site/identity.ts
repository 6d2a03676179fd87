import type {Language} from './languages';
import {productOfPath, readLanguage, type ProductIdentity} from './paths';
import {productName} from './productNames';
import {categoryById} from './products';
import {SITE} from './site';

/** What the URL of a page reveals: for the head of the sidebar, titles, meta tags and analytics. */
export interface PageIdentity extends ProductIdentity {
  /** In the path's language; `null` if the path belongs to no product. */
  readonly productName: string | null;
  readonly categoryName: string | null;
  readonly userLanguage: Language;
}

/**
 * The product, the category and the language of a page.
 *
 * @param path an absolute path in any form that `canonicalPath` takes
 */
export function pageIdentity(path: string): PageIdentity {
  const {productId, categoryId} = productOfPath(path);
  const {userLanguage} = readLanguage(path);
  return {
    productId,
    categoryId,
    productName: productId && productName(productId, userLanguage),
    categoryName: categoryId && categoryById(categoryId).name,
    userLanguage,
  };
}

/**
 * The title of a page in a browser's tab. It has the product's name, unless the title of the page or of the site has it.
 *
 * @param title the page's own title
 * @param path the page's URL
 */
export function documentTitle(title: string | undefined, path: string): string {
  const {productName: product} = pageIdentity(path);
  const own = title?.trim();
  const isNamed = product === null || product === SITE.title || own?.includes(product);
  return [[own, isNamed ? undefined : product].filter(Boolean).join(' - '), SITE.title].filter(Boolean).join(' | ');
}
