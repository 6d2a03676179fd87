/** What users do with a picker, and which callbacks it calls, as the page on the lifecycle describes it. */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {LIGHT} from './pickersInJest';

export type Props = Record<string, unknown>;

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(textOf).join(', ')}]`
    : ((value as Dayjs | null)?.format('MM-DD HH:mm').replace(' 15:30', '') ?? 'null');

/** Renders a picker with 16 May, 15:30, and returns its calls: `onChange(05-17)`. */
export function picker(component: unknown, props: Props = {}, {controlled = true} = {}): string[] {
  const Component = component as React.ComponentType<Props>;
  const calls: string[] = [];
  function Page(): React.ReactElement {
    const [value, setValue] = React.useState<unknown>(props.start ?? dayjs('2024-05-16T15:30'));
    const {start: _start, ...rest} = props;
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <p>Outside</p>
        <Component
          reduceAnimations
          slots={LIGHT}
          {...(controlled ? {value} : {defaultValue: props.start ?? dayjs('2024-05-16T15:30')})}
          onChange={(next: unknown, {validationError}: {validationError: unknown}) => {
            calls.push(`onChange(${textOf(next)}${typeof validationError === 'string' ? `, ${validationError}` : ''})`);
            setValue(next);
          }}
          onAccept={(next: unknown) => calls.push(`onAccept(${textOf(next)})`)}
          onOpen={() => calls.push('onOpen')}
          onClose={() => calls.push('onClose')}
          onViewChange={(view: string) => calls.push(`onViewChange(${view})`)}
          {...rest}
        />
      </LocalizationProvider>
    );
  }
  render(<Page />);
  return calls;
}

// Not by role or label: Testing Library is slow in a document with a calendar.
export function click(selector: string, text = ''): void {
  const found = [...document.querySelectorAll(selector)].find((element) => !text || element.textContent === text);
  if (!found) {
    throw new Error(`There is no ${selector} "${text}".`);
  }
  fireEvent.mouseDown(found);
  fireEvent.click(found);
}
export const open = (): void => click('[aria-label^="Choose "]');
export const day = (text: string): void => click('[role=gridcell]:not([aria-hidden=true])', text);
export const button = (name: string): void => click('button, [role=button]', name);
/** Few years, because each one of the 200 is a button to render. */
export const fewYears = {minDate: dayjs('2023-01-01'), maxDate: dayjs('2025-12-31')};
export const toYears = (): void => click('[aria-label*="switch to year view"]');
export const radio = (text: string): void => click('[role=radio]', text);
export const year = (text: string): void => {
  toYears();
  radio(text);
};
export const option = (text: string): void => click('[role=option]', text);
export const escape = (): void => {
  fireEvent.keyDown(document.querySelector('[role=dialog]') ?? document.body, {key: 'Escape'});
};
export const outside = (): void => {
  act(() => void jest.runOnlyPendingTimers());
  const target = document.querySelector('.MuiDialog-container') ?? screen.getByText('Outside');
  fireEvent.mouseDown(target);
  fireEvent.click(target);
};
