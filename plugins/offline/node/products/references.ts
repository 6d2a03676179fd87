/** Elements that load files; `<a>` is none. */
const ELEMENT = /<(?:img|link|script|source)\s[^>]*>/g;
const REFERENCE = /\s(?:href|src|srcset)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const CSS_URL = /url\(\s*["']?([^"')\s]+)/g;

/** Stands for the host of the site. */
const HOST = 'https://site.invalid';

/** Whether a path is that of a file: the path of a page ends with a slash. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

/** The paths of the files of this host that some URLs lead to, without their queries. */
function ownFiles(urls: readonly string[], base: string): string[] {
  const found = urls.flatMap((url) => (URL.canParse(url, HOST + base) ? [new URL(url, HOST + base)] : []));
  return [...new Set(found.filter(({origin}) => origin === HOST).map(({pathname}) => pathname))].filter(isFile);
}

/**
 * The paths of the files of this host that an HTML page loads.
 *
 * @param path of the page, from which its relative URLs start
 */
export function filesLoadedByPage(html: string, path: string): string[] {
  const elements = [...html.matchAll(ELEMENT)].map(([element]) => element);
  const values = elements.flatMap((element) =>
    [...element.matchAll(REFERENCE)].map(([, double, single, bare]) => double ?? single ?? bare ?? ''),
  );
  // A `srcset` lists URLs, each with its width.
  const urls = values.flatMap((value) => value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? ''));
  return ownFiles(urls, path);
}

/** The paths of the files of this host that a stylesheet loads: fonts and pictures. */
export function filesLoadedByStylesheet(css: string, path: string): string[] {
  return ownFiles(
    [...css.matchAll(CSS_URL)].map(([, url = '']) => url),
    path,
  );
}
