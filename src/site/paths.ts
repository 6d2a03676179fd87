import {DEFAULT_LANGUAGE, isAcceptedLanguage, type Language} from './languages';
import {PRODUCTS, type CategoryId, type Product, type ProductId} from './products';
import {SITE} from './site';

export interface LocalizedPath {
  /** The language of the prefix, or the default language without a prefix. */
  readonly userLanguage: Language;
  /** The path without its language prefix, with query and hash. */
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
  // With one slash, since two would lead to another host.
  const unprefixed = rest.replace(/^\/*/, '/');
  if (isBlogPath(unprefixed)) {
    return {userLanguage: DEFAULT_LANGUAGE, path};
  }
  return {userLanguage: letters, path: unprefixed};
}

/**
 * The path of the same page in a language.
 *
 * @param path an absolute path, possibly with the prefix of another language, with query and hash
 */
export function inLanguage(path: string, language: string): string {
  const page = readLanguage(path).path;
  return language === DEFAULT_LANGUAGE ? page : `/${language}${page}`;
}

/**
 * The path that identifies a page in all languages: without language prefix, hash, query and trailing slash, and with
 * `/api-docs` for a leading `/api`. The root is `/`.
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
  /** The version in the path; `undefined` for a page of the current version. */
  readonly version: string | undefined;
  /** The path of the page in the current version, without language prefix, with query and hash. */
  readonly path: string;
}

/** The name of a version: a number, with which no page's URL begins. */
export const VERSION_NAME = /\d+(?:\.\d+)*/;
const VERSION_SEGMENT = new RegExp(`^${SITE.docsPath}/(${VERSION_NAME.source})(?=[/?#]|$)`);
const DOCS_PAGE = new RegExp(`^${SITE.docsPath}(?=[/?#]|$)`);

/**
 * Splits the version off a path: `/x/6/react-charts/` is `/x/react-charts/` of version 6. It does not check that the version
 * exists.
 *
 * @param path an absolute path, possibly with language prefix, query and hash
 */
export function readVersion(path: string): VersionedPath {
  const unprefixed = readLanguage(path).path;
  const [segment = '', version] = VERSION_SEGMENT.exec(unprefixed) ?? [];
  return {version, path: version === undefined ? unprefixed : SITE.docsPath + unprefixed.slice(segment.length)};
}

/**
 * The path of a docs page in a version: `/x/react-charts/` is `/x/6/react-charts/` in version 6. Other paths are the same in
 * all versions.
 *
 * @param path an absolute path without language prefix, possibly with query and hash
 * @param version `undefined` for the current version
 */
export function inVersion(path: string, version: string | undefined): string {
  return version === undefined ? path : path.replace(DOCS_PAGE, `${SITE.docsPath}/${version}`);
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

export interface ProductIdentity {
  /** `null` if the path belongs to no product. */
  readonly productId: ProductId | null;
  readonly categoryId: CategoryId | null;
}

/**
 * The product and category of a path. API pages and pages of older versions belong to the product that they document.
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

/** Pages without navbar, sidebar and footer. */
const PATHS_WITHOUT_LAYOUT: readonly string[] = [SITE.playgroundPath, SITE.dashboardPath];

/** Whether a page is rendered inside the standard layout. */
export function hasStandardLayout(path: string): boolean {
  return !PATHS_WITHOUT_LAYOUT.includes(canonicalPath(path));
}

/**
 * The published form of a path that has no page: in lower case, without the prefix of the default language, with `/x/api/` for
 * `/api/`, with single slashes, without `.html`, `index.html` and spaces at the end. The router takes some of these forms for the
 * page, for which a host may have none.
 *
 * @param path an absolute path without query and hash, decoded
 * @returns `undefined` if the path already has that form, or no page can be meant: it names two languages, or has characters that
 * no page has in its URL
 */
export function urlMeant(path: string): string | undefined {
  const plain = path
    .trim()
    .toLowerCase()
    .replace(/(?:\/index|(?<!\/404))\.html$/, '/')
    .replace(/\/{2,}/g, '/');
  const {userLanguage, path: unprefixed} = readLanguage(plain);
  if (readLanguage(unprefixed).path !== unprefixed) {
    return undefined;
  }
  const page = unprefixed.replace(/^\/api(?:-docs)?(?=\/|$)/, `${SITE.docsPath}/api`);
  const meant = inLanguage(page, userLanguage);
  return meant !== path && /^[\w/.-]+$/.test(meant) ? meant : undefined;
}
