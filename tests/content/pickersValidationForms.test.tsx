/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import DisableSubmit from '../../docs/react-date-pickers/validation/DisableSubmit';
import ErrorFromServer from '../../docs/react-date-pickers/validation/ErrorFromServer';
import FormWithController from '../../docs/react-date-pickers/validation/FormWithController';
import MessagesInTwoLanguages from '../../docs/react-date-pickers/validation/MessagesInTwoLanguages';
import RenderErrorUnderField from '../../docs/react-date-pickers/validation/RenderErrorUnderField';
import {description, focusField, press, select, textbox} from './pickersTyping';

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => jest.useRealTimers());

const wait = (ms = 0): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const red = (): boolean => textbox().getAttribute('aria-invalid') === 'true';

test('the message stands below the field, and the input points to it', () => {
  render(<RenderErrorUnderField />);
  expect([red(), description()]).toEqual([true, 'The shop opens on 16 May 2024.']);
  select(0);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect(description()).toBe('Complete the date.');
  press('06');
  expect([red(), description().trim()]).toEqual([false, '']);
  select(2);
  press('2025');
  expect(description()).toBe('Choose a day in 2024.');
});

test('the message changes with the language', () => {
  render(<MessagesInTwoLanguages />);
  expect([description(), textbox().value]).toEqual(['The course starts on 16 May 2024.', '05/09/2024']);
  fireEvent.click(screen.getByText('Deutsch'));
  expect([description(), textbox().value]).toEqual(['Der Kurs beginnt am 16. Mai 2024.', '09.05.2024']);
});

describe('React Hook Form', () => {
  const submit = (): Promise<void> => {
    fireEvent.click(screen.getByText('Book'));
    return wait();
  };
  const sent = (): string | null => screen.getByRole('status').textContent;

  test('an empty, a half-typed and a forbidden date are not sent, and the field gets the focus', async () => {
    render(<FormWithController />);
    await submit();
    expect([description(), document.activeElement === textbox()]).toEqual(['Choose a day.', true]);
    select(0);
    press('05');
    await wait();
    expect(description()).toBe('Complete the date.');
    press('092024');
    await wait();
    expect(description()).toBe('The hotel opens on 16 May 2024.');
    await submit();
    expect(sent()).toBe('Nothing sent');
    select(1);
    press('17');
    await wait();
    expect([red(), description().trim()]).toEqual([false, '']);
    await submit();
    expect(sent()).toBe('Sent: 2024-05-17');
  });

  test('the field is not red while users type for the first time', async () => {
    render(<FormWithController />);
    select(0);
    press('05');
    await wait();
    expect(red()).toBe(false);
    act(() => textbox().blur());
    await wait();
    expect([red(), description()]).toEqual([true, 'Complete the date.']);
  });

  test('the answer of the server stands below the field, and the next change removes it', async () => {
    render(<ErrorFromServer />);
    await submit();
    expect(screen.getByText<HTMLButtonElement>('Book').disabled).toBe(true);
    await wait(600);
    expect([red(), description()]).toEqual([true, 'This day is taken.']);
    select(1);
    press('18');
    await wait();
    expect([red(), description().trim()]).toEqual([false, '']);
    await submit();
    await wait(600);
    expect(red()).toBe(false);
    fireEvent.keyDown(textbox(), {key: 'Delete'});
    await submit();
    expect(description()).toBe('Complete the date.');
  });
});

test('the button is off while the date is half typed or empty', () => {
  render(<DisableSubmit />);
  const off = (): boolean => screen.getByText<HTMLButtonElement>('Send the invoice').disabled;
  expect(off()).toBe(false);
  select(0);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect([off(), description()]).toEqual([true, 'Complete the date to continue.']);
  press('06');
  expect(off()).toBe(false);
  fireEvent.keyDown(textbox(), {key: 'a', ctrlKey: true});
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect([off(), description()]).toEqual([true, 'Enter a date to continue.']);
});

test('what the check of the browser accepts, with required', () => {
  const field = (props: object): void => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField required {...props} />
      </LocalizationProvider>,
    );
  };
  field({minDate: dayjs('2024-05-10')});
  const accepted = (): boolean => textbox().checkValidity();
  expect([textbox().value, accepted(), red()]).toEqual(['', false, false]);
  focusField();
  // The field is drawn again with its placeholder as soon as a section is selected.
  expect([textbox().value, accepted()]).toEqual(['MM/DD/YYYY', true]);
  select(0);
  press('05');
  expect([textbox().value, accepted()]).toEqual(['05/DD/YYYY', true]);
  press('092024');
  expect([red(), accepted()]).toEqual([true, true]);
});
