/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentProps, ComponentType, ReactElement} from 'react';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import CustomDay from '../../docs/react-date-pickers/date-range-calendar/CustomDateRangePickerDay';
import PositionProp from '../../docs/react-date-pickers/date-range-calendar/DateRangeCalendarCurrentMonthCalendarPositionProp';
import {fenceModule} from './pageFence';
import {withDayjs} from './pickersRangesInJest';

type Props = ComponentProps<typeof DateRangeCalendar<Dayjs>>;

const page = 'react-date-pickers/date-range-calendar';

/** The visible months in short: `Apr May`. */
const months = (): string =>
  screen
    .getAllByText(/^[A-Z][a-z]+ \d{4}$/)
    .map(({textContent}) => textContent.slice(0, 3))
    .join(' ');

/** Clicks a day such as `Apr 10`, and returns the months that are visible then. */
function click(day: string): string {
  const [month = '', number = ''] = day.split(' ');
  const container = screen
    .getByText(new RegExp(`^${month}[a-z]* \\d{4}$`))
    .closest('.MuiDateRangeCalendar-monthContainer');
  fireEvent.click(within(container as HTMLElement).getByText(number, {selector: '[role=gridcell]'}));
  return months();
}

function go(label: 'Next month' | 'Previous month', times = 1): string {
  for (let count = 0; count < times; count += 1) {
    fireEvent.click(screen.getAllByLabelText(label).find((arrow) => getComputedStyle(arrow).visibility !== 'hidden')!);
  }
  return months();
}

const show = (props: Props): ReturnType<typeof render> =>
  render(withDayjs(<DateRangeCalendar<Dayjs> reduceAnimations {...props} />));
const range = (start: string, end: string): [Dayjs, Dayjs] => [dayjs(`2024-${start}`), dayjs(`2024-${end}`)];

beforeEach(() => {
  // The watermark of a Pro package without a license key.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('Months after a click', () => {
  test('move to the end that users choose next, if it is out of sight', () => {
    show({defaultValue: range('05-06', '07-16')});
    expect(months()).toBe('May Jun');
    expect(click('May 10')).toBe('Jun Jul');
    expect(click('Jun 20')).toBe('May Jun');
    expect(click('May 12')).toBe('May Jun');
  });

  test('with disableAutoMonthSwitching, stay if one end changes', () => {
    show({calendars: 1, disableAutoMonthSwitching: true, defaultValue: range('05-06', '07-10')});
    expect(go('Next month')).toBe('Jun');
    expect(click('Jun 10')).toBe('Jun');
    expect(go('Next month', 2)).toBe('Aug');
    expect(click('Aug 5')).toBe('Aug');
  });

  test('with disableAutoMonthSwitching, still move to the start of a range that began without an end', () => {
    const {unmount} = show({calendars: 1, disableAutoMonthSwitching: true, referenceDate: dayjs('2024-05-06')});
    expect([click('May 10'), go('Next month', 2), click('Jul 10')]).toEqual(['May', 'Jul', 'May']);
    unmount();
    show({calendars: 2, disableAutoMonthSwitching: true, referenceDate: dayjs('2024-05-06')});
    expect([click('May 10'), click('Jun 10')]).toEqual(['May Jun', 'May Jun']);
  });
});

describe('currentMonthCalendarPosition', () => {
  const demo: Props = {
    calendars: 2,
    currentMonthCalendarPosition: 2,
    maxDate: dayjs('2024-05-16'),
    defaultValue: range('05-06', '05-16'),
  };

  test('moves the months away from both ends', () => {
    show(demo);
    expect(months()).toBe('Apr May');
    expect([click('Apr 10'), click('Apr 20')]).toEqual(['Apr May', 'Mar Apr']);
    expect(go('Next month')).toBe('Apr May');
    expect(click('Apr 12')).toBe('Feb Mar');
  });

  test('with disableAutoMonthSwitching, as in the demo, they stay', () => {
    render(<PositionProp />);
    expect(months()).toBe('Apr May');
    expect(['Apr 10', 'Apr 20', 'Apr 12', 'May 2', 'Apr 3', 'May 5'].map(click)).toEqual(Array(6).fill('Apr May'));
  });

  test('one move is left: a new range puts the month of its start in that place', () => {
    show({...demo, disableAutoMonthSwitching: true});
    expect(['Apr 10', 'Apr 20', 'Apr 22', 'May 5'].map(click)).toEqual(['Apr May', 'Apr May', 'Apr May', 'Mar Apr']);
  });
});

describe('The first month', () => {
  const opens = (props: Props): string | null => {
    show({calendars: 1, ...props});
    const {textContent} = screen.getByText(/^[A-Z][a-z]+ \d{4}$/);
    cleanup();
    return textContent;
  };

  test('is that of the reference date, of today, or of the nearest day that is allowed', () => {
    expect(opens({referenceDate: dayjs('2024-03-05'), minDate: dayjs('2024-01-01')})).toBe('March 2024');
    expect(opens({})).toBe(dayjs().format('MMMM YYYY'));
    expect(opens({minDate: dayjs('2099-03-05')})).toBe('March 2099');
    expect(opens({maxDate: dayjs('2001-03-05')})).toBe('March 2001');
  });

  test('is that of a button of the fence again, after the arrows', () => {
    const {default: Seasons} = fenceModule<{default: ComponentType}>(page, 'go-to-month');
    render(withDayjs(<Seasons />));
    expect(go('Next month')).toContain('Apr May');
    fireEvent.click(screen.getByText('Spring'));
    expect(months()).toBe('Mar Apr');
    fireEvent.click(screen.getByText('Autumn'));
    expect(months()).toBe('Sep Oct');
  });
});

test('empty cells of a range over the end of a month are part of it, and the demo does not paint them', () => {
  type Parent<Child> = {props: {children: {props: Child}}};
  const demo = CustomDay() as unknown as Parent<{slots: {day: (props: object) => ReactElement}}>;
  const {day} = demo.props.children.props.slots;
  show({calendars: 1, defaultValue: range('05-28', '06-05'), slots: {day}});
  const colors = (selector: string): string[] =>
    [...document.querySelectorAll(`.MuiDateRangePickerDay-rangeIntervalDayHighlight${selector}`)].map(
      (cell) => getComputedStyle(cell).backgroundColor,
    );
  expect(colors('.MuiDateRangePickerDay-hiddenDayFiller')).toEqual(['rgba(0, 0, 0, 0)']);
  expect(colors(':not(.MuiDateRangePickerDay-hiddenDayFiller)')).toEqual(Array(4).fill('rgba(0, 0, 0, 0.08)'));
});
