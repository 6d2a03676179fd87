import {act, fireEvent, screen} from '@testing-library/react';
import type {Dayjs} from 'dayjs';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const wordOf = (day: Dayjs | null): string => {
  if (!day) {
    return 'null';
  }
  return day.isValid() ? day.format('MM-DD HH:mm').replace(' 00:00', '') : 'invalid';
};

/** A range in short: `05-16 to null`, with the times that are not midnight. */
export const rangeInWords = (range: readonly (Dayjs | null)[]): string => range.map(wordOf).join(' to ');

/** What a callback of a range has got so far, each call in short. */
export const rangesOf = (callback: jest.Mock): string[] =>
  (callback.mock.calls as [(Dayjs | null)[]][]).map(([range]) => rangeInWords(range));

export const inputs = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('textbox', {hidden: true});

export const inputAt = (index: number): HTMLInputElement => {
  const input = inputs()[index];
  if (!input) {
    throw new Error(`There is no input ${index}.`);
  }
  return input;
};

export const type = (index: number, text: string): void => {
  fireEvent.change(inputAt(index), {target: {value: text}});
};

/** The day of the first visible month that has this number. */
export const dayOf = (number: string): HTMLElement => {
  const [found] = screen.getAllByText(number, {selector: '[role=gridcell]'});
  if (!found) {
    throw new Error(`There is no day ${number}.`);
  }
  return found;
};

export const choose = (...numbers: string[]): void => {
  for (const number of numbers) {
    fireEvent.click(dayOf(number));
  }
};

export const isDisabled = (number: string): boolean => dayOf(number).hasAttribute('disabled');

export const isOpen = (): boolean => document.querySelector('[role=gridcell]') !== null;

/** Lets timers of the pickers and the end of a transition pass. */
export const settle = async (): Promise<void> => {
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
  });
};

/** Drags a day onto another one, as a mouse does. */
export const drag = (from: string, to: string): void => {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (key: string, value: string) => data.set(key, value),
    getData: (key: string) => data.get(key),
    setDragImage: () => {},
  };
  fireEvent.dragStart(dayOf(from), {dataTransfer});
  fireEvent.dragEnter(dayOf(to), {dataTransfer});
  fireEvent.drop(dayOf(to), {dataTransfer});
};
