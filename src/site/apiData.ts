/** What the types of the packages say, as plain JSON: a {@link ComponentApi} or {@link InterfaceApi} for each API page. */

import type {PaidPlanId, PlanId} from './packages';
import type {ProductId} from './products';

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

/** A name inside a type that opens to its members. */
export interface TypeName {
  readonly text: string;
  /** The {@link ApiType.id} of what it opens to, among the types of the page's product. */
  readonly opens: string;
}

/** A type as TypeScript code on one line, cut where names begin and end that open to their members. */
export type TypeText = readonly (string | TypeName)[];

/** A type's text without the marks of what opens. */
export function printedType(type: TypeText): string {
  return type.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

export interface ApiParameter {
  readonly name: string;
  readonly type: TypeText;
  readonly optional: boolean;
  readonly description: RichText;
}

export interface ApiSignature {
  readonly parameters: readonly ApiParameter[];
  /** `null` if the function returns nothing. */
  readonly returns: {readonly type: TypeText; readonly description: RichText} | null;
}

/** A demo that uses a component, or one of its props. */
export interface DemoLink {
  readonly name: string;
  /** URL inside the site, without the base URL: `/x/react-tree-view/#BarTreeView`. */
  readonly href: string;
}

/** What a release changed in something that there was before it. */
export interface ApiChange {
  readonly version: string;
  readonly kind: 'type' | 'default';
  /** As TypeScript code; of long types, the part that differs. */
  readonly before: string;
  readonly after: string;
}

/** Since when there is something, as the packages of every stable release have it. */
export interface ApiHistory {
  /** The release that brought it, `6.17.0`; left out if the first stable release of the major had it. */
  readonly since?: string;
  /** What releases changed after that, the oldest first; left out if none did. */
  readonly changes?: readonly ApiChange[];
}

export interface ApiProp extends ApiHistory {
  readonly name: string;
  readonly type: TypeText;
  readonly required: boolean;
  /** As TypeScript code; `null` if the package states none. */
  readonly defaultValue: string | null;
  /** What to use instead, possibly nothing; `null` if the prop is not deprecated. */
  readonly deprecation: RichText | null;
  readonly description: RichText;
  /** For a prop that is a function. */
  readonly signature: ApiSignature | null;
  /** The plan that the prop needs, if the community plan lacks it. */
  readonly plan: PaidPlanId | null;
  /** The demos that set the prop, by the compiler's view of them. */
  readonly demos: readonly DemoLink[];
}

export interface ApiSlot extends ApiHistory {
  readonly name: string;
  readonly type: TypeText;
  /** The component that fills the slot unless another is given. */
  readonly defaultComponent: string | null;
  readonly deprecation: RichText | null;
  readonly description: RichText;
}

export interface ApiClass extends ApiHistory {
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
  /** The Material UI component whose props the component takes, which are listed with its own; `null` for none. */
  readonly component: {readonly name: string; readonly href: string} | null;
  /** The tag of the native element whose attributes the component takes too; `null` if it is not one element. */
  readonly element: string | null;
  /** How many attributes those are; 0 if it takes none. */
  readonly propCount: number;
}

/** A type behind a name: what opens in place. */
export interface ApiType {
  /** The name, with a number behind it if two types of a product share one. */
  readonly id: string;
  readonly name: string;
  readonly description: RichText;
  /** What the name stands for, if it is no list of members: a union, a function, another type. */
  readonly text: TypeText | null;
  readonly members: readonly ApiTypeMember[];
  /** Types of React and other packages whose members the type has too, and which are not listed. */
  readonly inherits: readonly TypeText[];
  /** URL of the type's own page, without the base URL; `null` if it has none. */
  readonly href: string | null;
}

export interface ApiTypeMember {
  readonly name: string;
  readonly type: TypeText;
  readonly required: boolean;
  readonly defaultValue: string | null;
  readonly deprecation: RichText | null;
  readonly description: RichText;
}

/** The types of a product's pages by their id, fetched when a reader opens the first of them. */
export type ProductTypes = Readonly<Record<string, ApiType>>;

/** What both kinds of pages tell of what they document. */
interface ApiPageFacts extends Pick<ApiHistory, 'since'> {
  readonly name: string;
  readonly productId: ProductId;
  /** The package whose own component or interface this is. */
  readonly packageName: string;
  readonly packageVersion: string;
  readonly plan: PlanId;
  /** Module names to import from: the component's own path first, then each package that exports it. */
  readonly importPaths: readonly string[];
}

export interface ComponentApi extends ApiPageFacts {
  readonly kind: 'component';
  /** The type of what `ref` gives; `null` if the component takes no ref. */
  readonly refType: string | null;
  readonly inheritance: ApiInheritance | null;
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly theme: ApiTheme | null;
}

/** Methods or properties of an interface that serve one feature. */
export interface ApiFeature {
  /** Heading of the group: `Row selection`. */
  readonly title: string;
  readonly names: readonly string[];
}

export interface InterfaceApi extends ApiPageFacts {
  readonly kind: 'interface';
  readonly description: RichText;
  /** The head of its declaration with its type parameters; of a type that is no interface, what it stands for too. */
  readonly declaration: TypeText;
  /** A property is marked with the least plan whose package has it, if that is more than the page's own plan. */
  readonly properties: readonly ApiProp[];
  /** Only if the properties are too many for one list: those of `GridApi`. */
  readonly features: readonly ApiFeature[];
}

export type PageApi = ComponentApi | InterfaceApi;

/** An event of the grid, to which `apiRef.current.subscribeEvent` and some props listen. */
export interface ApiEvent extends ApiHistory {
  readonly name: string;
  readonly description: RichText;
  readonly deprecation: RichText | null;
  /** The type of a listener's first argument; `null` for an event that tells nothing but that it happened. */
  readonly params: TypeText | null;
  /** The type of the browser's event that a listener gets too; `null` if none is behind it. */
  readonly event: TypeText | null;
  /** The prop of the grid that listens to the event, and the URL of its row on the page of the least plan. */
  readonly prop: {readonly name: string; readonly href: string | null} | null;
  readonly plan: PaidPlanId | null;
}

/** A function that reads one thing out of the grid's state. */
export interface ApiSelector extends ApiHistory {
  readonly name: string;
  /** Which part of the grid it is about: `Sorting`. */
  readonly feature: string;
  readonly description: RichText;
  readonly deprecation: RichText | null;
  /** Whether it takes `apiRef`; one that does not takes the state itself. */
  readonly acceptsApiRef: boolean;
  /** The type of the state it reads. */
  readonly state: TypeText;
  readonly result: TypeText;
  readonly plan: PaidPlanId | null;
}
