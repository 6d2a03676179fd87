/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type {ComponentType, ReactElement, ReactNode} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {fenceModule} from './pageFence';

dayjs.extend(utc);
dayjs.extend(timezone);

const PAGE = 'react-date-pickers/faq';
const MAY = dayjs('2024-05-16');

type Fence = {default: ComponentType};
type Wrapper = {default: ComponentType<{children: ReactNode}>};

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
/** Renders the fence below a heading, and returns nothing but its field. */
const fence = (heading: string, which = 0): void => {
  const {default: Example} = fenceModule<Fence>(PAGE, heading, which);
  render(withDayjs(<Example />));
};
const textbox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', {hidden: true});
const button = (): HTMLButtonElement => screen.getByLabelText<HTMLButtonElement>(/Choose date/);
const day = (name: string): HTMLElement => screen.getByText(name, {selector: '[role=gridcell]'});
const type = (value: string): void => {
  fireEvent.change(textbox(), {target: {value}});
};
const firstDay = (): string | null | undefined =>
  document.querySelector('[role=columnheader]')?.getAttribute('aria-label');
/** The text of a field or picker. */
const text = (element: ReactElement): string => {
  render(element);
  const {value} = textbox();
  cleanup();
  return value;
};

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('Values', () => {
  test('JSON moves the day, and the fence does not', () => {
    expect(JSON.stringify(dayjs.tz('2024-05-16', 'Europe/Berlin'))).toBe('"2024-05-15T22:00:00.000Z"');
    expect(dayjs(new Date('2024-05-16')).tz('America/New_York').format('D')).toBe('15');
    const {toServer, fromServer} = fenceModule<{
      toServer: (value: Dayjs) => string;
      fromServer: (day: string) => Dayjs;
    }>(PAGE, 'day-shift');
    expect(toServer(dayjs.tz('2024-05-16', 'Europe/Berlin'))).toBe('2024-05-16');
    expect(fromServer('2024-05-16').hour()).toBe(0);
  });

  test('a missing date is null', () => {
    const {toValue} = fenceModule<{toValue: (stored?: string | null) => Dayjs | null}>(PAGE, 'undefined-or-null');
    expect([toValue(''), toValue(null), toValue(undefined)]).toEqual([null, null, null]);
    expect(toValue('2024-05-16')?.isSame(MAY)).toBe(true);
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const {rerender} = render(withDayjs(<DesktopDatePicker value={undefined} />));
    rerender(withDayjs(<DesktopDatePicker value={MAY} />));
    expect(error.mock.calls.flat().join('')).toContain(
      'A component is changing the uncontrolled value of a picker to be controlled.',
    );
  });

  test.each([null, ''])('dayjs(%j) is an invalid date', (nothing) => {
    const value = dayjs(nothing);
    render(withDayjs(<DesktopDatePicker value={value} />));
    expect(textbox().getAttribute('aria-invalid')).toBe('true');
    expect(value.format('YYYY')).toBe('Invalid Date');
    expect(() => value.toISOString()).toThrow('Invalid time value');
  });

  test('the fence saves complete and allowed dates only', () => {
    const {default: DueDate} = fenceModule<{default: ComponentType<{save: (day: string) => void}>}>(
      PAGE,
      'valid-dates',
    );
    const save = jest.fn();
    render(withDayjs(<DueDate save={save} />));
    for (const value of ['05/16/2024', '05/16/0202', '02/31/2024', '05/17/2024']) {
      type(value);
    }
    expect(save.mock.calls).toEqual([['2024-05-16'], ['2024-05-17']]);
  });

  test('a value that is not kept comes back in a field, and not in a picker', () => {
    const shown = (Component: typeof DateField | typeof DesktopDatePicker): string => {
      const element = (): ReactElement => withDayjs(<Component value={dayjs('2024-05-16')} />);
      const {rerender} = render(element());
      type('05/17/2024');
      rerender(element());
      const {value} = textbox();
      cleanup();
      return value;
    };
    expect([shown(DateField), shown(DesktopDatePicker)]).toEqual(['05/16/2024', '05/17/2024']);
  });

  test('referenceDate is the time of a chosen day', () => {
    const onChange = jest.fn();
    render(withDayjs(<DesktopDatePicker referenceDate={MAY.endOf('day')} onChange={onChange} />));
    fireEvent.click(button());
    fireEvent.click(day('20'));
    expect((onChange.mock.lastCall as [Dayjs])[0].format('DD HH:mm:ss')).toBe('20 23:59:59');
    cleanup();
    fence('time-of-day');
    expect(textbox().placeholder).toBe('MM/DD/YYYY');
  });
});

describe('Typing and opening', () => {
  test('a read-only field keeps its button', () => {
    fence('disable-typing');
    expect([textbox().readOnly, button().disabled]).toEqual([true, false]);
    cleanup();
    render(withDayjs(<DesktopDatePicker readOnly />));
    expect(button().disabled).toBe(true);
  });

  test('a click on the field opens the popup, which takes the focus; Esc and the button close it', async () => {
    fence('open-on-click');
    const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(textbox());
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    await closed();
    fireEvent.click(button());
    expect(screen.getByRole('dialog')).toBeTruthy();
    fireEvent.click(button());
    await closed();
  });

  test('without a button', () => {
    render(withDayjs(<DesktopDatePicker disableOpenPicker />));
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    render(withDayjs(<MobileDatePicker disableOpenPicker />));
    fireEvent.click(textbox());
    expect(screen.getByRole('dialog').querySelector('[role=grid]')).toBeNull();
  });

  test('onKeyDown of the text field gets Enter, and replaces the opening of the mobile form and of ranges', () => {
    const onKeyDown = jest.fn();
    const slotProps = {textField: {onKeyDown}};
    const opens = (element: ReactElement): boolean => {
      render(withDayjs(element));
      fireEvent.keyDown(screen.getAllByRole('textbox')[0] as Element, {key: 'Enter'});
      const popup = document.querySelector('[role=dialog], [role=tooltip]');
      cleanup();
      return popup !== null;
    };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(withDayjs(<DesktopDatePicker defaultValue={MAY} slotProps={slotProps} />));
    act(() => textbox().focus());
    fireEvent.keyDown(textbox(), {key: 'Enter'});
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    cleanup();
    expect([opens(<MobileDatePicker />), opens(<MobileDatePicker slotProps={slotProps} />)]).toEqual([true, false]);
    const range = <DesktopDateRangePicker slotProps={slotProps} />;
    expect([opens(<DesktopDateRangePicker />), opens(range)]).toEqual([true, false]);
  });

  test('weekends are disabled, and typing one is an error', () => {
    fence('disable-days');
    type('05/17/2098');
    expect(dayjs('2098-05-17').day()).toBe(6);
    expect(textbox().getAttribute('aria-invalid')).toBe('true');
    type('05/16/2098');
    expect(textbox().getAttribute('aria-invalid')).toBe('false');
  });

  test('the reminder has a button for today', () => {
    fence('today-button');
    fireEvent.click(button());
    fireEvent.click(screen.getByText('Today'));
    expect(textbox().value).toBe(dayjs().format('MM/DD/YYYY'));
    expect(screen.getByTitle('Clear value')).toBeTruthy();
  });
});

describe('Format and language', () => {
  test('placeholders', () => {
    fence('placeholder');
    expect(textbox().placeholder).toBe('DD MMM YYYY');
    cleanup();
    render(withDayjs(<DatePicker format="DD MMM YYYY" />));
    expect(textbox().placeholder).toBe('DD MMMM YYYY');
    cleanup();
    render(withDayjs(<DatePicker slotProps={{textField: {placeholder: 'Any day'}}} />));
    expect(textbox().placeholder).toBe('Any day');
    act(() => textbox().focus());
    fireEvent.keyDown(textbox(), {key: 'ArrowRight'});
    expect(textbox().value).toBe('MM/DD/YYYY');
  });

  test('one format for all', () => {
    const {default: Dates} = fenceModule<Wrapper>(PAGE, 'default-format');
    expect(text(<Dates children={<DatePicker defaultValue={MAY} />} />)).toBe('2024-05-16');
    expect(text(<Dates children={<DateTimeField defaultValue={MAY} />} />)).toBe('2024-05-16 12:00 AM');
    expect(text(<Dates children={<DateTimePicker defaultValue={MAY} />} />)).toBe('2024-05-16 12:00 AM');
    const theme = createTheme({components: {MuiDatePicker: {defaultProps: {format: 'YYYY'}}}} as object);
    const themed = (element: ReactElement): string =>
      text(<ThemeProvider theme={theme}>{withDayjs(element)}</ThemeProvider>);
    expect([themed(<DatePicker defaultValue={MAY} />), themed(<DesktopDatePicker defaultValue={MAY} />)]).toEqual([
      '2024',
      '05/16/2024',
    ]);
  });

  test('the first day of the week', () => {
    const {default: Britain} = fenceModule<Wrapper>(PAGE, 'first-day-of-the-week');
    render(<Britain children={<DateCalendar />} />);
    expect(firstDay()).toBe('Monday');
    expect(text(<Britain children={<DatePicker defaultValue={MAY} />} />)).toBe('16/05/2024');
    cleanup();
    render(withDayjs(<DateCalendar />));
    expect(firstDay()).toBe('Sunday');
    cleanup();
    fenceModule(PAGE, 'first-day-of-the-week', 1);
    render(withDayjs(<DateCalendar />));
    expect(firstDay()).toBe('Monday');
    cleanup();
    render(
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        <DateCalendar />
      </LocalizationProvider>,
    );
    expect(firstDay()).toBe('Monday');
  });
});

test('React Hook Form refuses an empty date, focuses it, and sends a full one', async () => {
  const {default: Invoice} = fenceModule<{default: ComponentType<{send: (form: {due: Dayjs}) => void}>}>(
    PAGE,
    'react-hook-form',
  );
  const send = jest.fn();
  render(withDayjs(<Invoice send={({due}) => void send(due.format('YYYY-MM-DD'))} />));
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Enter the day when it is due.')).toBeTruthy();
  expect(document.activeElement).toBe(textbox());
  act(() => textbox().blur());
  type('05/16/2024');
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(send.mock.calls).toEqual([['2024-05-16']]));
});

describe('Tests', () => {
  test('a whole date needs the format, and no selected section', () => {
    const onChange = jest.fn();
    render(withDayjs(<DesktopDatePicker defaultValue={MAY} onChange={onChange} />));
    type('5/17/2024');
    expect((onChange.mock.lastCall as [unknown])[0]).toBe(null);
    act(() => textbox().focus());
    fireEvent.keyDown(textbox(), {key: 'ArrowRight'});
    onChange.mockClear();
    type('05/17/2024');
    expect(onChange).not.toHaveBeenCalled();
    const text = '05/17/2024';
    fireEvent.input(textbox(), {target: {value: text}, data: text});
    expect(textbox().value).toBe(text);
  });

  test('the popup fades out', async () => {
    render(withDayjs(<DesktopDatePicker reduceAnimations defaultValue={MAY} />));
    fireEvent.click(button());
    fireEvent.click(screen.getByRole('gridcell', {name: '17'}));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('the messages of missing providers', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<DatePicker />)).toThrow('MUI: Can not find the date and time pickers localization context.');
});

test('the path of DemoContainer has no build that Jest can load', () => {
  expect(() => jest.requireActual<object>('@mui/x-date-pickers/internals/demo')).toThrow();
  fence('what-is-the-democontainer-and-demoitem', 1);
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
