import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** Route data of the theme's `DocRoot`: the sidebar that its pages show. */
export interface DocRootSidebar {
  readonly name: string;
  readonly items: PropSidebar;
}

/** Data of a version for its pages. */
export interface TrimmedVersion extends PropVersionMetadata {
  /** Ids of pages that the current version no longer has; the current version has no such list. */
  readonly onlyHere?: readonly string[];
}
