import type {DocumentedPackageName, PaidPlanId} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';

/** One entry of the navigation tree that writers edit (spec, "Navigation page entry"). */
export interface NavigationEntry {
  /** Canonical path. With `children` it names a group, which has an address but no page of its own. */
  readonly pathname: string;
  /** Label; without it, the words of the address. */
  readonly title?: string;
  readonly children?: readonly NavigationEntry[];
  /** The least plan that the page's subject needs. */
  readonly plan?: PaidPlanId;
  /** The page describes something that the packages do not have yet. */
  readonly planned?: boolean;
  readonly newFeature?: boolean;
  /** Label of a group that is always open and shown as a heading. */
  readonly subheader?: string;
}

/** What an entry adds to Docusaurus' own sidebar items, as their `customProps`. */
export interface NavigationProps {
  readonly pathname: string;
  readonly plan?: PaidPlanId;
  readonly planned?: true;
  readonly newFeature?: true;
  readonly subheader?: true;
}

/** A group's address and the page it leads to, as published paths. */
export interface GroupRedirect {
  readonly from: string;
  readonly to: string;
}

export interface NavigationGlobalData {
  /** The first page of every sidebar, by the sidebar's name, which is a product's id. */
  readonly starts: Readonly<Record<string, string>>;
  /** The documented version of every product, as it is installed. */
  readonly versions: Readonly<Partial<Record<ProductId, string>>>;
}

/** A version of the site, for the menu of versions: its pages by the addresses that they have in the current version. */
export interface VersionMap {
  /** None for the current version. */
  readonly version?: string;
  readonly pages: readonly string[];
  /** The first page of every sidebar, by the sidebar's name, which is a product's id. */
  readonly starts: Readonly<Record<string, string>>;
}

/** A documented package, as it is installed. */
export interface PackageRelease {
  readonly name: DocumentedPackageName;
  readonly version: string;
  /** The day of its release, as an ISO date; `null` where its changelog does not tell. */
  readonly date: string | null;
}

/** A page as a list of suggestions shows it. */
export interface ListedPage {
  readonly path: string;
  readonly label: string;
  /** Labels of the groups it is in, outermost first. */
  readonly above: readonly string[];
}
