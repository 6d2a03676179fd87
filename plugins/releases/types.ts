import type {ProductId} from '../../src/site/products';

/** What one release changed in one product. HTML is made by the build from the changelog, and safe. */
export interface ReleaseSection {
  /** The product; for the codemods, which belong to no product, the id of the whole site. */
  readonly productId: ProductId;
  /** The packages that the section names. */
  readonly packages: readonly string[];
  readonly html: string;
}

export interface Release {
  readonly version: string;
  /** An ISO date; `null` if the changelog has none. */
  readonly date: string | null;
  /** HTML of the highlights, across products. */
  readonly highlights: string;
  readonly sections: readonly ReleaseSection[];
  /** How much it changed in the types of the packages; left out if nothing. */
  readonly apiChanges?: number;
}

/** What a row of an API diff is about. */
export const DIFF_SECTIONS = ['props', 'slots', 'classes', 'exports', 'members'] as const;

export type DiffSection = (typeof DIFF_SECTIONS)[number];

/** What happened to it, in the order of the work that it makes for a reader. */
export const DIFF_KINDS = ['removed', 'renamed', 'changed', 'added'] as const;

export type DiffKind = (typeof DIFF_KINDS)[number];

/** What a change that a release made is of. */
export const CHANGE_SECTIONS = [...DIFF_SECTIONS, 'events', 'selectors'] as const;

export type ChangeSection = (typeof CHANGE_SECTIONS)[number];

/** What has something that a release changed. */
export interface ChangeOwner {
  /** A component, an interface, a type; of an exported name, the package. */
  readonly name: string;
  /** URL of the row or the page that there is today, without the base URL. */
  readonly href?: string;
}

/** One thing that a release changed in the types of the packages. */
export interface ChangeRow {
  readonly section: ChangeSection;
  readonly kind: 'added' | 'removed' | 'type' | 'default';
  readonly name: string;
  /** Several if it changed in all of them alike. */
  readonly owners: readonly ChangeOwner[];
  readonly before?: string;
  readonly after?: string;
}

/** What one release changed in the types of the packages. */
export interface ReleaseChanges {
  readonly version: string;
  readonly products: readonly {readonly productId: ProductId; readonly rows: readonly ChangeRow[]}[];
}

/** One thing that differs between two majors. */
export interface DiffRow {
  readonly section: DiffSection;
  readonly kind: DiffKind;
  /** The old name; the new one if it was added. */
  readonly name: string;
  /** The name that the codemod gives it. */
  readonly to?: string;
  /** The components, types, class objects or packages that have it; several if it changed in all of them alike. */
  readonly owners: readonly string[];
  /** Printed types, where they differ. */
  readonly before?: string;
  readonly after?: string;
  /** What comes in the place of what was removed, with code in backticks; it begins with `none` if nothing does. */
  readonly replacement?: string;
  /** Id of the guide's heading that has more. */
  readonly guide?: string;
  /** The release of the major that added it, if that is not its first one. */
  readonly since?: string;
}

export interface ApiDiffData {
  readonly productId: ProductId;
  /** Versions of the product's first package. */
  readonly from: string;
  readonly to: string;
  readonly rows: readonly DiffRow[];
}
