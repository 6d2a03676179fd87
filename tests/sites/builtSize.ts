import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE} from '../../src/site/languages';

/** The size of a built site, in its default language. */
export interface BuiltSize {
  /** Pages that run the site's scripts, including older versions, without redirects. */
  readonly routes: number;
  /** Demos on these pages. */
  readonly demos: number;
}

/** The place of a demo, which names its file. That of a live fence has none. */
const DEMO = / data-demo-preview="?docs\//g;

const OTHER_LANGUAGES = ACCEPTED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * Counts pages and demos in the build instead of the source, so that the cost of a page is right.
 *
 * @param build absolute path of the build's folder
 */
export function builtSize(build: string): BuiltSize {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && !OTHER_LANGUAGES.some((other) => file.startsWith(other + path.sep)),
  );
  const pages = files
    .map((file) => readFileSync(path.join(build, file), 'utf8'))
    .filter((html) => html.includes('/assets/js/main.'));
  const demos = pages.reduce((sum, html) => sum + (html.match(DEMO)?.length ?? 0), 0);
  return {routes: pages.length, demos};
}
