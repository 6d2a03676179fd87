import {checkPages} from '../../../plugins/navigation/node/checkPages';
import {PluginError} from '../../../src/node/errors';
import {SITE} from '../../../src/site/site';

/** The line of an entry in `sidebars.ts`, counted from one. */
function lineOfEntry(pathname: string, sidebarsText: string): number {
  return sidebarsText.split('\n').findIndex((line) => line.includes(`'${pathname}'`)) + 1 || 1;
}

/** The name of every page's file. */
const PAGE_NAME = /\/index\.mdx?$/;

/** A page without a folder of its own: no sidebar, demo or translation could name it. */
function misplacedProblem(file: string): string {
  return `${file}:1: a page is index.mdx in a folder of its own. Move it to ${file.replace(/\.mdx?$/, '')}/index.mdx.`;
}

/**
 * The build's problems with the sidebars: pages without an entry, and entries without a page; and pages that no entry can name.
 *
 * @param listed canonical paths of all pages in the sidebars, including generated ones
 * @param pageFiles files of written pages: `docs/react-charts/pie/index.mdx`
 * @param sidebarsText the text of `sidebars.ts`
 */
export function sidebarProblems(
  listed: readonly string[],
  pageFiles: readonly string[],
  sidebarsText: string,
): string[] {
  const misplaced = pageFiles.filter((file) => !PAGE_NAME.test(file)).map(misplacedProblem);
  const written = listed.filter((pathname) => !pathname.startsWith(`${SITE.docsPath}/api/`));
  try {
    checkPages(
      written,
      pageFiles.filter((file) => PAGE_NAME.test(file)).map((file) => file.replace(/^docs\//, '')),
    );
    return misplaced;
  } catch (error) {
    if (!(error instanceof PluginError)) {
      throw error;
    }
    const entries = error.message.split('\n').map((message) => {
      const pathname = /^\[navigation\] sidebars\.ts: the entry "([^"]+)"/.exec(message)?.[1];
      const line = pathname === undefined ? 1 : lineOfEntry(pathname, sidebarsText);
      return message.replace(/^\[navigation\] ([^:]+): /, `$1:${line}: `);
    });
    return [...misplaced, ...entries];
  }
}
