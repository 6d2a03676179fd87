import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {PageApi} from '../../../src/site/apiData';
import {apiPagePath, kebabCase, type RowSection} from '../../../src/site/apiPaths';
import {canonicalPath, publishedPath} from '../../../src/site/paths';
import {NAMES_FILE} from '../urls';
import type {NamedPage, NamedRows, SearchNames} from '../types';

/** What is read of the docs plugin's content. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly isLast: boolean;
    readonly docs: readonly {readonly title: string; readonly permalink: string; readonly source: string}[];
  }[];
}

/** The rows of an API page, and what stands before a row's name in its URL. */
function rowsOf(api: PageApi): NamedRows[] {
  const stem = (section: RowSection) => `${kebabCase(api.name)}-${section}-`;
  const namesOf = (list: readonly {readonly name: string}[]) => list.map(({name}) => name);
  const rows: NamedRows[] =
    api.kind === 'component'
      ? [
          {section: 'props', stem: stem('prop'), names: namesOf(api.props)},
          {section: 'slots', stem: stem('slots'), names: namesOf(api.slots)},
          {section: 'classes', stem: stem('classes'), names: api.classes.map(({className}) => className)},
        ]
      : [{section: 'properties', stem: stem('prop'), names: namesOf(api.properties)}];
  return rows.filter(({names}) => names.length > 0);
}

function demosBeside(source: string, siteFolder: string): string[] {
  const folder = path.dirname(source.replace(/^@site/, siteFolder));
  return readdirSync(folder).flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
}

/**
 * The list of names if there is no build to read: titles from the docs plugin, demos from the folders of the pages, and
 * rows from the types of the packages.
 *
 * @param content what the docs plugin loaded
 * @param siteFolder where `docs/` lies, absolute
 * @param api the components and interfaces that have pages
 */
export function devNames(content: unknown, siteFolder: string, api: readonly PageApi[]): SearchNames {
  const {loadedVersions = []} = (content ?? {}) as Partial<DocsContent>;
  const rowsByPath = new Map(api.map((page) => [apiPagePath(page.productId, page.name), rowsOf(page)]));
  const current = loadedVersions.filter(({isLast}) => isLast);
  const pages = current.flatMap(({docs}) =>
    docs.map(({title, permalink, source}): NamedPage => {
      const rows = rowsByPath.get(publishedPath(canonicalPath(permalink))) ?? [];
      const demos = demosBeside(source, siteFolder);
      return {path: permalink, title, ...(demos.length > 0 && {demos}), ...(rows.length > 0 && {rows})};
    }),
  );
  return {pages, words: ''};
}

interface Response {
  writeHead(status: number, headers: Record<string, string>): void;
  end(text: string): void;
}

type Middleware = (
  request: {readonly url?: string},
  response: Response,
  next: (error?: unknown) => void,
) => Promise<void>;

/**
 * Dev server hook that answers with the list of names.
 *
 * @param names makes the list anew for each request, so that a saved page can be found at once
 */
export function namesMiddleware(
  names: () => Promise<SearchNames>,
  baseUrl: string,
): (middlewares: unknown[]) => unknown[] {
  const middleware: Middleware = async (request, response, next) => {
    if (request.url?.replace(/\?.*$/, '') !== baseUrl + NAMES_FILE) {
      next();
      return;
    }
    try {
      const text = JSON.stringify(await names());
      response.writeHead(200, {'content-type': 'application/json; charset=utf-8'});
      response.end(text);
    } catch (error) {
      // The folder of a page may have another name by now. Express hears nothing of a rejected promise, which would end the server.
      next(error);
    }
  };
  return (middlewares) => {
    // Docusaurus joins what its own hook and this one return; only the head of the shared list runs before its answers.
    middlewares.unshift({name: 'search-names', middleware});
    return [];
  };
}
