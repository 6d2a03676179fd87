import type {PropSidebar, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {NavigationProps} from './navigation';

/** Plan and flags of a page or a product. */
export type SidebarMarks = Omit<Partial<NavigationProps>, 'pathname' | 'subheader'>;

/** What the browser knows of a sidebar, whose list is in the page's HTML. */
export interface SidebarSummary {
  /** URL of its first page. */
  readonly start?: string | undefined;
  /** Marks of the product. */
  readonly marks: SidebarMarks;
  /** Marks of pages that have some, by the pages' ids. */
  readonly pages: Readonly<Record<string, SidebarMarks>>;
}

/** Route data of the theme's `DocRoot`: the sidebar that its pages show. */
export interface DocRootSidebar extends SidebarSummary {
  readonly name: string;
  /** Empty in the browser, except in the dev server. */
  readonly items: PropSidebar;
}

/** Data of a version for its pages. */
export interface TrimmedVersion extends PropVersionMetadata {
  /** Ids of pages that the current version no longer has; the current version has no such list. */
  readonly onlyHere?: readonly string[];
}
