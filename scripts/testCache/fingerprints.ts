import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';

function filesBelow(place: string): string[] {
  if (!existsSync(place)) {
    return [];
  }
  if (statSync(place).isFile()) {
    return [place];
  }
  return readdirSync(place, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile());
}

/**
 * A fingerprint of files: another one where a file comes, goes, is renamed or has another content.
 *
 * @param places files and folders, from the root; one that does not exist counts as empty
 * @param isRead which of the files count, by their path from the root
 * @param root the project's, where it is left out
 */
export function fingerprintOf(
  places: readonly string[],
  isRead: (file: string) => boolean = () => true,
  root = PROJECT_ROOT,
): string {
  const hash = createHash('sha256');
  const files = places.flatMap((place) => filesBelow(path.join(root, place)));
  const names = files.map((file) => path.relative(root, file).split(path.sep).join('/')).filter(isRead);
  for (const name of [...new Set(names)].sort()) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** The part of a built file's name that changes with its content: `main.0123abcd.js`, `/fonts/a-0123abcd.woff2`. */
const HASH_IN_NAME = /([.-])(?:[0-9a-f]{10}|[0-9a-f]{8}|[0-9a-f]{6})(?=\.(?:js|css|woff2|svg|png|json)\b)/g;

const TEXT = /\.(?:html|md|txt|json|xml|js|css|svg|webmanifest)$/;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // No file has such a name.
    return pathname;
  }
}

/** The file of a build that a URL is answered with. */
function fileAt(build: string, pathname: string): string {
  const file = path.join(build, decoded(pathname));
  return pathname.endsWith('/') ? path.join(file, 'index.html') : file;
}

/** The folder of a demo, which its place in a page names: the page's own, or that of the page which explains the demo. */
const DEMO_FOLDER = / data-demo-preview="?(docs\/[^\s">]+)\//g;

/** A folder of the docs and those below it, up to the next page. */
function foldersOfPage(folder: string, root: string): string[] {
  const place = path.join(root, folder);
  const below = existsSync(place) ? readdirSync(place, {withFileTypes: true}) : [];
  const own = below
    .filter((entry) => entry.isDirectory() && !existsSync(path.join(place, entry.name, 'index.mdx')))
    .flatMap(({name}) => foldersOfPage(`${folder}/${name}`, root));
  return [folder, ...own];
}

/** Where demos of several pages have what they share: `docs/react-data-grid/shared`. */
function sharedFolders(folder: string): string[] {
  const above = path.posix.dirname(folder);
  return above === '.' ? [] : [`${above}/shared`, ...sharedFolders(above)];
}

/** The files of pages of the docs, their demos and what these import. What is printed of a text is in the HTML. */
function fingerprintOfPages(pages: readonly string[], root: string): string {
  const folders = new Set(pages.flatMap((page) => [...foldersOfPage(page, root), ...sharedFolders(page)]));
  const isOfPages = (file: string): boolean => folders.has(path.posix.dirname(file)) && !file.endsWith('.mdx');
  return fingerprintOf([...folders], isOfPages, root);
}

/**
 * A fingerprint of what a build answers at a URL: the file without the hashes of chunks that it names, and for a page
 * the files of its folder in the docs, and of its demos.
 *
 * @param pathname the URL without host, query and hash: `/x/react-charts/bars/`
 * @param root the folder that has the build in `build/`; the project's, where it is left out
 */
export function fingerprintOfUrl(pathname: string, root = PROJECT_ROOT): string {
  const file = fileAt(path.join(root, 'build'), pathname);
  if (!existsSync(file) || !statSync(file).isFile()) {
    return 'none';
  }
  const content = readFileSync(file);
  const text = TEXT.test(file) ? content.toString('utf8') : '';
  const page = /^(?:\/[a-z]{2})?\/x\/(.+)\/$/.exec(pathname)?.[1];
  const pages = [
    ...(page ? [`docs/${page}`] : []),
    ...[...text.matchAll(DEMO_FOLDER)].map(([, folder = '']) => folder),
  ];
  return createHash('sha256')
    .update(text.replace(HASH_IN_NAME, '') || content)
    .update(fingerprintOfPages(pages, root))
    .digest('hex')
    .slice(0, 32);
}
