import type {DateLibrary} from '../dates';
import type {Declaration, DeclaredType, ElementNode, ReferenceValue, Value, Values} from '../values';
import type {ValueType} from '../../types';

/** Data that suits a component. */
export interface Sample {
  /** Stands in links: it never changes. */
  readonly id: string;
  /** What it is called in the list of samples. */
  readonly title: () => string;
  /** Props of the component. */
  readonly props: Values;
}

/** What a sample set may make of the settings of the frame. */
export interface WrapperOptions {
  readonly dates: DateLibrary;
  /** Width of what stands around the component, in CSS pixels; all there is if none is chosen. */
  readonly width?: number;
  /** The locale that dates are written in: `de`. */
  readonly adapterLocale?: string;
}

/** The type of a prop that stands above the component only with some values. */
export type DeclaredByValue = (value: Value) => DeclaredType | undefined;

/** Where a component is played with. */
export interface SampleSet {
  /** The first is the one that a playground begins with. */
  readonly samples: readonly [Sample, ...Sample[]];
  /**
   * Puts what the component needs around it, as one would write it by hand: a container with a height, a provider, a parent.
   * Without it, the component stands alone.
   */
  readonly wrapper?: (component: ElementNode, options: WrapperOptions) => ElementNode;
  /**
   * Props that stand above the component under their name, with their type in TypeScript: `rows`, `columns`. A function tells
   * by the value, and `undefined` leaves the value where it is.
   */
  readonly declared?: Readonly<Record<string, DeclaredType | null | DeclaredByValue>>;
  /** Data of what stands around the component, which `wrapper` names as variables: the rows of a grid around its toolbar. */
  readonly declarations?: readonly Declaration[];
  /**
   * Props that a playground takes as data instead of what the component takes, with their types; `wrapper` makes elements
   * of them: the items of a tree.
   */
  readonly dataTypes?: Readonly<Record<string, ValueType>>;
  /** Components that can fill a slot, by the slot's name. */
  readonly slotChoices?: Readonly<Record<string, readonly ReferenceValue[]>>;
  /** Elements that a prop can take, by the prop's name: icons. */
  readonly elementChoices?: Readonly<Record<string, readonly ElementNode[]>>;
  /** Props that a reader wants to turn first. Paths reach into objects and lists: `xAxis[0].categoryGapRatio`. */
  readonly firstProps: readonly string[];
  /** Height of the first state, in CSS pixels, with what stands around it. */
  readonly height: number;
}

/** For a component that makes no sense alone: what is played with on its page. */
export interface Substitute {
  /** The member of its family, which has a sample set. */
  readonly component: string;
  /** Paths of the props that concern it, before the member's own first ones. */
  readonly firstProps?: readonly string[];
  /** Props that show it, over those of the sample. */
  readonly start?: Values;
}
