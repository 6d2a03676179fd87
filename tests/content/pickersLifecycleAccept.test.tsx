/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {fenceModule} from './pageFence';
import {button, click, day, escape, open, outside, picker} from './pickersCalls';
import {LIGHT} from './pickersInJest';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

beforeEach(() => void jest.useFakeTimers({doNotFake: ['Date']}));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const MAY = dayjs('2024-05-16T15:30');
const withDayjs = (element: React.ReactElement): React.ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const input = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement;
const cancel = {actionBar: {actions: ['cancel', 'accept']}};

test('Cancel takes back what users have typed, and Enter accepts nothing', () => {
  const calls = picker(DesktopDatePicker, {slotProps: cancel});
  fireEvent.change(input(), {target: {value: '05/20/2024'}});
  fireEvent.keyDown(input(), {key: 'Enter'});
  expect(calls).toEqual(['onChange(05-20)']);
  open();
  button('Cancel');
  expect(calls.slice(1)).toEqual(['onOpen', 'onChange(05-16)', 'onClose']);
});

test('a value of your code counts as accepted: another one in onChange ends onAccept and Cancel', () => {
  const onAccept = jest.fn();
  const Own = ({store}: {store: (value: Dayjs) => Dayjs}): React.ReactElement => {
    const [value, setValue] = React.useState<Dayjs | null>(MAY);
    return withDayjs(
      <MobileDatePicker
        open
        value={value}
        onChange={(next) => setValue(next && store(next))}
        onAccept={onAccept}
        slots={LIGHT}
      />,
    );
  };
  const accepted = (store: (value: Dayjs) => Dayjs): [number, string] => {
    onAccept.mockClear();
    const {unmount} = render(<Own store={store} />);
    day('17');
    button('OK');
    day('18');
    button('Cancel');
    const result: [number, string] = [onAccept.mock.calls.length, input().value];
    unmount();
    return result;
  };
  expect(accepted((value) => value)).toEqual([1, '05/17/2024']);
  expect(accepted((value) => value.endOf('day'))).toEqual([0, '05/18/2024']);
});

test('Cancel goes back to a value that came from outside', () => {
  const onChange = jest.fn();
  const element = (value: Dayjs): React.ReactElement =>
    withDayjs(<MobileDatePicker open value={value} onChange={onChange} slots={LIGHT} />);
  const {rerender} = render(element(MAY));
  rerender(element(MAY.date(20)));
  day('17');
  button('Cancel');
  expect((onChange.mock.calls as [Dayjs][]).map(([value]) => value.date())).toEqual([17, 20]);
});

test('an uncontrolled picker: Esc ends the news, and without a defaultValue null is news', () => {
  const afterEsc = picker(MobileDatePicker, {}, {controlled: false});
  open();
  escape();
  open();
  button('OK');
  expect(afterEsc).toEqual(['onOpen', 'onClose', 'onOpen', 'onClose']);
  cleanup();
  const staysOpen = picker(MobileDatePicker, {}, {controlled: false});
  open();
  day('16');
  expect(staysOpen).toEqual(['onOpen', 'onChange(05-16)']);
  cleanup();
  const empty = picker(MobileDatePicker, {defaultValue: undefined}, {controlled: false});
  open();
  button('OK');
  expect(empty).toEqual(['onOpen', 'onChange(null)', 'onAccept(null)', 'onClose']);
});

test('a static picker waits for OK, unless it is displayed as on a desktop', () => {
  const mobile = picker(StaticDatePicker);
  day('17');
  expect(mobile).toEqual(['onChange(05-17)']);
  cleanup();
  const desktop = picker(StaticDatePicker, {displayStaticWrapperAs: 'desktop'});
  day('17');
  expect(desktop).toEqual(['onChange(05-17)', 'onAccept(05-17)', 'onClose']);
});

test('the fence goes back to the accepted date', () => {
  const {default: Appointment} = fenceModule<{default: React.ComponentType}>(
    'react-date-pickers/lifecycle',
    'cancel-with-esc',
  );
  render(withDayjs(<Appointment />));
  const gridDay = (text: string): void => click('[role=gridcell]', text);
  click('input');
  gridDay('12');
  button('OK');
  const {value} = input();
  expect(value).toMatch(/^\d\d\/12\//);
  for (const dismiss of [escape, outside]) {
    click('input');
    gridDay('13');
    expect(input().value).not.toBe(value);
    dismiss();
    expect(input().value).toBe(value);
  }
});

test('the fence for a desktop keeps the old value without OK, and what users typed', () => {
  const {default: Meeting} = fenceModule<{default: React.ComponentType}>(
    'react-date-pickers/lifecycle',
    'when-the-picker-is-manually-closed-1',
  );
  render(
    withDayjs(
      <>
        <p>Outside</p>
        <Meeting />
      </>,
    ),
  );
  const chooseDay = (text: string): string => {
    open();
    click('[role=gridcell]', text);
    return input().value;
  };
  fireEvent.change(input(), {target: {value: '05/16/2024 03:30 PM'}});
  for (const dismiss of [escape, outside]) {
    expect(chooseDay('20')).toBe('05/20/2024 03:30 PM');
    dismiss();
    act(() => void jest.advanceTimersByTime(1000));
    expect(input().value).toBe('05/16/2024 03:30 PM');
  }
  chooseDay('21');
  button('OK');
  act(() => void jest.advanceTimersByTime(1000));
  expect(input().value).toBe('05/21/2024 03:30 PM');
});

test('dialog.onClose gets a reason, and replaces the closing', () => {
  const reasons: string[] = [];
  const calls = picker(MobileDatePicker, {
    slotProps: {dialog: {onClose: (_event: object, reason: string) => reasons.push(reason)}},
  });
  open();
  escape();
  outside();
  expect([reasons, calls]).toEqual([['escapeKeyDown', 'backdropClick'], ['onOpen']]);
});

test('a click that is stopped closes nothing', () => {
  const onClose = jest.fn();
  render(
    withDayjs(
      <div>
        <p>Free</p>
        <Dialog open hideBackdrop onClick={(event) => event.stopPropagation()}>
          <p>Stopped</p>
          <DesktopDatePicker open onClose={onClose} slots={LIGHT} />
        </Dialog>
      </div>,
    ),
  );
  const closings = ['Stopped', 'Free'].map((text) => {
    fireEvent.mouseDown(screen.getByText(text));
    fireEvent.click(screen.getByText(text));
    return onClose.mock.calls.length;
  });
  expect(closings).toEqual([0, 1]);
});

test('disableOpenPicker with open leaves an empty popup', () => {
  // Material UI says that the popup has no anchor.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(withDayjs(<DesktopDatePicker open disableOpenPicker />));
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(document.querySelector('[role=grid]')).toBeNull();
});

test('disableOpenPicker keeps the fields of a range from opening the popup', () => {
  render(withDayjs(<DesktopDateRangePicker disableOpenPicker />));
  fireEvent.click(input());
  fireEvent.keyDown(input(), {key: 'Enter'});
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});

test('an end before the start is an error of both dates', () => {
  const onChange = jest.fn();
  render(withDayjs(<MultiInputDateRangeField defaultValue={[MAY, MAY]} onChange={onChange} />));
  fireEvent.change(document.querySelectorAll('input')[1] as Element, {target: {value: '05/10/2024'}});
  expect((onChange.mock.lastCall as [unknown, object])[1]).toEqual({validationError: ['invalidRange', 'invalidRange']});
});
