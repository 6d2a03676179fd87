import {checkPages} from '../../../plugins/navigation/node/checkPages';
import {PluginError} from '../../../src/node/errors';
import {SITE} from '../../../src/site/site';

/** The line of an entry in `sidebars.ts`, counted from one. */
function lineOfEntry(pathname: string, sidebarsText: string): number {
  return sidebarsText.split('\n').findIndex((line) => line.includes(`'${pathname}'`)) + 1 || 1;
}

/**
 * The build's problems with the sidebars: pages without an entry, entries without a page, and pages that no entry can name.
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
  const written = listed.filter((pathname) => !pathname.startsWith(`${SITE.docsPath}/api/`));
  try {
    checkPages(
      written,
      pageFiles.map((file) => file.replace(/^docs\//, '')),
    );
    return [];
  } catch (error) {
    if (!(error instanceof PluginError)) {
      throw error;
    }
    return error.message.split('\n').map((message) => {
      const pathname = /^\[navigation\] sidebars\.ts: the entry "([^"]+)"/.exec(message)?.[1];
      const line = pathname === undefined ? 1 : lineOfEntry(pathname, sidebarsText);
      return message.replace(/^\[navigation\] ([^:]+): /, `$1:${line}: `);
    });
  }
}
