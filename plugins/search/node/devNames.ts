import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {NAMES_FILE} from '../urls';
import type {NamedPage, NamedRows, SearchNames} from '../types';

/** What is read of the docs plugin's content. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly isLast: boolean;
    readonly docs: readonly {readonly title: string; readonly permalink: string; readonly source: string}[];
  }[];
}

/** What is read of the data that the API plugin leaves. */
interface ApiData {
  readonly name?: unknown;
  readonly props?: unknown;
  readonly properties?: unknown;
  readonly slots?: unknown;
  readonly classes?: unknown;
}

/** The lists of an API page, and what stands before a row's name in its URL. */
const LISTS = [
  {list: 'props', section: 'props', word: 'prop', key: 'name'},
  {list: 'properties', section: 'properties', word: 'prop', key: 'name'},
  {list: 'slots', section: 'slots', word: 'slots', key: 'name'},
  {list: 'classes', section: 'classes', word: 'classes', key: 'className'},
] as const;

function namesIn(list: unknown, key: string): string[] {
  const rows = Array.isArray(list) ? (list as readonly unknown[]) : [];
  return rows.flatMap((row) => {
    const name = (row as Readonly<Record<string, unknown>> | null)?.[key];
    return typeof name === 'string' ? [name] : [];
  });
}

function rowsOf(data: ApiData, segment: string): NamedRows[] {
  return LISTS.flatMap(({list, section, word, key}) => {
    const names = namesIn(data[list], key);
    return names.length === 0 ? [] : [{section, stem: `${segment}-${word}-`, names}];
  });
}

/** The data of every API page, by the ending of its page's URL: `tree-view/tree-item`. */
function readApiData(folder: string): Map<string, ApiData> {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const data = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ApiData;
        return [
          file
            .split(path.sep)
            .join('/')
            .replace(/\.json$/, ''),
          data,
        ];
      }),
  );
}

function demosBeside(source: string, siteFolder: string): string[] {
  const folder = path.dirname(source.replace(/^@site/, siteFolder));
  return readdirSync(folder).flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
}

/**
 * The list of names without a build: titles from the docs plugin, demos from the folders of the pages, and
 * rows from the data that the API plugin leaves.
 *
 * @param content what the docs plugin loaded
 * @param siteFolder where `docs/` lies, absolute
 * @param apiDataFolder where the API plugin leaves its data; it may be missing
 */
export function devNames(content: unknown, siteFolder: string, apiDataFolder: string): SearchNames {
  const {loadedVersions = []} = (content ?? {}) as Partial<DocsContent>;
  const apiData = readApiData(apiDataFolder);
  const current = loadedVersions.filter(({isLast}) => isLast);
  const pages = current.flatMap(({docs}) =>
    docs.map(({title, permalink, source}): NamedPage => {
      const [, url] = /\/x\/api\/(.+?)\/?$/.exec(permalink) ?? [];
      const data = url === undefined ? undefined : apiData.get(url);
      const rows = data ? rowsOf(data, url?.split('/').at(-1) ?? '') : [];
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

type Middleware = (request: {readonly url?: string}, response: Response, next: () => void) => void;

/**
 * Dev server hook that answers with the list of names.
 *
 * @param names makes the list anew for each request, so that a saved page can be found at once
 */
export function namesMiddleware(names: () => SearchNames, baseUrl: string): (middlewares: unknown[]) => unknown[] {
  const middleware: Middleware = (request, response, next) => {
    if (request.url?.replace(/\?.*$/, '') !== baseUrl + NAMES_FILE) {
      next();
      return;
    }
    response.writeHead(200, {'content-type': 'application/json; charset=utf-8'});
    response.end(JSON.stringify(names()));
  };
  return (middlewares) => {
    // Docusaurus joins what its own hook and this one return; only the head of the shared list runs before its answers.
    middlewares.unshift({name: 'search-names', middleware});
    return [];
  };
}
