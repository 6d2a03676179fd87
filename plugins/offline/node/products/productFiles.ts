import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {productById, type ProductId} from '../../../../src/site/products';
import {START_FOLDER} from './productPages';
import {filesLoadedByPage, filesLoadedByStylesheet} from './references';

/** What hosts need beside the files that browsers ask for. */
const FOR_HOSTS = /\.(?:br|gz)$/;

/** A built language. */
export interface BuiltFiles {
  readonly outDir: string;
  /** The language's base URL. */
  readonly baseUrl: string;
  /** Files, and folders with a slash at the end, that every product brings, from the base URL. */
  readonly common: readonly string[];
}

/** The folders of a product's pages, and of the start of the docs, from the base URL: `x/react-charts`. */
function foldersOf(id: ProductId): string[] {
  return [...productById(id).paths.map((folder) => folder.slice(1)), START_FOLDER];
}

/** What is in a folder and below it, or the file of that name; none if there is neither. */
function filesBelow(outDir: string, folder: string): string[] {
  const stats = statSync(path.join(outDir, folder), {throwIfNoEntry: false});
  if (!stats?.isDirectory()) {
    return stats ? [folder] : [];
  }
  return readdirSync(path.join(outDir, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );
}

/** The folder of a page, and the file beside it that holds its Markdown. */
function filesOfPage(outDir: string, page: string): string[] {
  const folder = page.replace(/\/$/, '');
  const isBuilt = statSync(path.join(outDir, folder), {throwIfNoEntry: false})?.isDirectory() ?? false;
  const inside = isBuilt ? readdirSync(path.join(outDir, folder)) : [];
  return [...inside.map((name) => `${folder}/${name}`), `${folder}.md`];
}

/** A redirect has no scripts, and leads to a page that is saved too. */
function isRedirect(html: string): boolean {
  return !html.includes('/runtime~main.');
}

/**
 * The paths of all files that the pages of a product need, base URL included, in the order in which they are saved: pages come
 * last, when all that they load is there.
 *
 * @param pages paths of pages that belong to the product wherever they lie, base URL included
 * @param chunks files of the bundler that the pages may load, from the base URL
 * @returns none if the build has no page of the product
 */
export function productFiles(
  id: ProductId,
  {outDir, baseUrl, common}: BuiltFiles,
  pages: readonly string[],
  chunks: Iterable<string>,
): string[] {
  const text = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
  const folders = foldersOf(id).flatMap((folder) => [...filesBelow(outDir, folder), `${folder}.md`]);
  const listed = [
    ...chunks,
    ...common.flatMap((file) => filesBelow(outDir, file)),
    ...folders,
    ...pages.flatMap((page) => filesOfPage(outDir, page.slice(baseUrl.length))),
  ];
  const isFile = (file: string): boolean =>
    !FOR_HOSTS.test(file) && (statSync(path.join(outDir, file), {throwIfNoEntry: false})?.isFile() ?? false);
  const files = new Set(listed.filter(isFile));
  const add = (urls: readonly string[]): void =>
    urls
      .filter((url) => url.startsWith(baseUrl))
      .map((url) => decodeURI(url.slice(baseUrl.length)))
      .filter(isFile)
      .forEach((file) => files.add(file));
  for (const file of [...files].filter((name) => name.endsWith('/index.html'))) {
    const html = text(file);
    if (isRedirect(html)) {
      files.delete(file);
    } else {
      add(filesLoadedByPage(html, baseUrl + file));
    }
  }
  [...files]
    .filter((file) => file.endsWith('.css'))
    .forEach((file) => add(filesLoadedByStylesheet(text(file), baseUrl + file)));
  const isPage = (file: string): boolean => file.endsWith('/index.html');
  const others = [...files].filter((file) => !isPage(file)).sort();
  const pageFiles = [...files].filter(isPage).map((file) => file.replace(/index\.html$/, ''));
  // The guides before the API, the start of the docs first: in the order of their paths the API would come first.
  const place = (file: string): number => (file.startsWith(START_FOLDER) ? 0 : /^x\/api\//.test(file) ? 2 : 1);
  const inOrder = pageFiles.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return [...others, ...inOrder].map((file) => baseUrl + file);
}
