/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentProps, ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import SeveralDays from '../../docs/react-date-pickers/date-calendar/SeveralDays';
import {fenceModule, pageFence, runFence} from './pageFence';
import {LightDay} from './pickersInJest';

type Fence = {default: ComponentType};

const PAGE = 'react-date-pickers/date-calendar';
const MAY = dayjs('2024-05-16');

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const all = <Found extends HTMLElement>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];
const texts = (selector: string): (string | null)[] => all(selector).map(({textContent}) => textContent);
const day = (name: string): HTMLElement => screen.getByText(name, {selector: '[role=gridcell]'});
const shownMonth = (): string => texts('.MuiPickersCalendarHeader-label').join();

test('only calendars of ranges have the prop calendars', () => {
  const props = (component: unknown): object => (component as {propTypes: object}).propTypes;
  expect('calendars' in props(DateCalendar)).toBe(false);
  expect('calendars' in props(DateRangeCalendar)).toBe(true);
});

test.each([true, false])('disabled turns the arrows off only with a value: %s', (hasValue) => {
  render(
    withDayjs(<DateCalendar disabled reduceAnimations referenceDate={MAY} defaultValue={hasValue ? MAY : null} />),
  );
  const arrows = all<HTMLButtonElement>('.MuiPickersArrowSwitcher-button');
  expect(arrows.map(({disabled}) => disabled)).toEqual([hasValue, hasValue]);
  fireEvent.click(screen.getByLabelText('Next month'));
  expect(shownMonth()).toBe(hasValue ? 'May 2024' : 'June 2024');
});

test.each([
  ['month', 'Feb', 'February 2024', (date: Dayjs) => date.month() === 1],
  ['year', '2025', 'January 2025', (date: Dayjs) => date.year() === 2025],
] as const)('a %s without an enabled day is shown, and the value stays', (view, choice, month, shouldDisableDate) => {
  const onChange = jest.fn();
  render(
    withDayjs(
      <DateCalendar
        reduceAnimations
        slots={{day: LightDay}}
        views={[view, 'day']}
        openTo={view}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={MAY}
        shouldDisableDate={shouldDisableDate}
        onChange={onChange}
      />,
    ),
  );
  fireEvent.click(screen.getByText(choice));
  expect(shownMonth()).toBe(month);
  expect(onChange).not.toHaveBeenCalled();
});

test('the view of months gets the className of the calendar', () => {
  render(withDayjs(<DateCalendar className="custom" views={['month', 'day']} openTo="month" />));
  expect(all('.custom')).toHaveLength(2);
  expect(all('.custom.MuiDateCalendar-root')).toHaveLength(1);
});

describe('Newest year first', () => {
  const years = (): (string | null)[] => texts('[role=radio]');

  test('the fence begins with this year, and a plain calendar ends with it', () => {
    const {default: ModelYear} = fenceModule<Fence>(PAGE, 'newest-year-first');
    const {unmount} = render(<ModelYear />);
    const descending = years();
    expect([descending[0], descending.at(-1)]).toEqual([dayjs().format('YYYY'), '1990']);
    unmount();
    render(withDayjs(<YearCalendar minDate={dayjs('2022-01-01')} maxDate={dayjs('2024-12-31')} />));
    expect(years()).toEqual(['2022', '2023', '2024']);
  });

  test('without maxDate, 2099 is the first; the arrow keys keep their meaning', () => {
    const fence = pageFence(PAGE, 'newest-year-first');
    const {NewestYearFirst} = runFence<{NewestYearFirst: typeof AdapterDayjs}>({
      ...fence,
      code: fence.code.replace('class NewestYearFirst', 'export $&'),
    });
    render(
      <LocalizationProvider dateAdapter={NewestYearFirst}>
        <YearCalendar minDate={dayjs('2020-01-01')} defaultValue={dayjs('2090-05-16')} autoFocus />
      </LocalizationProvider>,
    );
    expect(years().slice(0, 10).join()).toBe('2099,2098,2097,2096,2095,2094,2093,2092,2091,2090');
    const pressed = (key: string): string | null | undefined => {
      fireEvent.keyDown(document.activeElement as Element, {key});
      return document.activeElement?.textContent;
    };
    expect([pressed('ArrowRight'), pressed('ArrowDown'), pressed('ArrowLeft')]).toEqual(['2091', '2094', '2093']);
  });
});

test('the fence on the size of the days finds the parts, which have 36 px without it', () => {
  const fence = pageFence(PAGE, 'day-size');
  // jsdom has no width: it applies the rules of a screen, and no others.
  const code = fence.code.replace('@media (min-width: 464px)', '@media screen');
  const {default: LargeCalendar} = runFence<Fence>({...fence, code});
  const widths = (...selectors: string[]): string[] =>
    selectors.map((selector) => getComputedStyle(all(selector)[0] as Element).width);
  const parts = ['.MuiPickersDay-root', '.MuiDayCalendar-weekDayLabel'];
  render(withDayjs(<DateCalendar />));
  expect(widths(...parts)).toEqual(['36px', '36px']);
  cleanup();
  render(withDayjs(<LargeCalendar />));
  expect(widths('.MuiDateCalendar-root', ...parts)).toEqual(['400px', '48px', '48px']);
  expect(getComputedStyle(all('.MuiDayCalendar-slideTransition')[0] as Element).minHeight).toBe('312px');
});

describe('Several days', () => {
  test('a click adds a day to the list, and a second one removes it', () => {
    render(<SeveralDays />);
    const chosen = (): string => texts('[role=gridcell][aria-selected=true]').join();
    const clicked = (name: string): string => {
      fireEvent.click(day(name));
      return chosen();
    };
    expect(screen.getByRole('group', {name: 'Days off: choose one or more days'})).toBeTruthy();
    expect(chosen()).toBe('14,16');
    const listed = (): string | null => screen.getByRole('status').textContent;
    expect(listed()).toBe('14 May, 16 May');
    expect([clicked('20'), clicked('14'), clicked('20')]).toEqual(['14,16,20', '16,20', '16']);
    expect(texts('.MuiPickersDay-root.Mui-selected')).toEqual(['16']);
    clicked('9');
    expect(listed()).toBe('9 May, 16 May');
  });

  test('years and months call onChange too, and only the day is finish', () => {
    const states: (string | undefined)[] = [];
    render(
      withDayjs(
        <DateCalendar
          reduceAnimations
          views={['year', 'month', 'day']}
          openTo="year"
          minDate={dayjs('2024-01-01')}
          maxDate={dayjs('2025-12-31')}
          value={null}
          onChange={(_day, selectionState) => states.push(selectionState)}
          slots={{day: LightDay}}
        />,
      ),
    );
    for (const name of ['2024', 'Feb', '12']) {
      fireEvent.click(screen.getByText(name));
    }
    expect(states).toEqual(['partial', 'partial', 'finish']);
  });
});

describe('Validation', () => {
  type Rules = Partial<ComponentProps<typeof DateCalendar<Dayjs>>>;

  /** What a rule grays out in May 2024, in that year, and in three years, and which arrows it disables. */
  function grayBy(rules: Rules): Record<string, string> {
    const gray = (view: 'day' | 'month' | 'year', selector: string): string => {
      const props = {minDate: dayjs('2023-01-01'), maxDate: dayjs('2025-12-31'), slots: {day: LightDay}, ...rules};
      const {unmount} = render(withDayjs(<DateCalendar views={[view]} openTo={view} referenceDate={MAY} {...props} />));
      const names = all<HTMLButtonElement>(selector).flatMap((button) =>
        button.disabled ? [button.getAttribute('aria-label') ?? button.textContent] : [],
      );
      unmount();
      return names.join();
    };
    return {
      days: gray('day', '[role=gridcell]:not([aria-hidden=true])'),
      months: gray('month', '[role=radio]'),
      years: gray('year', '[role=radio]'),
      arrows: gray('day', '[aria-label$=" month"]'),
    };
  }
  const MAY_DAYS = Array.from({length: 31}, (_each, index) => index + 1).join();
  const isMay = (date: Dayjs): boolean => date.month() === 4;
  const NONE = {days: '', months: '', years: '', arrows: ''};

  test('minDate and maxDate: days, months and arrows; years beyond them are not in the list', () => {
    const rules = {minDate: dayjs('2024-05-03'), maxDate: dayjs('2024-05-29')};
    expect(grayBy(rules)).toEqual({
      days: '1,2,30,31',
      months: 'January,February,March,April,June,July,August,September,October,November,December',
      years: '',
      arrows: 'Previous month,Next month',
    });
    render(withDayjs(<YearCalendar {...rules} />));
    expect(texts('[role=radio]')).toEqual(['2024']);
  });

  test('disablePast and disableFuture: days, months, years and arrows', () => {
    jest.useFakeTimers({now: MAY.hour(10).toDate()});
    const past = grayBy({disablePast: true});
    const future = grayBy({disableFuture: true});
    jest.useRealTimers();
    expect(past).toEqual({
      days: MAY_DAYS.split(',16')[0],
      months: 'January,February,March,April',
      years: '2023',
      arrows: 'Previous month',
    });
    expect(future).toEqual({
      days: MAY_DAYS.split('16,')[1],
      months: 'June,July,August,September,October,November,December',
      years: '2025',
      arrows: 'Next month',
    });
  });

  test('shouldDisableYear, shouldDisableMonth and shouldDisableDate, none of which disables an arrow', () => {
    expect(grayBy({shouldDisableYear: (date) => date.year() === 2024})).toEqual({
      ...NONE,
      days: MAY_DAYS,
      years: '2024',
    });
    expect(grayBy({shouldDisableMonth: isMay})).toEqual({...NONE, days: MAY_DAYS, months: 'May'});
    expect(grayBy({shouldDisableDate: isMay})).toEqual({...NONE, days: MAY_DAYS});
  });

  test('a month whose days are all forbidden can be chosen and reached, and is gray', () => {
    const shouldDisableDate = (date: Dayjs): boolean => date.month() === 5;
    const calendar = (openTo: 'day' | 'month'): ReactElement => (
      <DateCalendar
        reduceAnimations
        views={['month', 'day']}
        openTo={openTo}
        defaultValue={MAY}
        shouldDisableDate={shouldDisableDate}
        slots={{day: LightDay}}
      />
    );
    const {unmount} = render(withDayjs(calendar('month')));
    const isShownInGray = (): boolean =>
      shownMonth() === 'June 2024' && all('[role=gridcell]:enabled:not([aria-hidden=true])').length === 0;
    fireEvent.click(screen.getByText('Jun'));
    expect(isShownInGray()).toBe(true);
    unmount();
    render(withDayjs(calendar('day')));
    fireEvent.click(screen.getByLabelText('Next month'));
    expect(isShownInGray()).toBe(true);
  });
});
