import type {Language} from './languages';
import {productOfPath, readLanguage, type ProductIdentity} from './paths';
import {productName} from './productNames';
import {categoryById} from './products';
import {SITE} from './site';

/** What a URL says of its page: for the sidebar's head, the page's title and meta tags, and for analytics. */
export interface PageIdentity extends ProductIdentity {
  /** In the path's language; `null` where no product documents the path. */
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
 * The title of a page in a browser's tab: with the product, where neither the page's own title nor the site's has it.
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
