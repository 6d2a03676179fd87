import type {PaidPlanId, PlanId} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';

/** The data that Node hands to the browser: plain JSON, one {@link PlaygroundComponent} for each component. */

/** A value that is written in code as it is. */
export type Literal = string | number | boolean | null;

/** An enumeration that the component's package exports: `GridLogicOperator`. */
export interface Enumeration {
  readonly name: string;
  /** Names of its members, by their values: `{or: 'Or'}`. */
  readonly members: Readonly<Record<string, string>>;
}

/** The type of a prop or of an object's field, as far as a control can be made of it. */
export type ValueType =
  | {readonly kind: 'boolean'}
  | {readonly kind: 'number'}
  | {readonly kind: 'string'}
  | {readonly kind: 'color'}
  /** One of a few; TypeScript wants those of an enumeration by the names of its members. */
  | {readonly kind: 'choice'; readonly options: readonly Literal[]; readonly enumeration?: Enumeration}
  /** A date of the adapter. */
  | {readonly kind: 'date'}
  /** A start and an end. */
  | {readonly kind: 'dateRange'}
  | {readonly kind: 'list'; readonly of: ValueType}
  /** Known fields. `others` is the type of fields of any other name, if there may be some: attributes of HTML, or keys that a reader picks. */
  | {readonly kind: 'object'; readonly fields: readonly Field[]; readonly others?: ValueType}
  /** A choice between several kinds of values. */
  | {readonly kind: 'oneOf'; readonly types: readonly ValueType[]}
  | {readonly kind: 'function'; readonly type: string}
  /** Anything that React can render. */
  | {readonly kind: 'node'}
  /** Anything else: written as JSON or as code. */
  | {readonly kind: 'code'; readonly type: string};

/** A prop of a component, or a field of an object. */
export interface Field {
  readonly name: string;
  readonly type: ValueType;
  /** The first sentence of the comment in the package; empty if there is none. */
  readonly description: string;
  readonly isRequired?: true;
  /** As TypeScript code. */
  readonly defaultValue?: string;
  /** The plan that it needs, if it is a paid one. */
  readonly plan?: PaidPlanId;
}

/** A prop of a component. */
export interface PropControl extends Field {
  /** The feature that it belongs to, a key of the group headings: `sorting`. */
  readonly group: string;
}

/** How a plan's component is imported. */
export interface ComponentImport {
  readonly plan: PlanId;
  readonly name: string;
  readonly from: string;
}

/** The data of a component's playground. */
export interface PlaygroundComponent {
  readonly name: string;
  readonly productId: ProductId;
  /** From the component's own plan up: a prop of a higher plan switches to that plan's component. */
  readonly imports: readonly [ComponentImport, ...ComponentImport[]];
  /** The required ones first. `slots` and `slotProps` are among them, as objects. */
  readonly props: readonly PropControl[];
}
