import {DEFAULT_LANGUAGE, isAcceptedLanguage, type Language} from './languages';
import {PRODUCTS, type CategoryId, type Product, type ProductId} from './products';
import {SITE} from './site';

export interface LocalizedPath {
  /** The language the path asks for; the default where it asks for none. */
  readonly userLanguage: Language;
  /** The path without its language prefix, with query and hash as they were. */
  readonly path: string;
}

/** Whether a path belongs to the blog, which has no languages. */
function isBlogPath(path: string): boolean {
  return /^\/blog(?:[/?#]|$)/.test(path);
}

/**
 * Reads a leading two-letter language prefix off a path.
 *
 * @param path an absolute path, possibly with query and hash: `/zh/x/react-charts/#api`
 */
export function readLanguage(path: string): LocalizedPath {
  const match = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path);
  const letters = match?.[1];
  if (!letters || !isAcceptedLanguage(letters)) {
    return {userLanguage: DEFAULT_LANGUAGE, path};
  }
  const rest = path.slice(letters.length + 1);
  const unprefixed = rest.startsWith('/') ? rest : `/${rest}`;
  if (isBlogPath(unprefixed)) {
    return {userLanguage: DEFAULT_LANGUAGE, path};
  }
  return {userLanguage: letters, path: unprefixed};
}

/**
 * The one path that names a page, whatever language, hash or query it was reached with: no language prefix, no hash, no
 * query, a leading `/api` as `/api-docs`, no trailing slash but the root's.
 *
 * @param path an absolute path as a browser shows it
 */
export function canonicalPath(path: string): string {
  const withoutHash = readLanguage(path).path.replace(/[?#].*$/s, '');
  const apiDocs = withoutHash.replace(/^\/api(?=\/|$)/, '/api-docs');
  return apiDocs.replace(/\/+$/, '') || '/';
}

/** The URL under which a canonical path is published: with a trailing slash. */
export function publishedPath(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

export interface VersionedPath {
  /** The older version whose page the path names; none for a page of the current one. */
  readonly version: string | undefined;
  /** The path of the page in the current version, with query and hash as they were and without a language prefix. */
  readonly path: string;
}

/** How a version may be called: by a number, which no page's URL begins with. */
export const VERSION_NAME = /\d+(?:\.\d+)*/;
const VERSION_SEGMENT = new RegExp(`^${SITE.docsPath}/(${VERSION_NAME.source})(?=[/?#]|$)`);
const DOCS_PAGE = new RegExp(`^${SITE.docsPath}(?=[/?#]|$)`);

/**
 * Reads the version off the path of an older page: `/x/6/react-charts/` is `/x/react-charts/` of version 6. Whether there is
 * such a version is not known here.
 *
 * @param path an absolute path, possibly with language prefix, query and hash
 */
export function readVersion(path: string): VersionedPath {
  const unprefixed = readLanguage(path).path;
  const [segment = '', version] = VERSION_SEGMENT.exec(unprefixed) ?? [];
  return {version, path: version === undefined ? unprefixed : SITE.docsPath + unprefixed.slice(segment.length)};
}

/**
 * The path that a page of the docs has in a version: `/x/react-charts/` is `/x/6/react-charts/` in version 6. A path that is
 * not of the docs is the same in all versions.
 *
 * @param path an absolute path without language prefix, possibly with query and hash
 * @param version none for the current one
 */
export function inVersion(path: string, version: string | undefined): string {
  return version === undefined ? path : path.replace(DOCS_PAGE, `${SITE.docsPath}/${version}`);
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

export interface ProductIdentity {
  /** `null` where no product documents the path. */
  readonly productId: ProductId | null;
  readonly categoryId: CategoryId | null;
}

/**
 * The product and category that a path belongs to. API pages
 * count to their product, and pages of an older version to the product that they document there.
 *
 * @param path an absolute path in any form that {@link canonicalPath} takes
 */
export function productOfPath(path: string): ProductIdentity {
  const canonical = canonicalPath(readVersion(path).path);
  const candidates = (PRODUCTS as readonly Product[])
    .flatMap((product) => product.paths.map((prefix) => ({product, prefix})))
    .filter(({prefix}) => isUnder(canonical, prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  const product = candidates[0]?.product;
  return {
    productId: (product?.id as ProductId | undefined) ?? null,
    categoryId: product?.categoryId ?? null,
  };
}

/** Pages that stand alone, without navbar, sidebar and footer. */
const PATHS_WITHOUT_LAYOUT: readonly string[] = [SITE.playgroundPath];

/** Whether a page is rendered inside the standard layout. */
export function hasStandardLayout(path: string): boolean {
  return !PATHS_WITHOUT_LAYOUT.includes(canonicalPath(path));
}

/**
 * The path of the page that one without a page means: the default language has no prefix, API pages lie in the docs, and
 * published paths have single slashes and name no file.
 *
 * @param path an absolute path without query and hash
 * @returns `undefined` where the path is in that form already
 */
export function urlMeant(path: string): string | undefined {
  const plain = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const {userLanguage, path: unprefixed} = readLanguage(plain);
  const page = unprefixed.replace(/^\/api(?:-docs)?(?=\/|$)/, `${SITE.docsPath}/api`);
  const meant = userLanguage === DEFAULT_LANGUAGE ? page : `/${userLanguage}${page}`;
  return meant === path ? undefined : meant;
}
