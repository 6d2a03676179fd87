/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType} from 'react';
import type {DateRange} from '@mui/x-date-pickers-pro';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DateRangePickerDay, type DateRangePickerDayProps} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import {PickersDay} from '@mui/x-date-pickers/PickersDay';
import CustomDay from '../../docs/react-date-pickers/date-range-calendar/CustomDateRangePickerDay';
import {fenceModule} from './pageFence';
import {choose, dayOf, drag, isDisabled, rangesOf, withDayjs} from './pickersRangesInJest';

type Fence = {default: ComponentType};

const page = 'react-date-pickers/date-range-calendar';
const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];
const base = {reduceAnimations: true, calendars: 1 as const};
const statesOf = (callback: jest.Mock): unknown[] => callback.mock.calls.map((call: unknown[]) => call[1]);
const days = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const selected = (): (string | null)[] => days('[aria-selected=true]').map(({textContent}) => textContent);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('Clicks', () => {
  test('each row of the table', () => {
    const onChange = jest.fn();
    const onRangePositionChange = jest.fn();
    render(
      withDayjs(
        <DateRangeCalendar
          {...base}
          referenceDate={dayjs('2024-05-01')}
          onChange={onChange}
          onRangePositionChange={onRangePositionChange}
        />,
      ),
    );
    choose('16', '20', '18', '18', '18', '25', '26', '10', '10');
    expect(rangesOf(onChange)).toEqual([
      '05-16 to null',
      '05-16 to 05-20',
      '05-18 to 05-20',
      '05-18 to 05-18',
      '05-18 to 05-18',
      '05-18 to 05-25',
      '05-26 to null',
      '05-10 to null',
      '05-10 to 05-10',
    ]);
    expect(statesOf(onChange)).toEqual([
      'partial',
      'finish',
      'partial',
      'finish',
      'partial',
      'finish',
      'partial',
      'partial',
      'finish',
    ]);
    expect(onRangePositionChange.mock.calls.flat()).toEqual([
      'end',
      'start',
      'end',
      'start',
      'end',
      'start',
      'end',
      'end',
      'start',
    ]);
  });

  test('the end first and then the start is never finished', () => {
    const onChange = jest.fn();
    render(
      withDayjs(
        <DateRangeCalendar
          {...base}
          defaultRangePosition="end"
          referenceDate={dayjs('2024-05-01')}
          onChange={onChange}
        />,
      ),
    );
    choose('20', '16');
    expect(rangesOf(onChange)).toEqual(['null to 05-20', '05-16 to 05-20']);
    expect(statesOf(onChange)).toEqual(['partial', 'partial']);
  });

  test('the fence of Start or end changes the end only', () => {
    const {default: ExtendStay} = fenceModule<Fence>(page, 'range-position');
    render(withDayjs(<ExtendStay />));
    expect(['15', '16', '17'].map(isDisabled)).toEqual([true, true, false]);
    choose('24', '22');
    expect(selected()).toEqual(['16', '22']);
    expect(document.querySelector('[draggable=true]')).toBeNull();
  });

  test('a drag past the other end exchanges the two, with one call', () => {
    const onChange = jest.fn();
    render(withDayjs(<DateRangeCalendar {...base} defaultValue={stay} onChange={onChange} />));
    drag('20', '12');
    expect(rangesOf(onChange)).toEqual(['05-12 to 05-16']);
    drag('12', '18');
    expect(rangesOf(onChange)).toEqual(['05-12 to 05-16', '05-16 to 05-18']);
  });
});

describe('Form props', () => {
  test('a read-only calendar goes to other months and keeps its range', () => {
    const onChange = jest.fn();
    render(withDayjs(<DateRangeCalendar {...base} readOnly defaultValue={stay} onChange={onChange} />));
    choose('10');
    fireEvent.click(screen.getByLabelText('Next month'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('June 2024')).toBeTruthy();
    expect(document.querySelector('[draggable=true]')).toBeNull();
  });

  test.each([
    [1, true],
    [2, false],
  ] as const)('the arrows of a disabled calendar with %s months: disabled is %s', (calendars, disabled) => {
    render(withDayjs(<DateRangeCalendar reduceAnimations disabled calendars={calendars} defaultValue={stay} />));
    const [previous] = screen.getAllByLabelText('Previous month');
    expect(previous?.hasAttribute('disabled')).toBe(disabled);
    expect(isDisabled('16')).toBe(true);
  });
});

describe('Months', () => {
  test('a position beyond the calendars shows the wrong days, and warns', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(withDayjs(<DateRangeCalendar {...base} currentMonthCalendarPosition={2} defaultValue={stay} />));
    expect(screen.getByText('May 2024')).toBeTruthy();
    expect(screen.queryByText('31', {selector: '[role=gridcell]'})).toBeNull();
    expect(String(warn.mock.calls[0])).toContain(
      'The `currentMonthCalendarPosition` prop must be an integer between `1` and the amount of calendars rendered.',
    );
  });

  test('the fence goes to a month, and with a value the calendar opens at it', () => {
    const {default: Seasons} = fenceModule<Fence>(page, 'go-to-month');
    const {unmount} = render(withDayjs(<Seasons />));
    choose('16');
    fireEvent.click(screen.getByText('Autumn'));
    expect(screen.getAllByText(/2024$/).map(({textContent}) => textContent)).toEqual([
      'September 2024',
      'October 2024',
    ]);
    unmount();
    render(withDayjs(<DateRangeCalendar {...base} referenceDate={dayjs('2021-02-01')} value={stay} />));
    expect(screen.getByText('May 2024')).toBeTruthy();
  });

  test('the last of two positions shows the month before', () => {
    render(
      withDayjs(
        <DateRangeCalendar reduceAnimations calendars={2} currentMonthCalendarPosition={2} defaultValue={stay} />,
      ),
    );
    expect(screen.getAllByText(/2024$/).map(({textContent}) => textContent)).toEqual(['April 2024', 'May 2024']);
  });

  test.each([
    [false, 'July 2024'],
    [true, 'May 2024'],
  ])('after the start, with disableAutoMonthSwitching={%s}, the month is %s', (disableAutoMonthSwitching, month) => {
    render(
      withDayjs(
        <DateRangeCalendar
          {...base}
          disableAutoMonthSwitching={disableAutoMonthSwitching}
          defaultValue={[dayjs('2024-05-16'), dayjs('2024-07-20')]}
        />,
      ),
    );
    choose('17');
    expect(screen.getByText(month)).toBeTruthy();
  });
});

describe('Days', () => {
  test('the demo keeps the classes of the range', () => {
    const {container} = render(<CustomDay />);
    const band = container.querySelectorAll('.MuiDateRangePickerDay-rangeIntervalDayHighlight');
    expect([...band].map(({textContent}) => textContent)).toEqual(['16', '17', '18', '19', '20']);
    const [, inside] = band;
    expect(inside && getComputedStyle(inside).borderRadius).toBe('0');
  });

  test.each([
    ['PickersDay', PickersDay, true],
    ['DateRangePickerDay', DateRangePickerDay, false],
  ] as const)('%s gives props of ranges to the DOM: %s', (_name, day, warns) => {
    render(
      withDayjs(
        <DateRangeCalendar
          {...base}
          defaultValue={stay}
          slots={{day: day as ComponentType<DateRangePickerDayProps<Dayjs>>}}
        />,
      ),
    );
    const unknown = errors.mock.calls.some((call: unknown[]) => call.includes('isHighlighting'));
    expect(unknown).toBe(warns);
  });

  test('the fence shows a price in each day', () => {
    const {default: Prices} = fenceModule<Fence>(page, 'custom-day-rendering');
    render(withDayjs(<Prices />));
    const friday = screen.getByRole('gridcell', {name: '17 May 2024, 140 euros'});
    const [number] = friday.getElementsByTagName('span');
    expect(friday.textContent).toBe('17140');
    fireEvent.click(friday);
    fireEvent.click(screen.getByRole('gridcell', {name: '20 May 2024, 90 euros'}));
    expect(selected()).toEqual(['17140', '2090']);
    const dataTransfer = {setData: () => {}, getData: () => '', setDragImage: () => {}};
    for (const [target, start] of [
      [number ?? friday, '2090'],
      [friday, '17140'],
    ] as const) {
      fireEvent.dragStart(days('[data-position=end]')[0] ?? document.body, {dataTransfer});
      fireEvent.drop(target, {dataTransfer});
      expect(selected().at(-1)).toBe(start);
    }
  });

  test('a range whose end is before its start has no band', () => {
    const {container} = render(
      withDayjs(<DateRangeCalendar {...base} value={[dayjs('2024-05-20'), dayjs('2024-05-16')]} />),
    );
    expect(container.querySelector('.MuiDateRangePickerDay-rangeIntervalDayHighlight')).toBeNull();
    expect(selected()).toEqual(['16', '20']);
  });

  test('the ferry leaves on Mondays and returns on Fridays', () => {
    const {default: FerryCalendar} = fenceModule<Fence>(page, 'validation');
    render(withDayjs(<FerryCalendar />));
    const enabledDays = () => days('[data-timestamp]:not([disabled])');
    const enabled = () => enabledDays().map((day) => new Date(Number(day.dataset['timestamp'])).getDay());
    expect(new Set(enabled())).toEqual(new Set([1]));
    fireEvent.click(enabledDays()[2] ?? document.body);
    expect(enabled().slice(0, 4)).toEqual([1, 1, 5, 5]);
    fireEvent.click(enabledDays()[0] ?? document.body);
    expect(new Set(enabled())).toEqual(new Set([5]));
  });

  test.each([
    [undefined, 7],
    [false, 0],
  ])('with isPreviewing={%s} from slotProps, %s days are a preview', (isPreviewing, count) => {
    const medium = {matches: true, addListener: () => {}, removeListener: () => {}};
    Object.assign(window, {matchMedia: () => medium});
    const day = isPreviewing === undefined ? {} : {isPreviewing};
    render(withDayjs(<DateRangeCalendar {...base} defaultValue={stay} slotProps={{day}} />));
    fireEvent.mouseEnter(dayOf('10'));
    expect(days('.MuiDateRangePickerDay-rangeIntervalDayPreview')).toHaveLength(count);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

describe('Accessibility', () => {
  test('the fence gives each day a name of its own', () => {
    const {default: NamedCalendar} = fenceModule<Fence>(page, 'accessibility');
    render(withDayjs(<NamedCalendar />));
    expect(days('[role=group] [role=grid]')).toHaveLength(2);
    const names = days('[data-timestamp]').map((day) => day.getAttribute('aria-label') ?? '');
    expect(names[0]).toMatch(/^\w+day, 1 \w+ \d{4}$/);
    expect(new Set(names).size).toBe(names.length);
  });

  test('keys do not leave the month, grids have no name, and the days between are not selected', () => {
    render(withDayjs(<DateRangeCalendar {...base} defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-31')]} />));
    const goes = (from: string, key: string) => {
      act(() => dayOf(from).focus());
      fireEvent.keyDown(dayOf(from), {key});
      return document.activeElement?.textContent;
    };
    expect(['ArrowRight', 'ArrowDown', 'End'].map((key) => goes('31', key))).toEqual(['31', '31', '31']);
    expect(['ArrowLeft', 'ArrowUp', 'Home'].map((key) => goes('1', key))).toEqual(['1', '1', '1']);
    expect(['PageUp', 'PageDown'].map((key) => goes('16', key))).toEqual(['31', '1']);
    expect(screen.getByText('May 2024')).toBeTruthy();
    expect(screen.getByRole('grid').hasAttribute('aria-labelledby')).toBe(false);
    expect(selected()).toEqual(['16', '31']);
  });
});
