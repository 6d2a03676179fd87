/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType} from 'react';
import type {DateRange} from '@mui/x-date-pickers-pro';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {fenceModule} from './pageFence';
import {choose, inputAt, inputs, rangesOf, settle, type, withDayjs} from './pickersRangesInJest';
import {focusField, select} from './pickersTyping';

type Fence = {default: ComponentType};

const page = 'react-date-pickers/date-range-field';
const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-05-20')];
const times: DateRange<Dayjs> = [dayjs('2024-05-16T15:00'), dayjs('2024-05-20T11:00')];
const errorsOf = (callback: jest.Mock): unknown[] =>
  (callback.mock.calls as [unknown, {validationError: unknown}][]).map(([, {validationError}]) => validationError);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('The value', () => {
  test('onChange gets both days, with their times', () => {
    const onChange = jest.fn();
    render(withDayjs(<MultiInputDateRangeField defaultValue={times} onChange={onChange} />));
    type(0, '05/22/2024');
    type(1, '05/22/2024');
    type(1, '05/23/2024');
    expect(rangesOf(onChange)).toEqual([
      '05-22 15:00 to 05-20 11:00',
      '05-22 15:00 to 05-22 11:00',
      '05-22 15:00 to 05-23 11:00',
    ]);
    expect(errorsOf(onChange)).toEqual([
      ['invalidRange', 'invalidRange'],
      ['invalidRange', 'invalidRange'],
      [null, null],
    ]);
  });

  test.each([
    ['05/17/2024 – 05/19/2024', '05-17 to 05-19'],
    ['05/17/2024', '05-17 to null'],
    ['05/17/2024 - 05/19/2024', 'null to null'],
  ])('the text %s gives %s', (text, range) => {
    const onChange = jest.fn();
    render(withDayjs(<SingleInputDateRangeField label="Stay" defaultValue={stay} onChange={onChange} />));
    expect(inputAt(0).value).toBe('05/16/2024 – 05/20/2024');
    type(0, text);
    expect(rangesOf(onChange)).toEqual([range]);
    expect(errorsOf(onChange)).toEqual([[null, null]]);
  });

  test.each([
    ['05/17/2024 – 05/19/2024', '05-17 to 05-19', '05/17/2024 – 05/19/2024', '05/17/2024 – 05/19/2024'],
    ['05/17/2024', '05-17 to null', '05/17/2024 – 05/20/2024', '05/17/2024 – 05/20/2024'],
    ['05/17/2024 - 05/19/2024', 'null to null', '05/16/2024 – 05/20/2024', ''],
    ['5/17/2024 – 5/19/2024', 'null to null', '05/16/2024 – 05/20/2024', ''],
  ])('after a paste of %s, the value is %s, and the input shows %s and then %s', (text, range, shown, left) => {
    jest.useFakeTimers();
    const onChange = jest.fn();
    render(withDayjs(<SingleInputDateRangeField defaultValue={stay} onChange={onChange} />));
    act(() => inputAt(0).focus());
    act(() => void jest.runOnlyPendingTimers());
    fireEvent.paste(inputAt(0), {clipboardData: {getData: () => text}});
    expect(rangesOf(onChange)).toEqual([range]);
    expect(inputAt(0).value).toBe(shown);
    act(() => inputAt(0).blur());
    expect(inputAt(0).value).toBe(left);
    expect(inputAt(0)).toHaveAttribute('aria-invalid', 'false');
    jest.useRealTimers();
  });

  test('a range that is pasted into the first of two inputs makes the start null', () => {
    const onChange = jest.fn();
    render(withDayjs(<MultiInputDateRangeField defaultValue={stay} onChange={onChange} />));
    act(() => inputAt(0).focus());
    fireEvent.paste(inputAt(0), {clipboardData: {getData: () => '05/17/2024 – 05/19/2024'}});
    expect(rangesOf(onChange)).toEqual(['null to 05-20']);
    expect(inputAt(0).value).toBe('05/16/2024');
  });

  test('a format with an en dash cannot be pasted', () => {
    const onChange = jest.fn();
    render(withDayjs(<SingleInputDateRangeField format="DD–MM–YYYY" defaultValue={stay} onChange={onChange} />));
    type(0, '17–05–2024 – 19–05–2024');
    expect(rangesOf(onChange)).not.toContain('05-17 to 05-19');
  });

  test('an emptied section makes its day invalid', () => {
    const onChange = jest.fn();
    render(withDayjs(<SingleInputDateRangeField selectedSections={4} defaultValue={stay} onChange={onChange} />));
    act(() => inputAt(0).focus());
    fireEvent.keyDown(inputAt(0), {key: 'Delete'});
    expect(rangesOf(onChange)).toEqual(['05-16 to invalid']);
    expect(errorsOf(onChange)).toEqual([[null, 'invalidDate']]);
  });

  test('→ goes on from the year of the start to the end', () => {
    jest.useFakeTimers();
    render(withDayjs(<SingleInputDateRangeField defaultValue={stay} />));
    focusField();
    select(2);
    fireEvent.keyDown(inputAt(0), {key: 'ArrowRight'});
    const {value, selectionStart, selectionEnd} = inputAt(0);
    expect([selectionStart, selectionEnd]).toEqual([value.lastIndexOf('05/'), value.lastIndexOf('/20/')]);
    jest.useRealTimers();
  });

  test('each of two inputs is red for its own error, and both for the order', () => {
    render(withDayjs(<MultiInputDateRangeField minDate={dayjs('2024-05-10')} defaultValue={stay} />));
    const red = () => inputs().map((input) => input.getAttribute('aria-invalid'));
    type(1, '05/01/2024');
    expect(red()).toEqual(['false', 'true']);
    type(1, '05/12/2024');
    expect(red()).toEqual(['true', 'true']);
  });

  test('Ctrl + A and Delete empty both days', () => {
    const onChange = jest.fn();
    render(withDayjs(<SingleInputDateRangeField defaultValue={stay} onChange={onChange} />));
    act(() => inputAt(0).focus());
    fireEvent.keyDown(inputAt(0), {key: 'a', ctrlKey: true});
    fireEvent.keyDown(inputAt(0), {key: 'Delete'});
    expect(rangesOf(onChange)).toEqual(['null to null']);
  });
});

describe('Labels and forms', () => {
  test('the fence of Labels has two labels and two names, and no field has a label by itself', () => {
    const {default: Contract} = fenceModule<Fence>(page, 'labels');
    const {container, unmount} = render(withDayjs(<Contract />));
    expect(inputs().map(({name, required}) => [name, required])).toEqual([
      ['signed', true],
      ['ends', true],
    ]);
    expect(screen.getByLabelText(/Signed/)).toBe(inputAt(0));
    expect(container.querySelector('.MuiMultiInputDateRangeField-separator')?.textContent).toBe('to');
    unmount();
    render(withDayjs(<MultiInputDateRangeField />));
    expect(inputs().map(({labels}) => labels?.length)).toEqual([0, 0]);
  });

  test('a form gets one entry from a single input', () => {
    const {container} = render(
      withDayjs(
        <form>
          <SingleInputDateRangeField name="stay" defaultValue={stay} />
        </form>,
      ),
    );
    const form = container.querySelector('form') ?? undefined;
    expect([...new FormData(form)]).toEqual([['stay', '05/16/2024 – 05/20/2024']]);
  });
});

describe('Clear', () => {
  test('onClear comes before onChange', () => {
    const calls: string[] = [];
    render(
      withDayjs(
        <SingleInputDateRangeField
          clearable
          defaultValue={stay}
          onClear={() => calls.push('onClear')}
          onChange={([start, end]) => calls.push(`onChange ${String(start)} ${String(end)}`)}
        />,
      ),
    );
    fireEvent.click(screen.getByRole('button'));
    expect(calls).toEqual(['onClear', 'onChange null null']);
  });

  test('two inputs have no clear button, and the fence has its own', () => {
    const clearable = {clearable: true} as object;
    const {unmount} = render(withDayjs(<MultiInputDateRangeField {...clearable} defaultValue={stay} />));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    const {default: Period} = fenceModule<Fence>(page, 'clear');
    render(withDayjs(<Period />));
    expect(inputs().map(({value}) => value)).toEqual(['05/01/2024', '05/31/2024']);
    expect([screen.getByLabelText('From'), screen.getByLabelText('To')]).toEqual(inputs());
    fireEvent.click(screen.getByText('Any time'));
    expect(inputs().map(({value}) => value)).toEqual(['', '']);
  });
});

describe('A single input in a picker', () => {
  const slots = {field: SingleInputDateRangeField};
  const isFramed = (textField: object): boolean => {
    const {container, unmount} = render(withDayjs(<DesktopDateRangePicker slots={slots} slotProps={{textField}} />));
    act(() => inputAt(0).focus());
    const framed = container.querySelector('.Mui-focused') !== null;
    unmount();
    return framed;
  };

  test('shows no frame while the popup is closed, unless focused is undefined', () => {
    expect([isFramed({}), isFramed({focused: undefined})]).toEqual([false, true]);
  });

  test('can begin with the end if the field is read-only', async () => {
    const onChange = jest.fn();
    const props = {slots, slotProps: {field: {readOnly: true} as object}, calendars: 1 as const};
    render(withDayjs(<DesktopDateRangePicker {...props} defaultValue={stay} onChange={onChange} />));
    // The caret is behind the text.
    act(() => inputAt(0).focus());
    fireEvent.click(inputAt(0));
    await settle();
    choose('18');
    expect(rangesOf(onChange)).toEqual(['05-16 to 05-18']);
  });

  test.each([
    ['replaces the handler that closes the popup', (onBlur: jest.Mock) => ({onBlur}), 0],
    ['leaves that handler if it is in inputProps', (onBlur: jest.Mock) => ({inputProps: {onBlur}}), 1],
  ])('onBlur %s', async (_title, textFieldOf, times) => {
    const [onBlur, onClose, onAccept] = [jest.fn(), jest.fn(), jest.fn()];
    const props = {slots, calendars: 1 as const, onClose, onAccept, slotProps: {textField: textFieldOf(onBlur)}};
    render(
      withDayjs(
        <>
          <DesktopDateRangePicker {...props} defaultValue={stay} />
          <button>Next</button>
        </>,
      ),
    );
    act(() => inputAt(0).focus());
    fireEvent.click(inputAt(0));
    choose('18');
    act(() => screen.getByText('Next').focus());
    await settle();
    expect([onBlur, onClose, onAccept].map((callback) => callback.mock.calls.length)).toEqual([1, times, times]);
  });
});

test('the fence of Validation says what is wrong', () => {
  const {default: StayField} = fenceModule<Fence>(page, 'validation');
  render(withDayjs(<StayField />));
  const helperText = () => document.getElementById(inputAt(0).getAttribute('aria-describedby') ?? '')?.textContent;
  type(0, '05/01/2024 – 05/20/2024');
  expect(helperText()).toBe('We open on 16 May 2024.');
  type(0, '05/22/2024 – 05/20/2024');
  expect(helperText()).toBe('The departure is before the arrival.');
  type(0, '05/20/2024 – 05/20/2024');
  expect(helperText()).toBe('\u200b');
});
