/** What crosses from Node to the browser: plain JSON, one {@link ComponentApi} for each API page. */

import type {PaidPlanId, PlanId} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';

export type RichInline =
  | string
  | {readonly kind: 'code'; readonly text: string}
  | {readonly kind: 'strong' | 'emphasis'; readonly content: readonly RichInline[]}
  | {readonly kind: 'link'; readonly href: string; readonly content: readonly RichInline[]}
  | {readonly kind: 'break'};

export type RichBlock =
  | {readonly kind: 'paragraph'; readonly content: readonly RichInline[]}
  | {readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RichInline[])[]}
  | {readonly kind: 'code'; readonly text: string};

/** A comment of a package, parsed. It holds no HTML, so nothing in a comment can become an element or a script. */
export type RichText = readonly RichBlock[];

export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description: RichText;
}

export interface ApiSignature {
  readonly parameters: readonly ApiParameter[];
  /** `null` where the function returns nothing. */
  readonly returns: {readonly type: string; readonly description: RichText} | null;
}

export interface ApiProp {
  readonly name: string;
  /** As TypeScript code. */
  readonly type: string;
  readonly required: boolean;
  /** As TypeScript code; `null` where the package states none. */
  readonly defaultValue: string | null;
  /** What to use instead, possibly nothing; `null` where the prop is not deprecated. */
  readonly deprecation: RichText | null;
  readonly description: RichText;
  /** For a prop that is a function. */
  readonly signature: ApiSignature | null;
  /** The plan that the prop needs, where the community plan lacks it. */
  readonly plan: PaidPlanId | null;
}

export interface ApiSlot {
  readonly name: string;
  readonly type: string;
  /** The component that fills the slot unless another is given. */
  readonly defaultComponent: string | null;
  readonly deprecation: RichText | null;
  readonly description: RichText;
}

export interface ApiClass {
  /** The key in the `classes` prop and in the theme's style overrides. */
  readonly rule: string;
  /** The name in the page: `MuiTreeItem-root`, or `Mui-selected` for a state. */
  readonly className: string;
  readonly isState: boolean;
  readonly description: RichText;
}

export interface ApiTheme {
  /** The component's key in the theme: `MuiTreeView`. */
  readonly name: string;
  readonly hasDefaultProps: boolean;
  readonly hasStyleOverrides: boolean;
}

export interface ApiInheritance {
  /** The tag of the native element whose attributes the component takes too; `null` for any element. */
  readonly element: string | null;
  readonly propCount: number;
}

export interface ComponentApi {
  readonly name: string;
  readonly productId: ProductId;
  /** The package whose own component this is. */
  readonly packageName: string;
  readonly packageVersion: string;
  readonly plan: PlanId;
  /** Module names to import from: the component's own path first, then each package that exports it. */
  readonly importPaths: readonly string[];
  /** The type of what `ref` gives; `null` where the component takes no ref. */
  readonly refType: string | null;
  readonly inheritance: ApiInheritance | null;
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly theme: ApiTheme | null;
}

/** A page that shows a component. */
export interface GuideLink {
  readonly title: string;
  /** Address inside the site, without the base URL: `/x/react-tree-view/`. */
  readonly href: string;
}

/** What a generated page hands to the theme components: the data on the server, the way to get it in the browser. */
export interface ApiPageSource {
  /** Only in the server's bundle, so that the browser gets the rows once: as HTML. */
  readonly loaded?: ComponentApi;
  readonly load: () => Promise<{default: ComponentApi}>;
}

/** The room's global data, which every page carries: kept to a few words. */
export interface ApiGlobalData {
  /** The products whose components have pages. */
  readonly productIds: readonly string[];
}
