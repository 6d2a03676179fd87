/** @jest-environment jsdom */
import * as React from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {ThemeProvider, createTheme, type Theme} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {PickersLayoutProps} from '@mui/x-date-pickers/PickersLayout';
import MobileKeyboardView from '../../docs/migration/migration-pickers-v5/MobileKeyboardView';
import {fenceModule} from './pageFence';

const PAGE = 'migration/migration-pickers-v5';
const noon = dayjs('2024-03-14T12:00');

beforeEach(() => {
  // A device with a mouse: the pickers are the desktop ones.
  window.matchMedia = ((query: string) => ({
    matches: query.includes('pointer: fine'),
    media: query,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
  // Missing license keys.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function show(element: React.ReactElement, theme: Theme = createTheme()) {
  return render(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
    </ThemeProvider>,
  );
}

/** Types into the section of a field that begins at a position of its text. */
function typeAt(input: HTMLInputElement, position: number, digits: string) {
  act(() => input.focus());
  fireEvent.mouseDown(input);
  input.setSelectionRange(position, position);
  fireEvent.mouseUp(input);
  fireEvent.click(input);
  act(() => jest.advanceTimersByTime(10));
  for (const digit of digits) {
    const {value} = input;
    const start = input.selectionStart ?? 0;
    const end = input.selectionEnd ?? 0;
    fireEvent.change(input, {target: {value: value.slice(0, start) + digit + value.slice(end)}});
    act(() => jest.advanceTimersByTime(10));
  }
}

test('pickers by device show a clock by their own theme key, and lists without', () => {
  const {theme} = fenceModule<{theme: Theme}>(PAGE, 'stop-rendering-a-clock-on-desktop', 1);
  const {unmount} = show(<TimePicker open defaultValue={noon} />, theme);
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  unmount();
  show(<DesktopTimePicker open defaultValue={noon} />, theme);
  expect(document.querySelector('.MuiTimeClock-root')).toBeNull();
  expect(document.querySelector('.MuiMultiSectionDigitalClock-root')).not.toBeNull();
});

test('the view renderers of the page bring back the clock of one picker', () => {
  const {default: Departure} = fenceModule<{default: React.ComponentType<{open?: boolean}>}>(
    PAGE,
    'stop-rendering-a-clock-on-desktop',
  );
  show(<Departure />);
  fireEvent.click(screen.getByLabelText(/choose date/i));
  fireEvent.click(screen.getAllByText('14').at(-1) as HTMLElement);
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
});

test('the clock counts to 12 or 24, as the locale does', () => {
  const numbers = () => [...document.querySelectorAll('.MuiClockNumber-root')].length;
  const {unmount} = show(<TimeClock defaultValue={noon} />);
  expect(numbers()).toBe(12);
  unmount();
  show(<TimeClock defaultValue={noon} ampm={false} />);
  expect(numbers()).toBe(24);
});

test('fieldSeparator sets the text between the two inputs', () => {
  show(<DateRangePicker slotProps={{fieldSeparator: {children: 'until'}}} />);
  expect(screen.getByText('until')).toBeInstanceOf(HTMLElement);
});

test('a renderInput that remains is ignored and warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const rest = {renderInput: () => <TextField label="mine" />} as object;
  show(<TimePicker label="new" {...rest} />);
  expect(screen.getByLabelText('new')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByLabelText('mine')).toBeNull();
  expect(warn.mock.calls.join()).toContain('`renderInput` prop has been removed');
});

test('textField takes onBlur and required, and error: false hides the error of the picker itself', () => {
  const onBlur = jest.fn();
  const errorIs = (error: boolean | undefined) => {
    const textField = {onBlur, required: true, error};
    const {unmount} = show(
      <TimePicker label="Time" value={noon} minTime={noon.add(1, 'hour')} slotProps={{textField}} />,
    );
    const input = screen.getByLabelText(/Time/, {selector: 'input'});
    expect(input).toBeRequired();
    fireEvent.blur(input);
    const invalid = input.getAttribute('aria-invalid');
    unmount();
    return invalid;
  };
  expect([true, false, undefined].map(errorIs)).toEqual(['true', 'false', 'true']);
  expect(onBlur).toHaveBeenCalledTimes(3);
});

test('the layout of the page adds a line to the parts of a picker', () => {
  const {OrderLayout} = fenceModule<{
    OrderLayout: React.JSXElementConstructor<PickersLayoutProps<Dayjs | null, Dayjs, 'day' | 'month' | 'year'>>;
  }>(PAGE, 'paper-content');
  show(<StaticDatePicker defaultValue={noon} slots={{layout: OrderLayout}} />);
  const root = document.querySelector('.MuiPickersLayout-root, [class*="MuiPickersLayout-root"]');
  expect(root?.textContent).toContain('Orders ship at noon.');
  expect(root?.querySelector('.MuiPickersLayout-toolbar')).not.toBeNull();
  expect(root?.querySelector('.MuiDateCalendar-root')).not.toBeNull();
});

test('MuiPickersLayout styles static pickers, root and content', () => {
  const seen: string[] = [];
  show(
    <StaticDatePicker defaultValue={noon} />,
    createTheme({
      components: {
        MuiPickersLayout: {
          styleOverrides: {
            root: () => (seen.push('root'), {}),
            contentWrapper: () => (seen.push('contentWrapper'), {}),
          },
        },
      } as object,
    }),
  );
  expect(new Set(seen)).toEqual(new Set(['root', 'contentWrapper']));
});

describe('fields', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('an incomplete date is reported once as invalid', () => {
    const onChange = jest.fn();
    show(<DateField<Dayjs> label="Day" defaultValue={dayjs('2024-03-14')} onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>('Day');
    typeAt(input, 0, '');
    fireEvent.keyDown(input, {key: 'Delete'});
    typeAt(input, 4, '');
    fireEvent.keyDown(input, {key: 'Delete'});
    expect((onChange.mock.calls as [Dayjs][]).map(([value]) => value.isValid())).toEqual([false]);
  });

  test.each([
    ['behavior-of-field-onchange-props', ['14', '01', '15', '16', '17']],
    ['debounce-onchange', ['17']],
  ])('the callback of %s is called with the days %p', (heading, days) => {
    const {default: DeliveryDate} = fenceModule<{default: React.ComponentType<{save: (day: Dayjs) => void}>}>(
      PAGE,
      heading,
    );
    const save = jest.fn();
    show(<DeliveryDate save={save} />);
    const input = screen.getByLabelText<HTMLInputElement>('Delivery date');
    typeAt(input, 0, '03142024');
    typeAt(input, 4, '15');
    typeAt(input, 4, '');
    fireEvent.keyDown(input, {key: 'ArrowUp'});
    fireEvent.keyDown(input, {key: 'ArrowUp'});
    act(() => jest.advanceTimersByTime(1000));
    expect((save.mock.calls as [Dayjs][]).map(([day]) => day.format('DD'))).toEqual(days);
  });

  test('in the demo, the date that users type is the date of the picker', () => {
    render(<MobileKeyboardView />);
    const field = screen.getByLabelText<HTMLInputElement>(/Delivery date/);
    expect(field.value).toContain('03/14/2024');
    fireEvent.click(field);
    fireEvent.click(screen.getByText('Type the date'));
    const typed = screen.getAllByLabelText<HTMLInputElement>('Delivery date').at(-1) as HTMLInputElement;
    typeAt(typed, 0, '05');
    expect(typed.value).toContain('05/14/2024');
    fireEvent.click(screen.getByText('Choose in a calendar'));
    expect(screen.getByText('May 2024')).toBeInstanceOf(HTMLElement);
    fireEvent.click(screen.getByText('OK'));
    act(() => jest.advanceTimersByTime(1000));
    expect(field.value).toContain('05/14/2024');
  });
});
