/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import utc from 'dayjs/plugin/utc';
import {execFileSync} from 'node:child_process';
import {useState, type ComponentType} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import type {DateRange} from '@mui/x-date-pickers-pro';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import FormProps from '../../docs/react-date-pickers/date-range-picker/FormPropsDateRangePickers';
import StayRules from '../../docs/react-date-pickers/date-range-picker/StayRules';
import {pageFence, fenceModule} from './pageFence';
import {choose, inputAt, inputs, isDisabled, isOpen, rangesOf, settle, type, withDayjs} from './pickersRangesInJest';

type Fence = {default: ComponentType};

const page = 'react-date-pickers/date-range-picker';
const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];
const base = {reduceAnimations: true, calendars: 1 as const};
const errorsOf = (callback: jest.Mock): unknown[] =>
  (callback.mock.calls as [unknown, {validationError: unknown}][]).map(([, {validationError}]) => validationError);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('The value', () => {
  test('a click on the start gives half a range, and Esc accepts it', () => {
    const onChange = jest.fn();
    const onAccept = jest.fn();
    render(withDayjs(<DesktopDateRangePicker {...base} defaultValue={stay} onChange={onChange} onAccept={onAccept} />));
    fireEvent.click(inputAt(0));
    choose('25');
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.keyDown(inputAt(0), {key: 'Escape'});
    expect(rangesOf(onChange)).toEqual(['05-25 to null']);
    expect(errorsOf(onChange)).toEqual([[null, null]]);
    expect(rangesOf(onAccept)).toEqual(['05-25 to null']);
  });

  test('typing gives ranges in any order, and errors of both ends', () => {
    const onChange = jest.fn();
    const onError = jest.fn();
    render(withDayjs(<DesktopDateRangePicker {...base} defaultValue={stay} onChange={onChange} onError={onError} />));
    type(1, '05/10/2024');
    expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    type(1, '05/16/2024');
    act(() => inputAt(1).focus());
    type(1, '02/31/2024');
    expect(rangesOf(onChange).slice(0, 2)).toEqual(['05-16 to 05-10', '05-16 to 05-16']);
    expect(errorsOf(onChange).slice(0, 2)).toEqual([
      ['invalidRange', 'invalidRange'],
      [null, null],
    ]);
    expect(onError).toHaveBeenCalledWith(['invalidRange', 'invalidRange'], expect.anything());
  });

  test('with a time, the start cannot be the end by a click, and typing keeps times', () => {
    const onChange = jest.fn();
    const times: DateRange<Dayjs> = [dayjs('2024-05-16T15:00'), dayjs('2024-05-20T11:00')];
    render(withDayjs(<DesktopDateRangePicker {...base} defaultValue={times} onChange={onChange} />));
    type(1, '05/16/2024');
    fireEvent.click(inputAt(1));
    choose('16', '16');
    expect(rangesOf(onChange)).toEqual(['05-16 15:00 to 05-16 11:00', '05-16 to null', '05-16 to 05-16']);
    expect(errorsOf(onChange)[0]).toEqual(['invalidRange', 'invalidRange']);
  });

  test('a click sets midnight in the zone of the picker', () => {
    dayjs.extend(utc);
    const onChange = jest.fn();
    render(
      withDayjs(
        <DesktopDateRangePicker
          {...base}
          timezone="UTC"
          referenceDate={dayjs.utc('2024-05-01T14:00')}
          onChange={onChange}
        />,
      ),
    );
    fireEvent.click(inputAt(0));
    choose('16');
    const [[[start]]] = onChange.mock.calls as [[[Dayjs]]];
    expect(start.toISOString()).toBe('2024-05-16T00:00:00.000Z');
  });

  test('two time zones throw', () => {
    dayjs.extend(utc);
    const mixed: DateRange<Dayjs> = [dayjs.utc('2024-05-16'), dayjs('2024-05-20')];
    expect(() => render(withDayjs(<DesktopDateRangePicker value={mixed} />))).toThrow(
      'MUI: The timezone of the start and the end date should be the same',
    );
  });
});

describe('The mobile form', () => {
  test('the toolbar chooses the end, and OK accepts half a range', () => {
    const onAccept = jest.fn();
    render(withDayjs(<MobileDateRangePicker reduceAnimations defaultValue={stay} onAccept={onAccept} />));
    fireEvent.click(inputAt(0));
    expect(screen.getByRole('dialog', {name: 'Select date range'}).querySelectorAll('[role=grid]')).toHaveLength(1);
    fireEvent.click(screen.getByText('May 20'));
    choose('22');
    expect(screen.getByText('May 16')).toBeTruthy();
    choose('25');
    fireEvent.click(screen.getByText('OK'));
    expect(rangesOf(onAccept)).toEqual(['05-25 to null']);
  });

  test.each([
    [undefined, true],
    [true, false],
  ])('with closeOnSelect={%s}, the dialog is open after the choice of the end: %s', async (closeOnSelect, open) => {
    const props = closeOnSelect === undefined ? {} : {closeOnSelect};
    render(withDayjs(<MobileDateRangePicker {...props} reduceAnimations defaultValue={stay} />));
    fireEvent.click(inputAt(1));
    choose('22');
    await settle();
    expect(isOpen()).toBe(open);
  });

  test('currentMonthCalendarPosition shows the days of the month before', () => {
    const onChange = jest.fn();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      withDayjs(
        <MobileDateRangePicker
          reduceAnimations
          currentMonthCalendarPosition={2}
          defaultValue={stay}
          onChange={onChange}
        />,
      ),
    );
    fireEvent.click(inputAt(0));
    expect(screen.getByText('May 2024')).toBeTruthy();
    choose('10');
    expect(rangesOf(onChange)).toEqual(['04-10 to 05-20']);
  });
});

describe('Forms and fields', () => {
  test('a disabled and a read-only picker do not open, and the names are those of the two fields', () => {
    render(<FormProps />);
    fireEvent.click(inputAt(0));
    fireEvent.click(inputAt(2));
    expect(isOpen()).toBe(false);
    expect(inputs().map(({name}) => name)).toEqual(['', '', '', '', 'arrival', 'departure']);
  });

  test('the fence of Form props sends both days in the format of the server', () => {
    const {default: BookingFields} = fenceModule<Fence>(page, 'form-props');
    const {container} = render(withDayjs(<form>{<BookingFields />}</form>));
    type(0, '05/16/2024');
    type(1, '05/20/2024');
    const form = container.querySelector('form') ?? undefined;
    expect([...new FormData(form)]).toEqual([
      ['arrival', '2024-05-16'],
      ['departure', '2024-05-20'],
    ]);
  });

  test('a wrapped field has one label if it says that it has one input', () => {
    const Wrapped = (props: object) => <SingleInputDateRangeField {...props} />;
    const {unmount} = render(withDayjs(<DesktopDateRangePicker label="Stay" slots={{field: Wrapped}} />));
    expect(inputs().map(({labels}) => labels?.[0]?.textContent)).toEqual(['End']);
    unmount();
    const {default: CompactPicker} = fenceModule<Fence>(page, 'use-a-single-input-field');
    render(withDayjs(<CompactPicker />));
    expect(inputs().map(({labels}) => labels?.[0]?.textContent)).toEqual(['Stay']);
  });

  test('a click on the icon of the fence opens the calendar', () => {
    const {default: Rental} = fenceModule<Fence>(page, 'customize-the-field');
    const {container} = render(withDayjs(<Rental />));
    expect(container.textContent).toContain('to');
    expect(inputs().map(({labels}) => labels?.[0]?.textContent)).toEqual(['Pick-up', 'Return']);
    fireEvent.click(container.querySelector('svg') ?? container);
    expect(isOpen()).toBe(true);
  });
});

describe('Rules', () => {
  test('a shortcut to a range that is not allowed is disabled', () => {
    const items = [
      {label: 'April', getValue: (): DateRange<Dayjs> => [dayjs('2024-04-01'), dayjs('2024-04-30')]},
      {label: 'June', getValue: (): DateRange<Dayjs> => [dayjs('2024-06-01'), dayjs('2024-06-30')]},
    ];
    const minDate = dayjs('2024-05-01');
    render(withDayjs(<DesktopDateRangePicker {...base} minDate={minDate} slotProps={{shortcuts: {items}}} />));
    fireEvent.click(inputAt(0));
    const chips = items.map(({label}) => screen.getByRole('button', {name: label, hidden: true}));
    expect(chips.map((chip) => chip.getAttribute('aria-disabled'))).toEqual(['true', null]);
  });

  test('a picker of months keeps the day', () => {
    const onChange = jest.fn();
    const day = dayjs('2024-01-15');
    render(withDayjs(<DateCalendar views={['year', 'month']} openTo="month" defaultValue={day} onChange={onChange} />));
    fireEvent.click(screen.getByText('Mar'));
    const [[chosen]] = onChange.mock.calls as [[Dayjs]];
    expect(chosen.format('YYYY-MM-DD')).toBe('2024-03-15');
  });

  test('the demo forbids stays by length, and sold nights in between', () => {
    render(<StayRules />);
    fireEvent.click(inputAt(0));
    expect(['21', '22', '29'].map(isDisabled)).toEqual([false, true, true]);
    choose('20');
    expect(screen.getByRole('status').textContent).toBe('A stay has 2 to 5 nights.');
    expect(['18', '20', '21', '22', '23'].map(isDisabled)).toEqual([false, true, true, false, true]);
    choose('22');
    expect(screen.getByRole('status').textContent).toBe('2 nights');
    type(1, '05/24/2024');
    expect(screen.getByRole('status').textContent).toBe('A night in between is sold.');
    expect(inputAt(1).getAttribute('aria-invalid')).toBe('true');
    type(1, '05/30/2024');
    expect(screen.getByRole('status').textContent).toBe('A stay has 2 to 5 nights.');
  });

  test('the context of onChange belongs to the state before the change', () => {
    const onChange = jest.fn();
    const onError = jest.fn();
    function Controlled() {
      const [value, setValue] = useState(stay);
      return (
        <DesktopDateRangePicker
          {...base}
          value={value}
          shouldDisableDate={(day, position) => position === 'end' && day.diff(value[0], 'day') < 2}
          onError={onError}
          onChange={(next, context) => {
            onChange(next, context);
            setValue(next);
          }}
        />
      );
    }
    render(withDayjs(<Controlled />));
    type(0, '05/19/2024');
    expect(errorsOf(onChange)).toEqual([[null, null]]);
    expect(onError).toHaveBeenLastCalledWith([null, 'shouldDisableDate'], expect.anything());
  });

  test('nights survive the change of the clock, and toInterval ends before the next day', () => {
    const {code} = pageFence(page, 'nights');
    const script = `const dayjs = require('dayjs');
      const [a, b] = [dayjs('2024-03-30'), dayjs('2024-04-01')];
      console.log(b.diff(a, 'day'), (b - a) / 36e5, ((b - a) / 864e5).toFixed(2), a.toISOString(), b.add(1, 'day').toISOString());`;
    const printed = execFileSync(process.execPath, ['-e', script], {env: {...process.env, TZ: 'Europe/Berlin'}});
    expect(String(printed).trim()).toBe('2 47 1.96 2024-03-29T23:00:00.000Z 2024-04-01T22:00:00.000Z');
    expect(code).toContain("end.add(1, 'day').toISOString()");
  });
});

test('the fence for a Data Grid filters by both ends', () => {
  const {default: Invoices} = fenceModule<Fence>(page, 'data-grid');
  const {container} = render(withDayjs(<Invoices />));
  const count = () => container.querySelector('.MuiDataGrid-rowCount')?.textContent;
  expect(count()).toBe('Total Rows: 3');
  type(0, '05/10/2024');
  expect(count()).toBe('Total Rows: 2 of 3');
  type(1, '05/16/2024');
  expect(count()).toBe('Total Rows: 1 of 3');
});

test('the fence for a Data Grid keeps the filters of other columns', () => {
  const {default: Invoices} = fenceModule<Fence>(page, 'data-grid');
  const filterModel = {items: [{id: 'invoice', field: 'id', operator: 'equals', value: 'A-1'}]};
  const theme = createTheme({
    components: {MuiDataGrid: {defaultProps: {initialState: {filter: {filterModel}}}}},
  } as object);
  const {container} = render(<ThemeProvider theme={theme}>{withDayjs(<Invoices />)}</ThemeProvider>);
  const count = () => container.querySelector('.MuiDataGrid-rowCount')?.textContent;
  expect(count()).toBe('Total Rows: 1 of 3');
  type(0, '05/10/2024');
  expect(count()).toBe('Total Rows: 0 of 3');
  type(0, '');
  expect(count()).toBe('Total Rows: 1 of 3');
});
