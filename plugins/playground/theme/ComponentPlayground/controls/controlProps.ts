import type {ComponentType} from 'react';
import type {ReferenceValue, Value} from '../../../client/values';
import type {Path} from '../../../paths';
import type {ValueType} from '../../../types';

/** What all controls of a panel share. It keeps its identity over renders. */
export interface ControlPanel {
  readonly componentName: string;
  /** The control for a value of any type, which lists and objects have for what is in them. */
  readonly ValueControl: ComponentType<ValueControlProps>;
  /** The message of a syntax error in an expression; `undefined` if there is none. */
  readonly checkCode?: ((text: string) => string | undefined) | undefined;
  /** Components that can fill a slot, by the slot's name. */
  readonly slotChoices?: Readonly<Record<string, readonly ReferenceValue[]>> | undefined;
}

/** Sets the value at a path; without a value, takes out what stands there. */
export type ChangeValue = (path: Path, value: Value | undefined) => void;

export interface ControlProps {
  /** Id of the element that a label points to. */
  readonly id: string;
  /** Accessible name: the path as one writes it. */
  readonly label: string;
  /** Id of the sentence that describes the prop. */
  readonly describedBy?: string | undefined;
  readonly path: Path;
  readonly value: Value | undefined;
  /** As TypeScript code. */
  readonly defaultValue?: string | undefined;
  /** Whether there may be no value. */
  readonly isOptional: boolean;
  readonly panel: ControlPanel;
  readonly onChange: ChangeValue;
}

/** Props of the control for a value of any type. */
export interface ValueControlProps extends ControlProps {
  readonly type: ValueType;
}

/** Props of the control for one kind of values. */
export interface KindProps<Kind extends ValueType['kind']> extends ControlProps {
  readonly type: Extract<ValueType, {kind: Kind}>;
}

/** Attributes that the analytics plugin reads: which component and prop, never the value. */
export interface EventAttributes {
  readonly 'data-ga-event-category': string;
  readonly 'data-ga-event-action': string;
  readonly 'data-ga-event-label': string;
}

export function eventAttributes({path, panel}: Pick<ControlProps, 'path' | 'panel'>): EventAttributes {
  return {
    'data-ga-event-category': 'playground',
    'data-ga-event-action': String(path[0]),
    'data-ga-event-label': panel.componentName,
  };
}

/** The ids of the elements that describe a control, for `aria-describedby`; `undefined` if there are none. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined;
}
