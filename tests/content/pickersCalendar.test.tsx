/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import type {ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import FreeRooms from '../../docs/react-date-pickers/date-calendar/DateCalendarServerRequest';
import FreeRoomsTailwind from '../../docs/react-date-pickers/date-calendar/DateCalendarServerRequest.tailwind';
import WeekPicker from '../../docs/react-date-pickers/date-calendar/WeekPicker';
import {fenceModule} from './pageFence';

const PAGE = 'react-date-pickers/date-calendar';

/** How long the demo's request takes, and a little more. */
const ANSWERED_MS = 700;

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

// Queries by role compute the name of every day: by text, label or selector, they are ten times as fast.
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const days = (): HTMLElement[] => all('[role=gridcell]');
const day = (name: string): HTMLElement => screen.getByText(name, {selector: '[role=gridcell]'});
const roomsFree = (): string[] =>
  days()
    .map((cell) => cell.getAttribute('aria-label') ?? '')
    .filter((label) => label.includes('rooms free'));

/** The month in the header, as users read it. */
const shownMonth = (): string => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent ?? '';

/** Puts the focus on a day, as a key or a click does, and presses a key there. */
function pressOn(cell: HTMLElement, key: string): void {
  act(() => cell.focus());
  fireEvent.keyDown(cell, {key});
}

const answered = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ANSWERED_MS));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Dynamic data', () => {
  test('the demo fetches the first month, and one that a key leads to', async () => {
    render(<FreeRooms />);
    expect(days()).toEqual([]);
    await answered();
    expect(roomsFree()).toHaveLength(4);
    pressOn(day('16'), 'PageUp');
    expect(shownMonth()).toBe('June 2024');
    expect(days()).toEqual([]);
    await answered();
    expect(roomsFree()).toEqual(['5, rooms free: 2', '12, rooms free: 6']);
    expect(document.activeElement).toBe(day('16'));
  });

  test('the Tailwind demo shows the same rooms', async () => {
    render(<FreeRoomsTailwind />);
    await answered();
    expect(roomsFree()).toHaveLength(4);
  });

  test('a year that is chosen is fetched, and the focus returns to the days', async () => {
    render(<FreeRooms />);
    await answered();
    fireEvent.click(screen.getByLabelText(/switch to year view/));
    fireEvent.click(screen.getByText('2025'));
    expect(shownMonth()).toBe('May 2025');
    expect(days()).toEqual([]);
    await answered();
    expect(roomsFree()).toEqual([]);
    expect(document.activeElement).toBe(day('16'));
  });

  test('a slow answer for a month that is gone is not shown', async () => {
    render(<FreeRooms />);
    await act(() => jest.advanceTimersByTimeAsync(300));
    fireEvent.click(screen.getByLabelText('Next month'));
    await answered();
    expect(shownMonth()).toBe('June 2024');
    expect(roomsFree()).toEqual(['5, rooms free: 2', '12, rooms free: 6']);
  });

  test('onMonthChange hears of arrows and months, not of keys, days of other months and years', () => {
    const onMonthChange = jest.fn();
    const onYearChange = jest.fn();
    render(
      withDayjs(
        <DateCalendar
          reduceAnimations
          showDaysOutsideCurrentMonth
          views={['year', 'month', 'day']}
          openTo="day"
          maxDate={dayjs('2025-12-31')}
          minDate={dayjs('2024-01-01')}
          defaultValue={dayjs('2024-05-16')}
          onMonthChange={onMonthChange}
          onYearChange={onYearChange}
        />,
      ),
    );
    expect(onMonthChange).not.toHaveBeenCalled();
    pressOn(day('16'), 'PageUp');
    expect(shownMonth()).toBe('June 2024');
    fireEvent.click(days().filter((cell) => cell.textContent === '1')[1] as HTMLElement);
    expect(shownMonth()).toBe('July 2024');
    expect(onMonthChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('Next month'));
    expect(onMonthChange).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByLabelText(/switch to year view/));
    fireEvent.click(screen.getByText('2025'));
    expect(onYearChange).toHaveBeenCalledTimes(1);
    expect(onMonthChange).toHaveBeenCalledTimes(1);
  });

  test('with animations, the focus does not come back after loading', () => {
    const calendar = (reduceAnimations: boolean, loading: boolean): ReactElement =>
      withDayjs(
        <DateCalendar reduceAnimations={reduceAnimations} loading={loading} defaultValue={dayjs('2024-05-16')} />,
      );
    for (const reduced of [true, false]) {
      const {rerender, unmount} = render(calendar(reduced, false));
      pressOn(day('16'), 'PageUp');
      rerender(calendar(reduced, true));
      rerender(calendar(reduced, false));
      expect(document.activeElement === day('16')).toBe(reduced);
      unmount();
    }
  });

  test('loading shows three dots in place of the days', () => {
    render(withDayjs(<DateCalendar loading defaultValue={dayjs('2024-05-16')} />));
    expect(screen.getByText('...')).toBeTruthy();
    expect(days()).toEqual([]);
  });
});

describe('Week picker', () => {
  test('all days of the chosen week are selected, across a month', () => {
    render(<WeekPicker />);
    const chosen = (): (string | null)[] => all('[role=gridcell][aria-selected=true]').map((cell) => cell.textContent);
    expect(chosen()).toEqual(['12', '13', '14', '15', '16', '17', '18']);
    fireEvent.click(days().findLast((cell) => cell.textContent === '31') as HTMLElement);
    expect(chosen()).toEqual(['26', '27', '28', '29', '30', '31', '1']);
  });

  test('the highlight finds the row of a week by its class', () => {
    render(<WeekPicker />);
    expect(day('16').closest('.MuiDayCalendar-weekContainer')?.querySelectorAll('button')).toHaveLength(7);
    const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]).map(({cssText}) => cssText);
    const hovered = rules.filter((rule) => rule.startsWith('.MuiDayCalendar-weekContainer:has(:hover) .'));
    expect(new Set(hovered.map((rule) => /background-color: ([^;]+)/.exec(rule)?.[1]))).toEqual(
      new Set(['rgba(0, 0, 0, 0.04)', '#1565c0']),
    );
  });
});

describe('Week numbers', () => {
  test('the fence changes both visible texts', () => {
    const {default: CalendarWithWeeks} = fenceModule<{default: ComponentType}>(PAGE, 'display-week-number');
    render(<CalendarWithWeeks />);
    expect(screen.getByLabelText('Week number').textContent).toBe('W');
    for (const header of all('[role=rowheader]')) {
      expect(header.textContent).toMatch(/^\d+\.$/);
      expect(header.getAttribute('aria-label')).toMatch(/^Week \d+$/);
    }
  });

  test('week 1 is the week with 1 January in American English', () => {
    render(withDayjs(<DateCalendar displayWeekNumber defaultValue={dayjs('2024-12-31')} />));
    expect(all('[role=rowheader]').map((header) => header.textContent)).toEqual(['49', '50', '51', '52', '1']);
  });

  test('the header is # by default, and the number is that of the first day in the row', () => {
    render(withDayjs(<DateCalendar displayWeekNumber defaultValue={dayjs('2024-05-16')} />));
    expect(screen.getByLabelText('Week number').textContent).toBe('#');
    const row = day('16').closest<HTMLElement>('[role=row]');
    expect(row && row.querySelector('[role=rowheader]')?.textContent).toBe('20');
  });
});

describe('Views', () => {
  test('the views before openTo are not part of the flow', () => {
    render(
      withDayjs(
        <DateCalendar
          reduceAnimations
          views={['year', 'month', 'day']}
          openTo="month"
          defaultValue={dayjs('1990-11-03')}
        />,
      ),
    );
    fireEvent.click(screen.getByLabelText('February'));
    expect(shownMonth()).toBe('February 1990');
    expect(day('3').getAttribute('aria-selected')).toBe('true');
  });

  test('only the last view counts as finish, and a month moves a day that it does not have', () => {
    const onChange = jest.fn();
    render(
      withDayjs(
        <DateCalendar
          reduceAnimations
          views={['month', 'day']}
          openTo="month"
          defaultValue={dayjs('2024-01-31T15:30')}
          onChange={onChange}
        />,
      ),
    );
    fireEvent.click(screen.getByLabelText('February'));
    fireEvent.click(day('12'));
    const calls = onChange.mock.calls as [dayjs.Dayjs, string, string | undefined][];
    expect(calls.map(([value, state, view]) => [value.format('YYYY-MM-DD HH:mm'), state, view])).toEqual([
      ['2024-02-29 15:30', 'partial', undefined],
      ['2024-02-12 15:30', 'finish', 'day'],
    ]);
  });
});

test('the nearest enabled day is at midnight if it is today', () => {
  jest.setSystemTime(new Date('2024-05-16T10:00'));
  const onChange = jest.fn();
  const value = dayjs('2024-06-03T15:30');
  render(
    withDayjs(<DateCalendar disablePast openTo="month" views={['month', 'day']} value={value} onChange={onChange} />),
  );
  fireEvent.click(screen.getByText('May'));
  expect((onChange.mock.lastCall as [dayjs.Dayjs])[0].format('MM-DD HH:mm')).toBe('05-16 00:00');
  fireEvent.click(screen.getByText('Jul'));
  expect((onChange.mock.lastCall as [dayjs.Dayjs])[0].format('MM-DD HH:mm')).toBe('07-03 15:30');
});

test('names of days are short in the fence of Localization', () => {
  const {default: CalendarWithShortNames} = fenceModule<{default: ComponentType}>(PAGE, 'localization');
  render(withDayjs(<CalendarWithShortNames />));
  expect(all('[role=columnheader]').map((header) => header.textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
});

describe('limits', () => {
  const chosen = (onChange: jest.Mock): string =>
    (onChange.mock.lastCall as [dayjs.Dayjs])[0].format('YYYY-MM-DD HH:mm');

  test.each([
    ['May', '2024-05-15 06:30'],
    ['Sep', '2024-09-05 18:45'],
    ['Aug', '2024-08-11 10:00'],
  ])('the nearest day to the value in %s: %s', (month, result) => {
    const onChange = jest.fn();
    render(
      withDayjs(
        <DateCalendar
          openTo="month"
          views={['month', 'day']}
          value={dayjs('2024-07-10T10:00')}
          minDate={dayjs('2024-05-15T06:30')}
          maxDate={dayjs('2024-09-05T18:45')}
          shouldDisableDate={(date) => date.month() === 7 && date.date() === 10}
          onChange={onChange}
        />,
      ),
    );
    fireEvent.click(screen.getByText(month));
    expect(chosen(onChange)).toBe(result);
  });

  test('the calendars of months and years correct nothing', () => {
    const onChange = jest.fn();
    render(withDayjs(<YearCalendar value={dayjs('2021-01-31')} minDate={dayjs('2020-06-15')} onChange={onChange} />));
    fireEvent.click(screen.getByText('2020'));
    expect(chosen(onChange)).toBe('2020-01-31 00:00');
    render(withDayjs(<MonthCalendar value={dayjs('2024-07-10')} minDate={dayjs('2024-05-15')} onChange={onChange} />));
    fireEvent.click(screen.getByText('May'));
    expect(chosen(onChange)).toBe('2024-05-10 00:00');
  });
});
