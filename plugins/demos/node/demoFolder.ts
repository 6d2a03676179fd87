/** Files of pages: of today's version or of an older one, in English or translated. */
const PAGE_FILE =
  /^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current|(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+))\/(.+)\/[^/]+\.mdx?$/;

/**
 * The folder that holds the demos of a page, from the project's root: `docs/react-charts/bars`, also for a translation;
 * `versioned_docs/version-5/react-charts/bars` in a version.
 *
 * @param file path of the page's file from the project's root, with forward slashes
 * @returns `undefined` for a file that is no page
 */
export function demoFolderOf(file: string): string | undefined {
  const [, version, page] = PAGE_FILE.exec(file) ?? [];
  if (page === undefined) {
    return undefined;
  }
  return version === undefined ? `docs/${page}` : `versioned_docs/version-${version}/${page}`;
}
