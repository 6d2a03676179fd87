import type {DocumentedPackageName} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';

export interface NavigationGlobalData {
  /** The first page of every sidebar, by the sidebar's name, which is a product's id. */
  readonly starts: Readonly<Record<string, string>>;
  /** The documented version of every product, as it is installed. */
  readonly versions: Readonly<Partial<Record<ProductId, string>>>;
}

/** A version of the site, for the menu of versions: its pages, by their URLs in the current version. */
export interface VersionMap {
  /** `undefined` for the current version. */
  readonly version?: string;
  readonly pages: readonly string[];
  /** The first page of every sidebar, by the sidebar's name, which is a product's id. */
  readonly starts: Readonly<Record<string, string>>;
}

/** A documented package, as it is installed. */
export interface PackageRelease {
  readonly name: DocumentedPackageName;
  readonly version: string;
  /** The day of its release, as an ISO date; `null` if its changelog has no date. */
  readonly date: string | null;
}
