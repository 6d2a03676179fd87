/** Components below an adapter of any calendar. */
import {render, screen} from '@testing-library/react';
import {format} from 'date-fns';
import type {ComponentType} from 'react';
import type {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

/** Renders below an adapter, and returns what `onChange` gets: `2024-05-16 code`. */
export function show(adapter: unknown, component: unknown, props: object = {}, provider: object = {}): string[] {
  const Component = component as ComponentType<Record<string, unknown>>;
  const calls: string[] = [];
  const handle = (value: {toDate?: () => Date} | null, {validationError}: {validationError?: unknown} = {}): void => {
    const date = value === null ? null : (value.toDate?.() ?? (value as Date));
    const day = date && (Number.isNaN(date.getTime()) ? 'invalid' : format(date, 'yyyy-MM-dd'));
    calls.push(`${day} ${String(validationError)}`);
  };
  render(
    <LocalizationProvider dateAdapter={adapter as typeof AdapterDayjs} {...provider}>
      <Component onChange={handle} {...props} />
    </LocalizationProvider>,
  );
  return calls;
}
export const text = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({textContent}) => textContent ?? '');
export const title = (): string => text('.MuiPickersCalendarHeader-label').join();
export const buttonName = (): string =>
  screen.getAllByRole('button', {hidden: true})[0]?.getAttribute('aria-label') ?? '';
