/** A page, and the folder of its version that holds its demos, from the project's root. */
export interface PagePlace {
  /** Path of the page below the docs' root: `react-charts/bars`. */
  readonly page: string;
  /** `docs/react-charts/bars`, also for a translation; `versioned_docs/version-5/react-charts/bars` in a version. */
  readonly folder: string;
}

const PAGE_FILES: readonly {pattern: RegExp; folder: (parts: string[]) => string}[] = [
  {
    pattern: /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\/(.+)\/[^/]+\.mdx?$/,
    folder: ([page]) => `docs/${page}`,
  },
  {
    pattern: /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/version-([^/]+)\/(.+)\/[^/]+\.mdx?$/,
    folder: ([version, page]) => `versioned_docs/version-${version}/${page}`,
  },
  {
    pattern: /^versioned_docs\/version-([^/]+)\/(.+)\/[^/]+\.mdx?$/,
    folder: ([version, page]) => `versioned_docs/version-${version}/${page}`,
  },
  {pattern: /^docs\/(.+)\/[^/]+\.mdx?$/, folder: ([page]) => `docs/${page}`},
];

/**
 * Where the demos of a page lie. A demo is looked up by the path of its page within its version, so that a translation
 * shows the same demos.
 *
 * @param file path of the page's file from the project's root, with forward slashes
 * @returns `undefined` for a file that is no page
 */
export function pageOfFile(file: string): PagePlace | undefined {
  for (const {pattern, folder} of PAGE_FILES) {
    const match = pattern.exec(file);
    if (match) {
      const parts = match.slice(1);
      return {page: parts.at(-1)!, folder: folder(parts)};
    }
  }
  return undefined;
}
