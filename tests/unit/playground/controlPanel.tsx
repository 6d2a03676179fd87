import {useState, type ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {withValueAt} from '../../../plugins/playground/paths';
import PropList, {
  type Props as PropListProps,
} from '../../../plugins/playground/theme/ComponentPlayground/controls/PropList';
import {TYPING_REST_MS} from '../../../plugins/playground/theme/ComponentPlayground/controls/useDraft';
import type {Value, Values} from '../../../plugins/playground/client/values';
import type {Field, PlaygroundComponent, PropControl, ValueType} from '../../../plugins/playground/types';

export function prop(name: string, type: ValueType, more: Partial<PropControl> = {}): PropControl {
  return {name, type, description: '', group: 'size', ...more};
}

export function field(name: string, type: ValueType, more: Partial<Field> = {}): Field {
  return {name, type, description: '', ...more};
}

export function componentOf(...props: readonly PropControl[]): PlaygroundComponent {
  return {
    name: 'Gauge',
    productId: 'x-charts',
    imports: [{plan: 'community', name: 'Gauge', from: '@mui/x-charts/Gauge'}],
    props,
  };
}

/** What a panel would render at present. */
export interface Shown {
  readonly values: () => Values;
  readonly onReset: jest.Mock;
  /** Sets the values from outside, as the choice of a sample does. */
  readonly set: (values: Values) => void;
}

type Options = Partial<Pick<PropListProps, 'checkCode' | 'slotChoices' | 'firstProps'>>;

/** Renders the controls of a component over values that they change. All of its props stand first, if no others do. */
export function renderPanel(component: PlaygroundComponent, start: Values = {}, options: Options = {}): Shown {
  let present = start;
  let setFromOutside: (values: Values) => void = () => undefined;
  const onReset = jest.fn();

  function Panel(): ReactNode {
    const [values, setValues] = useState(start);
    present = values;
    setFromOutside = setValues;
    const names = Object.keys({...start, ...values});
    return (
      <PropList
        component={component}
        values={values}
        startValues={start}
        changed={new Set(names.filter((name) => values[name] !== start[name]))}
        firstProps={component.props.map(({name}) => name)}
        {...options}
        onChange={(path, value) => setValues((before) => withValueAt(before, path, value))}
        onReset={(name: string) => {
          onReset(name);
          setValues((before) => withValueAt(before, [name], start[name]));
        }}
      />
    );
  }
  render(<Panel />);
  return {values: () => present, onReset, set: (values) => act(() => setFromOutside(values))};
}

/** Lets what is typed rest. */
export function rest(time = TYPING_REST_MS): void {
  act(() => jest.advanceTimersByTime(time));
}

/** Types a text into a field, without leaving it. */
export function type(element: HTMLElement, value: string): void {
  fireEvent.change(element, {target: {value}});
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', {name}));
}

/** Opens or closes what has a summary; jsdom tells of it later. */
export async function toggle(summary: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(summary);
    await jest.advanceTimersByTimeAsync(1);
  });
}

/** Renders the control of one prop. */
export function renderProp(
  name: string,
  kind: ValueType,
  start?: Value,
  more: Partial<PropControl> = {},
): () => Values {
  return renderPanel(componentOf(prop(name, kind, more)), start === undefined ? {} : {[name]: start}).values;
}

export const combobox = (name: string): HTMLSelectElement => screen.getByRole('combobox', {name});
export const textbox = (name: string): HTMLInputElement => screen.getByRole('textbox', {name});
export const optionTexts = (select: HTMLSelectElement): (string | null)[] =>
  [...select.options].map(({textContent}) => textContent);

export function choose(select: HTMLSelectElement, text: string): void {
  const option = [...select.options].find(({textContent}) => textContent === text);
  fireEvent.change(select, {target: {value: option?.value ?? `no option ${text}`}});
}
