/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentProps, ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {renderMultiSectionDigitalClockTimeView, renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import Appointment from '../../docs/react-date-pickers/date-time-picker/AppointmentDateTimePicker';
import Renderers from '../../docs/react-date-pickers/date-time-picker/DateTimePickerViewRenderers';
import {fenceModule} from './pageFence';
import {LIGHT} from './pickersInJest';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

const PAGE = 'react-date-pickers/date-time-picker';

type Fence = {default: ComponentType};
type Desktop = ComponentProps<typeof DesktopDateTimePicker<Dayjs>>;

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const desktop = (props: Desktop): ReactElement =>
  withDayjs(<DesktopDateTimePicker reduceAnimations slots={LIGHT} {...props} />);

const START = dayjs('2024-05-16T15:30');
// By selectors, because queries by role and name compute the styles of a hundred elements of a popup.
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
};
const textbox = (): HTMLInputElement => one('input') as HTMLInputElement;
const open = (): void => {
  fireEvent.click(one('[aria-label^="Choose date"]'));
};
const day = (name: string): HTMLElement => screen.getByText(name, {selector: '[role=gridcell]'});
const option = (name: string): HTMLElement => one(`[role=option][aria-label="${name}"]`);
const lists = (): (string | null)[] => all('[role=listbox]').map((list) => list.getAttribute('aria-label'));
const buttons = (): string[] => all('button').map(({textContent}) => textContent ?? '');
const moments = (handler: jest.Mock): string[] =>
  (handler.mock.calls as [Dayjs][]).map(([value]) => value.format('DD HH:mm:ss'));

/** The error of a value under some limits. */
function errorOf(value: string, props: Desktop): unknown {
  const onError = jest.fn();
  render(desktop({...props, defaultValue: dayjs(value), onError}));
  cleanup();
  return (onError.mock.lastCall as [unknown] | undefined)?.[0] ?? null;
}

describe('The popup of a desktop', () => {
  test('a click on a day is midnight of that day, and closing the popup accepts it', () => {
    const [onChange, onAccept, onClose] = [jest.fn(), jest.fn(), jest.fn()];
    const {unmount} = render(desktop({onChange, onAccept, onClose, defaultCalendarMonth: dayjs('2024-05-01')}));
    open();
    fireEvent.click(day('17'));
    expect(moments(onChange)).toEqual(['17 00:00:00']);
    fireEvent.keyDown(one('[role=dialog]'), {key: 'Escape'});
    expect(moments(onAccept)).toEqual(['17 00:00:00']);
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    const {default: Deadline} = fenceModule<Fence>(PAGE, 'midnight');
    render(withDayjs(<Deadline />));
    open();
    fireEvent.click(day('17'));
    expect(textbox().value).toMatch(/17\/\d{4} 11:59 PM$/);
  });

  test('each click is a change, and only the last list accepts', () => {
    const [onChange, onAccept] = [jest.fn(), jest.fn()];
    render(desktop({defaultValue: START, onChange, onAccept}));
    open();
    expect(buttons()).toContain('OK');
    fireEvent.click(day('17'));
    fireEvent.click(option('9 hours'));
    fireEvent.click(option('45 minutes'));
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.click(option('AM'));
    expect(moments(onChange)).toEqual(['17 15:30:00', '17 21:30:00', '17 21:45:00', '17 09:45:00']);
    expect(moments(onAccept)).toEqual(['17 09:45:00']);
  });

  test('with 24 hours, the minutes are the last list', () => {
    const onAccept = jest.fn();
    render(desktop({ampm: false, defaultValue: START, onAccept}));
    open();
    expect(lists()).toEqual(['Select hours', 'Select minutes']);
    fireEvent.click(option('45 minutes'));
    expect(moments(onAccept)).toEqual(['16 15:45:00']);
  });

  test('a format of 24 hours leaves AM and PM in the popup', () => {
    render(desktop({format: 'DD.MM.YYYY HH:mm', defaultValue: START}));
    open();
    expect(lists()).toContain('Select meridiem');
  });

  test('midnight is before minDateTime on its day', () => {
    const onError = jest.fn();
    render(desktop({minDateTime: dayjs('2099-05-16T14:30'), onError}));
    open();
    fireEvent.click(day('16'));
    expect((onError.mock.lastCall as [string])[0]).toBe('minTime');
  });

  test('the keys reach gray times, and Enter does not choose them', () => {
    const onChange = jest.fn();
    render(desktop({open: true, ampm: false, minTime: dayjs('2024-05-16T15:00'), defaultValue: START, onChange}));
    act(() => option('15 hours').focus());
    fireEvent.keyDown(option('15 hours'), {key: 'ArrowUp'});
    expect(document.activeElement).toBe(option('14 hours'));
    expect(option('14 hours').hasAttribute('aria-disabled')).toBe(false);
    fireEvent.keyDown(option('14 hours'), {key: 'Enter'});
    expect(onChange).not.toHaveBeenCalled();
    act(() => option('16 hours').focus());
    fireEvent.keyDown(option('16 hours'), {key: 'Enter'});
    expect(moments(onChange)).toEqual(['16 16:30:00']);
    expect(document.activeElement).toBe(option('30 minutes'));
  });
});

describe('Views', () => {
  test('the format follows them', () => {
    const format = (views: Desktop['views']): string => {
      const {unmount} = render(desktop({views, defaultValue: START}));
      const {value} = textbox();
      unmount();
      return value;
    };
    expect(format(['day', 'hours'])).toBe('16 03 PM');
    expect(format(['month', 'day', 'hours', 'minutes'])).toBe('May 16 03:30 PM');
    expect(format(['year', 'month', 'day', 'hours', 'minutes', 'seconds'])).toBe('05/16/2024 03:30:00 PM');
  });

  test('a popup without minutes keeps those of the value', () => {
    const onChange = jest.fn();
    render(desktop({views: ['year', 'day', 'hours'], defaultValue: START, onChange}));
    open();
    fireEvent.click(option('9 hours'));
    expect(moments(onChange)).toEqual(['16 21:30:00']);
  });

  test('openTo="hours" puts the focus into the list, and the calendar is there too', () => {
    render(desktop({open: true, openTo: 'hours', defaultValue: START}));
    expect(document.activeElement).toBe(option('3 hours'));
    expect(one('[role=grid]')).toBeTruthy();
  });
});

describe('Time steps', () => {
  test('one list replaces the columns if a day has 24 options or fewer, or as many as the threshold', () => {
    const count = (props: Desktop): number[] => {
      const {unmount} = render(desktop({...props, open: true, defaultValue: START}));
      const found = [lists().length, all('[role=option]').length];
      unmount();
      return found;
    };
    expect(count({timeSteps: {minutes: 60}})).toEqual([1, 24]);
    expect(count({timeSteps: {minutes: 30}})).toEqual([3, 16]);
    expect(count({timeSteps: {minutes: 30}, thresholdToRenderTimeInASingleColumn: 48})).toEqual([1, 48]);
  });

  test('timeSteps forbids nothing, minutesStep does', () => {
    expect(errorOf('2024-05-16T15:32', {timeSteps: {minutes: 15}})).toBe(null);
    expect(errorOf('2024-05-16T15:32', {minutesStep: 15})).toBe('minutesStep');
    const upFrom1530 = (props: Desktop): string => {
      render(desktop({...props, selectedSections: 'minutes', defaultValue: START}));
      act(() => textbox().focus());
      fireEvent.keyDown(textbox(), {key: 'ArrowUp'});
      const {value} = textbox();
      cleanup();
      return value;
    };
    expect(upFrom1530({timeSteps: {minutes: 15}})).toBe('05/16/2024 03:31 PM');
    expect(upFrom1530({minutesStep: 15})).toBe('05/16/2024 03:45 PM');
  });

  test('the appointment offers open hours only, and says when a time is closed', () => {
    render(<Appointment />);
    fireEvent.change(textbox(), {target: {value: '05/16/2024 08:00'}});
    expect(screen.getByText('We are closed at that time.')).toBeTruthy();
    open();
    expect(all('[role=option]').map(({textContent}) => textContent)).toEqual(
      ['09', '10', '11', '12', '13', '14', '15', '16'].concat(['00', '15', '30', '45']),
    );
    expect(day('18').hasAttribute('disabled')).toBe(true);
  });
});

describe('Renderers, tabs and landscape', () => {
  test('the demo has a clock on a desktop and no OK, and a popup for days only', () => {
    jest.useFakeTimers();
    render(<Renderers />);
    const [first, second] = all('[aria-label^="Choose date"]');
    fireEvent.click(first!);
    expect(buttons()).not.toContain('OK');
    fireEvent.click(day('17'));
    expect(document.querySelector('.MuiTimeClock-root')).toBeTruthy();
    fireEvent.keyDown(one('[role=dialog]'), {key: 'Escape'});
    act(() => jest.runAllTimers());
    fireEvent.click(second!);
    fireEvent.click(day('17'));
    act(() => jest.runAllTimers());
    const field = screen.getByLabelText<HTMLInputElement>('Time is typed');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('03');
    jest.useRealTimers();
  });

  test('one renderer alone leaves the other time views to the field', () => {
    const onSelectedSectionsChange = jest.fn();
    jest.useFakeTimers();
    render(desktop({viewRenderers: {minutes: renderTimeViewClock}, defaultValue: START, onSelectedSectionsChange}));
    open();
    fireEvent.click(day('17'));
    act(() => jest.runAllTimers());
    expect(onSelectedSectionsChange).toHaveBeenLastCalledWith('hours');
    jest.useRealTimers();
  });

  test('actions bring the button back, and hidden: false the tabs, below the view', () => {
    render(
      desktop({
        open: true,
        viewRenderers: {hours: renderTimeViewClock, minutes: renderTimeViewClock},
        slotProps: {actionBar: {actions: ['accept']}, tabs: {hidden: false}},
      }),
    );
    expect(buttons()).toContain('OK');
    expect(document.querySelector('.MuiPickersLayout-contentWrapper')?.lastElementChild?.className).toContain(
      'MuiDateTimePickerTabs-root',
    );
  });

  test('a phone shows the clock after the day, or lists', () => {
    const phone = (props: ComponentProps<typeof MobileDateTimePicker<Dayjs>>): void => {
      render(withDayjs(<MobileDateTimePicker reduceAnimations slots={LIGHT} open defaultValue={START} {...props} />));
      fireEvent.click(day('17'));
    };
    phone({});
    expect(document.querySelector('.MuiTimeClock-root')).toBeTruthy();
    expect(one('[role=tab][aria-selected=true]').getAttribute('aria-label')).toBe('pick time');
    expect(buttons()).toEqual(expect.arrayContaining(['Cancel', 'OK']));
    cleanup();
    phone({slotProps: {tabs: {hidden: true}}});
    expect(all('[role=tab]')).toEqual([]);
    cleanup();
    const {default: Pickup} = fenceModule<Fence>(PAGE, 'lists-on-a-phone');
    render(withDayjs(<Pickup />));
    fireEvent.click(textbox());
    fireEvent.click(day('17'));
    expect(lists()).toEqual(['Select hours', 'Select minutes']);
    fireEvent.click(option('9 hours'));
    fireEvent.click(option('45 minutes'));
    fireEvent.click(screen.getByText('OK'));
    expect(textbox().value).toMatch(/17\/\d{4} 09:45$/);
    cleanup();
    // The picker passes a view that the lists do not know.
    jest.spyOn(console, 'error').mockImplementationOnce(() => {});
    const withMeridiem = renderMultiSectionDigitalClockTimeView as never;
    phone({viewRenderers: {hours: withMeridiem, minutes: withMeridiem}});
    fireEvent.click(option('AM'));
    expect(lists()).toEqual([]);
    expect(document.querySelector('.MuiYearCalendar-root')).toBeTruthy();
  });

  test('only orientation makes it landscape, and seconds prevent it', () => {
    const isLandscape = (props: ComponentProps<typeof StaticDateTimePicker<Dayjs>>): boolean => {
      const {container, unmount} = render(
        withDayjs(<StaticDateTimePicker slots={LIGHT} defaultValue={START} {...props} />),
      );
      const found = container.querySelector('.MuiPickersLayout-landscape') !== null;
      unmount();
      return found;
    };
    Object.defineProperty(window.screen, 'orientation', {configurable: true, value: {angle: 90}});
    expect(isLandscape({})).toBe(false);
    Reflect.deleteProperty(window.screen, 'orientation');
    expect(isLandscape({orientation: 'landscape'})).toBe(true);
    expect(isLandscape({orientation: 'landscape', views: ['day', 'hours', 'minutes', 'seconds']})).toBe(false);
  });
});
