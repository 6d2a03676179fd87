/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentProps, ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {fenceModule} from './pageFence';

const PAGE = 'react-date-pickers/date-time-picker';
const FIELD_PAGE = 'react-date-pickers/date-time-field';

type Fence = {default: ComponentType};
type Desktop = ComponentProps<typeof DesktopDateTimePicker<Dayjs>>;

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const desktop = (props: Desktop): ReactElement => withDayjs(<DesktopDateTimePicker reduceAnimations {...props} />);

const START = dayjs('2024-05-16T15:30');
const textbox = (name?: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', {hidden: true, ...(name && {name})});
const day = (name: string): HTMLElement => screen.getByText(name, {selector: '[role=gridcell]'});
const gray = (): (string | null)[] =>
  screen
    .getAllByRole('option')
    .filter(({classList}) => classList.contains('Mui-disabled'))
    .map((item) => item.getAttribute('aria-label'));
const moments = (handler: jest.Mock): string[] =>
  (handler.mock.calls as [Dayjs][]).map(([value]) => value.format('DD HH:mm:ss'));

/** The error of a value under some limits. */
function errorOf(value: string, props: Desktop): unknown {
  const onError = jest.fn();
  render(desktop({...props, defaultValue: dayjs(value), onError}));
  cleanup();
  return (onError.mock.lastCall as [unknown] | undefined)?.[0] ?? null;
}

describe('Validation', () => {
  const [limit, eight, six] = [dayjs('2024-05-16T14:00'), dayjs('2020-01-01T08:00'), dayjs('2020-01-01T18:00')];

  test.each<[string, Desktop, string | null]>([
    ['2024-05-16T09:00', {minDate: limit}, null],
    ['2024-05-16T09:00', {minDateTime: limit}, 'minTime'],
    ['2024-05-15T15:00', {minDateTime: limit}, 'minDate'],
    ['2024-05-17T09:00', {minDateTime: limit}, null],
    ['2024-05-16T14:01', {maxDateTime: limit}, 'maxTime'],
    ['2024-05-16T07:00', {minTime: eight}, 'minTime'],
    ['2024-05-16T19:00', {maxTime: six}, 'maxTime'],
    ['2024-05-17T07:00', {minDateTime: limit, minTime: eight}, null],
    ['2024-05-17T07:00', {minDateTime: limit, minDate: dayjs('2024-05-20')}, null],
    ['2024-05-17T17:00', {minDateTime: limit, maxTime: six}, 'maxTime'],
    [
      '2099-05-16T07:00',
      {shouldDisableTime: (time, view) => view === 'hours' && time.hour() < 8},
      'shouldDisableTime-hours',
    ],
  ])('%s under %o', (value, props, error) => {
    expect(errorOf(value, props)).toBe(error);
  });

  test('disablePast and times of a past day: all is gray, and the fence is not', () => {
    render(
      desktop({
        open: true,
        ampm: false,
        disablePast: true,
        minTime: eight,
        maxTime: six,
        defaultValue: dayjs('2099-05-16T15:00'),
      }),
    );
    expect(gray()).toHaveLength(24 + 12);
    cleanup();
    const {default: Callback} = fenceModule<Fence>(PAGE, 'validation');
    render(withDayjs(<Callback />));
    fireEvent.change(textbox(), {target: {value: '05/15/2099 08:00 AM'}});
    expect(textbox().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(textbox(), {target: {value: '05/15/2099 04:59 PM'}});
    expect(textbox().getAttribute('aria-invalid')).toBe('false');
  });

  test('the end of the rental begins at its start', () => {
    const {default: Rental} = fenceModule<Fence>(PAGE, 'start-and-end');
    render(withDayjs(<Rental />));
    fireEvent.click(screen.getAllByLabelText(/Choose date/)[1]!);
    fireEvent.click(day('16'));
    expect(textbox('Return').value).toBe('05/16/2024 09:00 AM');
    expect(textbox('Return').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('Date Time Field', () => {
  test('the fence of Localization is German, without AM and PM', () => {
    const {default: Ankunft} = fenceModule<Fence>(FIELD_PAGE, 'localization');
    render(<Ankunft />);
    expect(textbox().placeholder).toBe('TT.MM.JJJJ hh:mm');
  });

  test('the fence of Validation names the opening', () => {
    const {default: IncidentField} = fenceModule<Fence>(FIELD_PAGE, 'validation');
    render(withDayjs(<IncidentField />));
    for (const value of ['05/16/2024 07:59 AM', '05/15/2024 09:00 AM']) {
      fireEvent.change(textbox(), {target: {value}});
      expect(screen.getByText('The line opened on 16 May, 8:00.')).toBeTruthy();
      fireEvent.change(textbox(), {target: {value: '05/16/2024 08:00 AM'}});
      expect(textbox().getAttribute('aria-invalid')).toBe('false');
    }
  });

  test('hidden seconds stay, and hours of half a day without A move to the morning', () => {
    const onChange = jest.fn();
    const {unmount} = render(withDayjs(<DateTimeField defaultValue={START.second(20)} onChange={onChange} />));
    fireEvent.change(textbox(), {target: {value: '05/17/2024 10:00 AM'}});
    expect(moments(onChange)).toEqual(['17 10:00:20']);
    unmount();
    onChange.mockClear();
    render(
      withDayjs(
        <DateTimeField format="MM/DD/YYYY hh:mm" selectedSections="hours" defaultValue={START} onChange={onChange} />,
      ),
    );
    act(() => textbox().focus());
    fireEvent.keyDown(textbox(), {key: 'ArrowUp'});
    expect(moments(onChange)).toEqual(['16 04:30:00']);
  });

  test.each([
    ['MM/DD HH:mm', '05/16 10:30', {}, '2026-05-16 10:30:00'],
    ['MM/YYYY HH:mm', '10/2023 10:30', {}, '2023-10-30 10:30:00'],
    ['HH:mm', '10:30', {}, '2026-11-30 10:30:00'],
    ['MM/DD/YYYY HH', '05/16/2024 10', {}, '2024-05-16 10:00:00'],
    ['MM/DD HH:mm', '05/16 10:30', {referenceDate: START.second(20)}, '2024-05-16 10:30:20'],
  ])('what %s does not show comes from today or referenceDate, or is zero', (format, typed, props, expected) => {
    jest.useFakeTimers({now: new Date(2026, 10, 30, 18, 45, 50)});
    const onChange = jest.fn();
    render(withDayjs(<DateTimeField format={format} onChange={onChange} {...props} />));
    fireEvent.change(textbox(), {target: {value: typed}});
    const [value] = onChange.mock.lastCall as [Dayjs];
    expect(value.format('YYYY-MM-DD HH:mm:ss')).toBe(expected);
    cleanup();
    jest.useRealTimers();
  });

  test('a format decides the clock, and ampm only without one', () => {
    const text = (element: ReactElement): string => {
      const {unmount} = render(withDayjs(element));
      const {value} = textbox();
      unmount();
      return value;
    };
    expect(text(<DateTimeField ampm={false} defaultValue={START} />)).toBe('05/16/2024 15:30');
    expect(text(<DateTimeField ampm format="MM/DD/YYYY HH:mm" defaultValue={START} />)).toBe('05/16/2024 15:30');
  });
});
