import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** What the theme's `DocRoot` gets: the one sidebar that its pages show. */
export interface DocRootSidebar {
  readonly name: string;
  readonly items: PropSidebar;
}

/** What a version says of itself to its pages. */
export interface TrimmedVersion extends PropVersionMetadata {
  /** Ids of the pages that the current version has no more; the current version itself has no such list. */
  readonly onlyHere?: readonly string[];
}
