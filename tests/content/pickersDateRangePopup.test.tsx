/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType} from 'react';
import type {DateRange} from '@mui/x-date-pickers-pro';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import Shortcuts from '../../docs/react-date-pickers/date-range-picker/BasicRangeShortcuts';
import MonthRange from '../../docs/react-date-pickers/date-range-picker/MonthRange';
import {fenceModule} from './pageFence';
import {choose, dayOf, drag, inputAt, inputs, isOpen, rangesOf, settle, type, withDayjs} from './pickersRangesInJest';

type Fence = {default: ComponentType};

const page = 'react-date-pickers/date-range-picker';
const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];
const base = {reduceAnimations: true, calendars: 1 as const};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const leave = async (): Promise<void> => {
  act(() => screen.getByText('Next').focus());
  await settle();
};
/** The texts of the buttons that have one. */
const buttons = (): string[] =>
  [...document.querySelectorAll('button:not([role])')].map(({textContent}) => textContent).filter(Boolean);

describe('When to save', () => {
  test('users who type and leave the fields accept what they typed, in any order', async () => {
    const [onAccept, onClose] = [jest.fn(), jest.fn()];
    render(
      withDayjs(
        <>
          <DesktopDateRangePicker {...base} defaultValue={stay} onAccept={onAccept} onClose={onClose} />
          <button>Next</button>
        </>,
      ),
    );
    act(() => inputAt(0).focus());
    type(1, '05/02/2024');
    expect(onAccept).not.toHaveBeenCalled();
    await leave();
    act(() => inputAt(1).focus());
    await leave();
    expect(rangesOf(onAccept)).toEqual(['05-16 to 05-02']);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('the fence knows whole ranges in their order', () => {
    const {isComplete} = fenceModule<{isComplete: (range: DateRange<Dayjs>) => boolean}>(page, 'save');
    const [start, end] = stay;
    const ranges: DateRange<Dayjs>[] = [stay, [start, start], [end, start], [start, null], [dayjs('no'), end]];
    expect(ranges.map(isComplete)).toEqual([true, true, false, false, false]);
  });

  test('the clear button of a field is accepted when users leave it, and the picker does not pass its props on', async () => {
    const onAccept = jest.fn();
    const slotProps = {field: {clearable: true} as object, clearButton: {title: 'Reset'}} as object;
    render(
      withDayjs(
        <>
          <DesktopDateRangePicker
            {...base}
            defaultValue={stay}
            slots={{field: SingleInputDateRangeField}}
            slotProps={slotProps}
            localeText={{fieldClearLabel: 'Empty'}}
            onAccept={onAccept}
          />
          <button>Next</button>
        </>,
      ),
    );
    const clear = screen.getByTitle('Empty');
    act(() => clear.focus());
    fireEvent.click(clear);
    expect(onAccept).not.toHaveBeenCalled();
    await leave();
    expect(rangesOf(onAccept)).toEqual(['null to null']);
  });

  test('in the dialog of a phone, Esc accepts, Cancel does not, and a field has no clear button', async () => {
    const [onAccept, onChange] = [jest.fn(), jest.fn()];
    render(
      withDayjs(
        <MobileDateRangePicker
          reduceAnimations
          defaultValue={stay}
          slots={{field: SingleInputDateRangeField}}
          slotProps={{field: {clearable: true} as object}}
          onChange={onChange}
          onAccept={onAccept}
        />,
      ),
    );
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.click(inputAt(0));
    choose('10', '12');
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByText('Cancel'));
    await settle();
    expect(rangesOf(onChange).at(-1)).toBe('05-16 to 05-20');
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.click(inputAt(0));
    choose('11');
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    expect(rangesOf(onAccept)).toEqual([rangesOf(onChange).at(-1)]);
  });

  test.each([
    ['value is not iterable', null],
    ['value.isBefore is not a function', [new Date(2024, 4, 16), new Date(2024, 4, 20)]],
    ['value.isBefore is not a function', ['2024-05-16', '2024-05-20']],
  ])('throws “%s”', (message, value) => {
    const wrong = value as unknown as DateRange<Dayjs>;
    expect(() => render(withDayjs(<DesktopDateRangePicker value={wrong} />))).toThrow(message);
  });
});

describe('Layout', () => {
  test.each([
    ['mobile', 1, ['May 16', 'May 20', 'Cancel', 'OK']],
    ['desktop', 2, []],
  ] as const)('a static picker in the form %s has %s months', (form, months, texts) => {
    render(withDayjs(<StaticDateRangePicker reduceAnimations displayStaticWrapperAs={form} defaultValue={stay} />));
    expect(document.querySelectorAll('[role=grid]')).toHaveLength(months);
    expect(buttons()).toEqual(texts);
  });

  test('the fence moves shortcuts below the calendar', () => {
    const {default: Quarter} = fenceModule<Fence>(page, 'add-shortcuts');
    render(withDayjs(<Quarter />));
    fireEvent.click(inputAt(0));
    const list = document.querySelector('.MuiPickersLayout-shortcuts') ?? document.body;
    expect(getComputedStyle(list).display).toBe('flex');
    expect(list.querySelectorAll('li')).toHaveLength(1);
  });

  test('the fence with stacked fields opens the calendar below both', () => {
    const {default: Stacked} = fenceModule<Fence>(page, 'customize-the-field', 1);
    const {container} = render(withDayjs(<Stacked />));
    const fields = container.querySelector('.MuiMultiInputDateRangeField-root') ?? document.body;
    expect(getComputedStyle(fields).flexDirection).toBe('column');
    const rectangle = jest.spyOn(fields, 'getBoundingClientRect');
    fireEvent.click(inputAt(0));
    expect(rectangle).toHaveBeenCalled();
  });

  test('months stack by the style of the layout, and an end out of sight is in the last month', () => {
    render(
      withDayjs(
        <DesktopDateRangePicker
          reduceAnimations
          defaultValue={[dayjs('2024-05-16'), dayjs('2024-09-20')]}
          slotProps={{layout: {sx: {'.MuiDateRangeCalendar-root': {flexDirection: 'column'}}}}}
        />,
      ),
    );
    fireEvent.click(inputAt(1));
    expect(screen.getAllByText(/2024$/).map(({textContent}) => textContent)).toEqual(['August 2024', 'September 2024']);
    const calendar = document.querySelector('.MuiDateRangeCalendar-root') ?? document.body;
    expect(getComputedStyle(calendar).flexDirection).toBe('column');
  });
});

describe('Clear and close', () => {
  test('the fence has a button “Clear” that closes the calendar', async () => {
    const {default: Period} = fenceModule<Fence>(page, 'clear');
    render(withDayjs(<Period />));
    fireEvent.click(inputAt(0));
    expect(buttons()).toEqual(['Clear']);
    fireEvent.click(screen.getByText('Clear'));
    await settle();
    expect(isOpen()).toBe(false);
  });

  test('a single input has a clear button, two inputs have none', () => {
    const onChange = jest.fn();
    const clearable = {field: {clearable: true} as object};
    const {unmount} = render(withDayjs(<DesktopDateRangePicker {...base} defaultValue={stay} slotProps={clearable} />));
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    unmount();
    render(
      withDayjs(
        <DesktopDateRangePicker
          {...base}
          defaultValue={stay}
          slots={{field: SingleInputDateRangeField}}
          slotProps={clearable}
          onChange={onChange}
        />,
      ),
    );
    fireEvent.click(screen.getByTitle('Clear value'));
    expect(rangesOf(onChange)).toEqual(['null to null']);
  });

  test('only the end closes the calendar, by a click or by dragging', () => {
    const onClose = jest.fn();
    render(withDayjs(<DesktopDateRangePicker {...base} defaultValue={stay} onClose={onClose} />));
    fireEvent.click(inputAt(0));
    drag('16', '15');
    fireEvent.click(inputAt(0));
    choose('14');
    expect(onClose).not.toHaveBeenCalled();
    drag('20', '21');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('with the end first, or without closeOnSelect, the calendar stays open', () => {
    const onClose = jest.fn();
    const props = {...base, onClose, referenceDate: dayjs('2024-05-01')};
    const {unmount} = render(withDayjs(<DesktopDateRangePicker {...props} />));
    fireEvent.click(inputAt(1));
    choose('20', '16');
    expect(inputs().map(({value}) => value)).toEqual(['05/16/2024', '05/20/2024']);
    unmount();
    const onAccept = jest.fn();
    render(
      withDayjs(
        <DesktopDateRangePicker
          {...props}
          closeOnSelect={false}
          slotProps={{actionBar: {actions: ['cancel', 'accept', 'clear']}}}
          onAccept={onAccept}
        />,
      ),
    );
    fireEvent.click(inputAt(0));
    choose('16', '20');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('OK'));
    expect(rangesOf(onAccept)).toEqual(['05-16 to 05-20']);
    fireEvent.click(screen.getByText('Clear'));
    expect(rangesOf(onAccept)).toEqual(['05-16 to 05-20', 'null to null']);
  });

  test('the demo of months limits each picker by the other', () => {
    render(<MonthRange />);
    type(0, 'May 2024');
    expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    type(1, 'June 2024');
    expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(['false', 'false']);
    expect(screen.getByRole('status').textContent).toBe('1 May 2024 – 30 Jun 2024');
  });

  test('a shortcut is accepted and closes the calendar', async () => {
    render(<Shortcuts />);
    fireEvent.click(inputAt(0));
    fireEvent.click(screen.getByText('First quarter'));
    await settle();
    expect(inputs().map(({value}) => value)).toEqual(['01/01/2024', '03/31/2024']);
    expect(isOpen()).toBe(false);
  });
});

describe('Accessibility', () => {
  test('by default, the popup is a tooltip without a name, and the focus is lost', async () => {
    render(withDayjs(<DesktopDateRangePicker {...base} defaultValue={stay} />));
    act(() => inputAt(1).focus());
    fireEvent.keyDown(inputAt(1), {key: 'Enter'});
    expect(document.querySelector('[role=tooltip]')?.hasAttribute('aria-label')).toBe(false);
    expect(document.activeElement).toBe(inputAt(1));
    act(() => dayOf('22').focus());
    choose('22');
    await settle();
    expect(document.activeElement).toBe(document.body);
  });

  test('the fence names the popup and its days, and returns the focus', async () => {
    const {default: Stay} = fenceModule<Fence>(page, 'accessibility');
    const {container} = render(withDayjs(<Stay />));
    type(0, '05/16/2024');
    fireEvent.keyDown(inputAt(1), {key: 'Enter'});
    fireEvent.click(inputAt(1));
    const dialog = screen.getByRole('dialog', {name: 'Stay'});
    expect(container.contains(dialog)).toBe(true);
    expect(inputAt(1).compareDocumentPosition(dialog)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const day = screen.getByRole('gridcell', {name: '22 May 2024'});
    act(() => day.focus());
    fireEvent.click(day);
    await settle();
    expect(document.activeElement).toBe(inputAt(1));
    expect(isOpen()).toBe(false);
  });
});
