import type {PaidPlanId} from './packages';

/** An entry of `sidebars.ts`. */
export interface NavigationEntry {
  /** Canonical path of a page, or of a group, which has a URL but no page. */
  readonly pathname: string;
  /** Label; by default the words of the URL. */
  readonly title?: string;
  readonly children?: readonly NavigationEntry[];
  /** The plan that the page's subject needs. */
  readonly plan?: PaidPlanId;
  /** Whether the packages do not have the page's subject yet. */
  readonly planned?: boolean;
  readonly newFeature?: boolean;
  /** Label of a group that is always open and shown as a heading. */
  readonly subheader?: string;
}

/** The `customProps` of Docusaurus' sidebar items. */
export interface NavigationProps {
  readonly pathname: string;
  readonly plan?: PaidPlanId;
  readonly planned?: true;
  readonly newFeature?: true;
  readonly subheader?: true;
}

/** The URL of a group and the URL of the page that it redirects to, as published paths. */
export interface GroupRedirect {
  readonly from: string;
  readonly to: string;
}

/** A page in the list of suggestions for unknown URLs. */
export interface ListedPage {
  readonly path: string;
  readonly label: string;
  /** Labels of the groups around it, outermost first. */
  readonly above: readonly string[];
}
