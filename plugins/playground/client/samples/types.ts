import type {DateLibrary} from '../dates';
import type {Declaration, DeclaredType, ElementNode, ReferenceValue, Value, Values} from '../values';
import type {ValueType} from '../../types';

/** Data that suits a component. */
export interface Sample {
  /** Stands in links: it never changes. */
  readonly id: string;
  /** Its name in the list of samples. */
  readonly title: () => string;
  /** Props of the component. */
  readonly props: Values;
}

/** Settings of the frame that a wrapper may use. */
export interface WrapperOptions {
  readonly dates: DateLibrary;
  /** Width of the wrapper, in CSS pixels; the whole width if none is chosen. */
  readonly width?: number;
  /** The locale that dates are written in: `de`. */
  readonly adapterLocale?: string;
}

/** The type of a prop that is declared above the component only with some values. */
export type DeclaredByValue = (value: Value) => DeclaredType | undefined;

/** The samples of a component, and what its playground needs to render and print them. */
export interface SampleSet {
  /** The first is the one that a playground begins with. */
  readonly samples: readonly [Sample, ...Sample[]];
  /**
   * Puts the component into what it needs, as one would write it by hand: a container with a height, a provider, a parent.
   * Without it, the component is rendered alone.
   */
  readonly wrapper?: (component: ElementNode, options: WrapperOptions) => ElementNode;
  /**
   * Props that are declared above the component under their name, with their type in TypeScript: `rows`, `columns`. A function
   * gives the type by the value; with `undefined`, the value stays in the element.
   */
  readonly declared?: Readonly<Record<string, DeclaredType | null | DeclaredByValue>>;
  /** Data of the wrapper, which names them as variables: the rows of a grid around its toolbar. */
  readonly declarations?: readonly Declaration[];
  /**
   * Props that a playground takes as data instead of what the component takes, with their types; `wrapper` makes elements
   * of them: the items of a tree.
   */
  readonly dataTypes?: Readonly<Record<string, ValueType>>;
  /** Components that can fill a slot, by the slot's name. */
  readonly slotChoices?: Readonly<Record<string, readonly ReferenceValue[]>>;
  /** Props that the controls list first. Paths reach into objects and lists: `xAxis[0].categoryGapRatio`. */
  readonly firstProps: readonly string[];
  /** Height of the first state with its wrapper, in CSS pixels. */
  readonly height: number;
}

/** The component that a page shows instead of one that cannot be rendered alone. */
export interface Substitute {
  /** A component of the same family that has a sample set. */
  readonly component: string;
  /** Paths of the props that concern it, before the member's own first ones. */
  readonly firstProps?: readonly string[];
  /** Props that show it, over those of the sample. */
  readonly start?: Values;
}
