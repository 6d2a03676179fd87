/** What crosses from Node to the browser: plain JSON. */

import type {ComponentApi, PageApi, ProductTypes} from '../../src/site/apiData';
import type {PlanId} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';

export type * from '../../src/site/apiData';

/** What an index says of one page. */
export interface ApiIndexEntry {
  readonly name: string;
  readonly kind: PageApi['kind'];
  /** What it is, in one sentence. */
  readonly summary: string;
  readonly packageName: string;
  readonly plan: PlanId;
  /** URL of the page inside the site, without the base URL. */
  readonly href: string;
  /** URL of the page's data. */
  readonly data: string;
}

/** What a product's API consists of. */
export interface ApiIndexData {
  readonly productId: ProductId;
  readonly packages: readonly {readonly name: string; readonly version: string; readonly plan: PlanId}[];
  readonly groups: readonly {readonly title: string; readonly pages: readonly ApiIndexEntry[]}[];
}

/** A page that shows a component. */
export interface GuideLink {
  readonly title: string;
  /** URL inside the site, without the base URL: `/x/react-tree-view/`. */
  readonly href: string;
}

/** What is handed to the theme components. */
export interface ApiSource<Data> {
  /** Changes with the data. */
  readonly id: string;
  /** Only where static blocks have their content, so that the browser gets the rows once: as HTML. */
  readonly loaded?: Data | undefined;
  readonly loadTypes: () => Promise<{default: ProductTypes}>;
}

export type ApiPageSource<Api extends PageApi = ComponentApi> = ApiSource<Api>;

/** The plugin's global data, which every page carries: kept to a few words. */
export interface ApiGlobalData {
  /** The products whose components have pages. */
  readonly productIds: readonly string[];
}
