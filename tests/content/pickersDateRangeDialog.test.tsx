/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import type {ComponentType} from 'react';
import Dialog from '@mui/material/Dialog';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import Stays from '../../docs/react-date-pickers/date-range-picker/DateRangePickerValue';
import {fenceModule} from './pageFence';
import {choose, inputAt, inputs, isOpen, settle, type, withDayjs} from './pickersRangesInJest';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

const page = 'react-date-pickers/date-range-picker';

// The watermark of a Pro package without a license key.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

const escape = (): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, {key: 'Escape'});
};
const openAt = (index: number): void => {
  act(() => inputAt(index).focus());
  fireEvent.click(inputAt(index));
};

describe('The fence with a named popup', () => {
  const {default: Stay} = fenceModule<{default: ComponentType}>(page, 'accessibility');

  test('lets users leave the fields in a dialog', async () => {
    render(
      withDayjs(
        <Dialog open>
          <Stay />
          <button>Save</button>
        </Dialog>,
      ),
    );
    act(() => inputAt(1).focus());
    act(() => screen.getByText('Save').focus());
    await settle();
    expect(document.activeElement).toBe(screen.getByText('Save'));
  });

  test('has its own ids twice on a page', () => {
    render(
      withDayjs(
        <>
          <Stay />
          <Stay />
        </>,
      ),
    );
    expect(new Set(inputs().map(({id}) => id)).size).toBe(4);
  });
});

describe('Esc in a Dialog', () => {
  test.each([
    ['two inputs', DesktopDateRangePicker, {}, {dialog: 1, picker: 0, open: true}],
    [
      'one input',
      DesktopDateRangePicker,
      {slots: {field: SingleInputDateRangeField}},
      {dialog: 1, picker: 0, open: true},
    ],
    ['a single date', DesktopDatePicker, {}, {dialog: 0, picker: 1, open: false}],
  ])('with %s', async (_name, component, props, expected) => {
    const Picker = component as ComponentType<Record<string, unknown>>;
    const [onDialogClose, onClose] = [jest.fn(), jest.fn()];
    render(
      withDayjs(
        <Dialog open onClose={onDialogClose}>
          <Picker reduceAnimations onClose={onClose} {...props} />
        </Dialog>,
      ),
    );
    openAt(0);
    fireEvent.click(document.querySelector('[aria-label^="Choose date"]') ?? inputAt(0));
    await settle();
    expect(isOpen()).toBe(true);
    escape();
    await settle();
    const [dialog, picker] = [onDialogClose, onClose].map((mock) => mock.mock.calls.length);
    expect({dialog, picker, open: isOpen()}).toEqual(expected);
  });

  test('closes the calendar first in the fence, then the dialog', async () => {
    const {default: StayDialog} = fenceModule<{default: ComponentType<{close: () => void}>}>(page, 'close');
    const close = jest.fn();
    render(withDayjs(<StayDialog close={close} />));
    openAt(0);
    choose('17');
    await settle();
    escape();
    await settle();
    expect([isOpen(), close.mock.calls.length, inputAt(0).value.slice(0, 5)]).toEqual([
      false,
      0,
      expect.stringContaining('/17'),
    ]);
    escape();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

test('on a phone, a single input needs an id of its own', () => {
  const slots = {field: SingleInputDateRangeField};
  const nameWith = (slotProps: object): (string | number | undefined)[] => {
    render(withDayjs(<MobileDateRangePicker label="Stay" slots={slots} slotProps={slotProps} />));
    fireEvent.click(inputAt(0));
    const id = screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '';
    const named = document.querySelectorAll(`[id="${id}"]`);
    const found = [named[0]?.tagName, named.length];
    cleanup();
    return found;
  };
  expect(nameWith({})).toEqual(['INPUT', 2]);
  expect(nameWith({textField: {id: 'stay'}})).toEqual(['SPAN', 1]);
});

test('an end before the start is no number of nights', () => {
  render(<Stays />);
  expect(screen.getByRole('status').textContent).toBe('4 nights');
  type(3, '05/10/2024');
  expect(screen.getByRole('status').textContent).toBe('Choose both days');
});

test.each([
  [false, ['May 2024', 'June 2024']],
  [true, ['April 2024', 'May 2024']],
])(
  'the month before, with disableAutoMonthSwitching={%s}, after a choice',
  async (disableAutoMonthSwitching, months) => {
    render(
      withDayjs(
        <DesktopDateRangePicker
          reduceAnimations
          currentMonthCalendarPosition={2}
          disableAutoMonthSwitching={disableAutoMonthSwitching}
          defaultValue={[dayjs('2024-05-16'), dayjs('2024-07-20')]}
        />,
      ),
    );
    openAt(0);
    const shown = (): string[] =>
      [...document.querySelectorAll('.MuiPickersArrowSwitcher-root, .MuiPickersCalendarHeader-root')]
        .map(({textContent}) => textContent ?? '')
        .filter(Boolean);
    expect(shown()).toEqual(['April 2024', 'May 2024']);
    choose('17');
    await settle();
    expect(shown()).toEqual(months);
  },
);
