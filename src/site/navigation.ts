import type {PaidPlanId} from './packages';

/** One entry of the navigation tree that writers edit. */
export interface NavigationEntry {
  /** Canonical path. With `children` it names a group, which has a URL but no page of its own. */
  readonly pathname: string;
  /** Label; without it, the words of the URL. */
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

/** A group's URL and the page it leads to, as published paths. */
export interface GroupRedirect {
  readonly from: string;
  readonly to: string;
}

/** A page as a list of suggestions shows it. */
export interface ListedPage {
  readonly path: string;
  readonly label: string;
  /** Labels of the groups it is in, outermost first. */
  readonly above: readonly string[];
}
