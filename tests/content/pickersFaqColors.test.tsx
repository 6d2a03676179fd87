/** @jest-environment jsdom */
import {act, cleanup, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ReactElement, ReactNode} from 'react';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {fenceModule} from './pageFence';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

const PAGE = 'react-date-pickers/faq';
const MAY = dayjs('2024-05-16');
const GREEN = 'rgb(0, 121, 107)';
const green = {backgroundColor: GREEN};

const below = (theme: Theme, element: ReactNode): void => {
  render(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
    </ThemeProvider>,
  );
};
const styled = (name: string, styleOverrides: object): Theme =>
  createTheme({components: {[name]: {styleOverrides}}} as object);
const Day = (props: Partial<PickersDayProps<Dayjs>>): ReactElement => (
  <PickersDay
    day={MAY}
    outsideCurrentMonth={false}
    isFirstVisibleCell={false}
    isLastVisibleCell={false}
    onDaySelect={() => {}}
    {...props}
  />
);
/** The computed styles of all elements with these classes. */
const styles = (selector: string): CSSStyleDeclaration[] =>
  [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element));
const backgrounds = (selector: string): string[] => styles(selector).map(({backgroundColor}) => backgroundColor);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Colors of days and years', () => {
  test('what is chosen has the primary color, or those of the fence, which also colors the border of today', () => {
    const chosen = (theme: Theme): string[] => {
      below(
        theme,
        <>
          <Day selected />
          <MonthCalendar value={MAY} />
          <YearCalendar value={MAY} minDate={MAY} maxDate={MAY} />
        </>,
      );
      return backgrounds('.Mui-selected');
    };
    const red = 'rgb(255, 0, 0)';
    expect(chosen(createTheme({palette: {primary: {main: red}}}))).toEqual([red, red, red]);
    cleanup();
    const {theme} = fenceModule<{theme: Theme}>(PAGE, 'day-colors');
    expect(chosen(theme)).toEqual([GREEN, GREEN, GREEN]);
    const focused = [...document.querySelectorAll<HTMLElement>('.Mui-selected')].map((element) => {
      act(() => element.focus());
      const {color, backgroundColor} = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(focused).toEqual(Array(3).fill(['rgb(255, 255, 255)', 'rgb(0, 77, 64)']));
    cleanup();
    below(
      theme,
      <>
        <Day today />
        <Day today selected />
      </>,
    );
    const teal = 'rgb(0, 150, 136)';
    expect(styles('.MuiPickersDay-today').map(({borderColor}) => borderColor === teal)).toEqual([true, false]);
  });

  test('the keys selected and disabled do nothing but warn', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const theme = styled('MuiPickersDay', {selected: green, disabled: green});
    const warnings = error.mock.calls
      .flat()
      .join()
      .match(/state\.\s+You can not override it like this/g);
    expect(warnings).toHaveLength(2);
    below(
      theme,
      <>
        <Day selected />
        <Day disabled />
      </>,
    );
    expect(backgrounds('.MuiPickersDay-root.Mui-selected, .MuiPickersDay-root.Mui-disabled')).toHaveLength(2);
    expect(backgrounds('.MuiPickersDay-root')).not.toContain(GREEN);
  });

  test('sx on a picker styles its field, and the days take that of their slot', () => {
    const sx = {'&.Mui-selected': green, '& .MuiPickersDay-root': green, '&.MuiTextField-root': green};
    const colors = (props: object): string[] => {
      below(createTheme(), <DesktopDatePicker open reduceAnimations value={MAY} {...props} />);
      const found = backgrounds('.MuiTextField-root, .MuiPickersDay-root.Mui-selected');
      cleanup();
      return found.map((color) => (color === GREEN ? 'green' : 'not'));
    };
    expect([colors({sx}), colors({slotProps: {day: {sx}}})]).toEqual([
      ['green', 'not'],
      ['not', 'green'],
    ]);
  });

  test('rangeIntervalDayHighlight styles the days from the start to the end', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const theme = styled('MuiDateRangePickerDay', {rangeIntervalDayHighlight: green});
    below(theme, <DateRangeCalendar calendars={1} value={[MAY, MAY.add(3, 'day')]} />);
    const days = [...document.querySelectorAll('.MuiDateRangePickerDay-root')];
    const highlighted = days.filter((each) => getComputedStyle(each).backgroundColor === GREEN);
    expect(highlighted.map(({textContent}) => textContent)).toEqual(['16', '17', '18', '19']);
  });
});

test('a label is in the place of the format, except with the focus, or above it at all times', () => {
  const label = (): string | null | undefined => document.querySelector('label')?.getAttribute('data-shrink');
  const field = (): HTMLInputElement => screen.getByRole('textbox');
  below(createTheme(), <DesktopDatePicker label="Due" />);
  expect([label(), field().value]).toEqual(['false', '']);
  act(() => field().focus());
  expect([label(), field().placeholder]).toEqual(['true', 'MM/DD/YYYY']);
  cleanup();
  below(createTheme(), <DesktopDatePicker label="Due" slotProps={{textField: {InputLabelProps: {shrink: true}}}} />);
  expect([label(), field().placeholder]).toEqual(['true', 'MM/DD/YYYY']);
});
