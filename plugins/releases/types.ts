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
}

/** Where data of the plugin comes from: the server's bundle has it, a browser fetches it. */
export interface ReleaseSource<Data> {
  readonly loaded: Data | undefined;
  readonly load: () => Promise<{default: Data}>;
}

/** What a row of an API diff is about. */
export const DIFF_SECTIONS = ['props', 'slots', 'classes', 'exports', 'members'] as const;

export type DiffSection = (typeof DIFF_SECTIONS)[number];

/** What happened to it, in the order of the work that it makes for a reader. */
export const DIFF_KINDS = ['removed', 'renamed', 'changed', 'added'] as const;

export type DiffKind = (typeof DIFF_KINDS)[number];

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
}

export interface ApiDiffData {
  readonly productId: ProductId;
  /** Versions of the product's first package. */
  readonly from: string;
  readonly to: string;
  readonly rows: readonly DiffRow[];
}
