import {joinProblems, PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {SITE} from '../../../src/site/site';

/** The name of every page's file. */
const PAGE_NAME = /\/index\.mdx?$/;

/** A page without a folder of its own: no sidebar, demo or translation could name it. */
function misplacedProblem(pageFile: string): PluginError {
  const file = `docs/${pageFile}`;
  const fix = `Move it to ${file.replace(/\.mdx?$/, '')}/index.mdx.`;
  return new PluginError('navigation', `a page is index.mdx in a folder of its own. ${fix}`, {file});
}

/**
 * Compares the navigation tree with the pages on disk.
 *
 * @param listed canonical paths of the pages that the sidebars list
 * @param pageFiles page files from the docs folder, with forward slashes: `react-tree-view/index.mdx`
 * @throws PluginError that names every entry without a page, every page without an entry, and every page that no entry can name
 */
export function checkPages(listed: readonly string[], pageFiles: readonly string[]): void {
  const misplaced = pageFiles.filter((file) => !PAGE_NAME.test(file)).map(misplacedProblem);
  const onDisk = new Map(
    pageFiles
      .filter((file) => PAGE_NAME.test(file))
      .map((file) => [`${SITE.docsPath}/${file.replace(PAGE_NAME, '')}`, `docs/${file}`]),
  );
  const known = new Set(listed);
  const withoutPage = listed
    .filter((pathname) => !onDisk.has(pathname))
    .map((pathname) => {
      const file = `docs${pathname.slice(SITE.docsPath.length)}/index.mdx`;
      return new PluginError(
        'navigation',
        `the entry "${pathname}" has no page: ${file} does not exist. Write it or remove the entry.${didYouMean(pathname, [...onDisk.keys()])}`,
        {file: 'sidebars.ts'},
      );
    });
  const withoutEntry = [...onDisk]
    .filter(([pathname]) => !known.has(pathname))
    .map(
      ([pathname, file]) =>
        new PluginError(
          'navigation',
          `the page has no entry in sidebars.ts. Add {pathname: '${pathname}'} or remove the page.${didYouMean(pathname, listed)}`,
          {file},
        ),
    );
  const problem = joinProblems([...misplaced, ...withoutPage, ...withoutEntry]);
  if (problem) {
    throw problem;
  }
}
