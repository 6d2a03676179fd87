/** @jest-environment jsdom */
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {type ComponentType, type ReactElement, useState} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import TextField, {type TextFieldProps} from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import ActionBarDemo from '../../docs/react-date-pickers/custom-components/ActionBarComponent';
import HeaderDemo from '../../docs/react-date-pickers/custom-components/CalendarHeaderComponent';
import TabsDemo from '../../docs/react-date-pickers/custom-components/Tabs';
import ToolbarDemo from '../../docs/react-date-pickers/custom-components/ToolbarComponent';
import {fenceModule} from './pageFence';
import {LIGHT} from './pickersInJest';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

const page = 'react-date-pickers/custom-components';
const day = dayjs('2024-05-16');
const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
/** Light days for the pickers of fences too, which set no slots for them. */
const lightTheme = createTheme({
  components: {MuiDateTimePicker: {defaultProps: {slots: LIGHT}}, MuiDatePicker: {defaultProps: {slots: LIGHT}}},
} as object);
const light = (element: ReactElement): ReactElement => (
  <ThemeProvider theme={lightTheme}>{withDayjs(element)}</ThemeProvider>
);
const fence = <Props extends object>(heading: string, which = 0) =>
  fenceModule<{default: ComponentType<Props>}>(page, heading, which).default;
const words = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(`${selector} button`)].map((button) => button.textContent);
// By selectors, because queries by role compute the styles of every element of a calendar.
const one = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) {
    throw new Error(`no ${selector}`);
  }
  return found;
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Slots', () => {
  test('a slot that is defined while rendering takes the focus away, and one outside keeps it', () => {
    const Outside = (props: TextFieldProps) => <TextField {...props} />;
    const Form = ({inline}: {inline: boolean}) => {
      const [value, setValue] = useState<Dayjs | null>(day);
      // What the page warns of.
      const Inline = (props: TextFieldProps) => <TextField {...props} />;
      return <DesktopDatePicker value={value} onChange={setValue} slots={{textField: inline ? Inline : Outside}} />;
    };
    for (const inline of [true, false]) {
      const {unmount} = render(withDayjs(<Form inline={inline} />));
      const input = one('input');
      act(() => input.focus());
      fireEvent.change(input, {target: {value: '05/17/2024'}});
      expect(document.activeElement === input).toBe(!inline);
      unmount();
    }
  });

  test('the fence of Recommended usage marks the holidays', () => {
    const Meeting = fence<{holidays: string[]}>('recommended-usage');
    render(withDayjs(<Meeting holidays={[dayjs().format('YYYY-MM-DD')]} />));
    fireEvent.click(one('button'));
    const today = one('.MuiPickersDay-today');
    const other = one('.MuiPickersDay-root:not(.MuiPickersDay-today)');
    expect(getComputedStyle(today).color).not.toBe(getComputedStyle(other).color);
  });

  test('functions reach some slots only', () => {
    /** The slots, in one picker, whose function the picker has called. */
    const called = (Picker: typeof DesktopDatePicker, ...slots: string[]): string[] => {
      const reached: string[] = [];
      const slotProps = Object.fromEntries(slots.map((slot) => [slot, () => void reached.push(slot)]));
      jest.spyOn(console, 'error').mockImplementation(() => {});
      render(
        withDayjs(<Picker open reduceAnimations defaultValue={day} slots={LIGHT} slotProps={slotProps} />),
      ).unmount();
      return [...new Set(reached)].sort();
    };
    const mobile = MobileDatePicker as unknown as typeof DesktopDatePicker;
    const dateTime = DesktopDateTimePicker as unknown as typeof DesktopDatePicker;
    const time = DesktopTimePicker as unknown as typeof DesktopDatePicker;
    const onDesktop = ['popper', 'openPickerIcon', 'desktopTrapFocus', 'desktopTransition', 'layout', 'toolbar'];
    expect(called(DesktopDatePicker, 'day', 'actionBar', 'desktopPaper', 'shortcuts', ...onDesktop)).toEqual([
      ...['actionBar', 'day', 'desktopPaper', 'shortcuts'],
    ]);
    expect(called(mobile, 'dialog', 'mobilePaper', 'mobileTransition')).toEqual([]);
    expect([called(dateTime, 'actionBar', 'tabs'), called(time, 'actionBar')]).toEqual([[], []]);
  });
});

describe('Action bar', () => {
  test('its buttons depend on the form, and on a function', () => {
    const buttons = (picker: ReactElement): (string | null)[] => {
      const {unmount} = render(withDayjs(picker));
      const found = words('.MuiPickersLayout-actionBar');
      unmount();
      return found;
    };
    expect(buttons(<MobileDatePicker open reduceAnimations slots={LIGHT} />)).toEqual(['Cancel', 'OK']);
    expect(buttons(<DesktopDatePicker open reduceAnimations slots={LIGHT} />)).toEqual([]);
    expect(buttons(<DesktopTimePicker open reduceAnimations />)).toEqual(['OK']);
    expect(buttons(<DesktopTimePicker open reduceAnimations timeSteps={{minutes: 60}} />)).toEqual([]);
    const dateTime = {open: true, reduceAnimations: true, slots: LIGHT, timeSteps: {minutes: 60}};
    expect(buttons(<DesktopDateTimePicker {...dateTime} />)).toEqual(['OK']);
    expect(buttons(<DesktopDateTimePicker {...dateTime} viewRenderers={{hours: renderTimeViewClock}} />)).toEqual([]);
    expect(
      buttons(
        <DesktopDatePicker
          open
          reduceAnimations
          slots={LIGHT}
          slotProps={{
            actionBar: ({wrapperVariant}) => ({actions: wrapperVariant === 'desktop' ? ['clear'] : ['accept']}),
          }}
        />,
      ),
    ).toEqual(['Clear']);
  });

  test('the fence keeps the popup open after a day', () => {
    const Reminder = fence('component-props');
    render(light(<Reminder />));
    fireEvent.change(one('input'), {target: {value: '05/16/2024'}});
    fireEvent.click(one('button'));
    fireEvent.click(screen.getByText('20', {selector: '[role=gridcell]'}));
    expect(one<HTMLInputElement>('input').value).toBe('05/20/2024');
    expect(words('.MuiDialogActions-root')).toEqual(['Clear', 'Cancel', 'OK']);
  });

  test('Today chooses a day that is not allowed', () => {
    const onChange = jest.fn();
    const onClose = jest.fn();
    const rules = {maxDate: day, slotProps: {actionBar: {actions: ['today' as const]}}};
    render(
      withDayjs(
        <MobileDatePicker open reduceAnimations slots={LIGHT} {...rules} onChange={onChange} onClose={onClose} />,
      ),
    );
    fireEvent.click(screen.getByText('Today'));
    const [[value, context]] = onChange.mock.calls as [[Dayjs, object]];
    expect([value.isSame(dayjs(), 'day'), context]).toEqual([true, {validationError: 'maxDate'}]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the demo books, goes back and clears', () => {
    render(<ActionBarDemo />);
    const status = () => one('[role=status]').textContent;
    const chosen = () => one('[role=gridcell][aria-selected=true]').textContent;
    fireEvent.click(screen.getByText('20', {selector: '[role=gridcell]'}));
    expect(status()).toBe('Booked: 16 May 2024');
    fireEvent.click(screen.getByText('Back'));
    expect(chosen()).toBe('16');
    fireEvent.click(screen.getByText('21', {selector: '[role=gridcell]'}));
    fireEvent.click(screen.getByText('Book'));
    expect(status()).toBe('Booked: 21 May 2024');
    fireEvent.click(screen.getByText('No date'));
    expect(status()).toBe('Not booked');
  });

  test.each(['disabled', 'readOnly'])('%s leaves the buttons of a static picker enabled', (prop) => {
    const onChange = jest.fn();
    const slotProps = {actionBar: {actions: ['today' as const, 'clear' as const]}};
    render(
      withDayjs(
        <StaticDatePicker
          {...{[prop]: true}}
          defaultValue={day}
          onChange={onChange}
          slots={LIGHT}
          slotProps={slotProps}
        />,
      ),
    );
    fireEvent.click(screen.getByText('Clear'));
    expect(onChange.mock.lastCall).toEqual([null, expect.anything()]);
  });

  test('your own bar is rendered on a desktop with no actions', () => {
    const Bar = ({actions, className}: PickersActionBarProps) => <p className={className}>{actions?.length}</p>;
    render(withDayjs(<DesktopDatePicker open reduceAnimations slots={{...LIGHT, actionBar: Bar}} />));
    expect(one('p.MuiPickersLayout-actionBar').textContent).toBe('0');
  });
});

describe('Tabs and toolbar', () => {
  test('the tabs of the demo switch to the clock', () => {
    render(<TabsDemo />);
    fireEvent.click(one('[role=tab][aria-label="pick time"]'));
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  });

  test('the tabs of the fence are hidden on a desktop', () => {
    const Kickoff = fence('component-1');
    const {unmount} = render(light(<Kickoff />));
    fireEvent.click(one('button'));
    expect(screen.queryByText('Time')).toBeNull();
    unmount();
    window.matchMedia = () => ({matches: false, addListener() {}, removeListener() {}}) as unknown as MediaQueryList;
    render(light(<Kickoff />));
    fireEvent.click(one('input'));
    expect(screen.getByText('Date').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByText('Time'));
    expect(screen.getByText('Time').getAttribute('aria-pressed')).toBe('true');
    // @ts-expect-error jsdom has none
    delete window.matchMedia;
  });

  test('the toolbar of the demo opens the years, and a desktop passes hidden to it', () => {
    const {unmount} = render(<ToolbarDemo />);
    expect(screen.getByRole('heading').textContent).toBe('Arrival 16 May');
    fireEvent.click(screen.getByText('year'));
    expect(document.querySelector('.MuiYearCalendar-root')).not.toBeNull();
    unmount();
    const Toolbar = ({hidden, titleId}: {hidden?: boolean; titleId?: string}) => <i id={titleId}>{String(hidden)}</i>;
    const desktop = render(withDayjs(<DesktopDatePicker open reduceAnimations slots={{...LIGHT, toolbar: Toolbar}} />));
    expect(one('i').textContent).toBe('true');
    desktop.unmount();
    render(withDayjs(<MobileDatePicker open label="Due" slots={{...LIGHT, toolbar: Toolbar}} />));
    expect(one('i').textContent).toBe('false');
    expect(one('[role=dialog]').getAttribute('aria-labelledby')).toBe(one('i').id);
  });
});

test('the toolbar has the class of the layout, but not that of its own root', () => {
  const slotProps = {toolbar: {hidden: false}};
  for (const Picker of [DesktopDatePicker, DesktopTimePicker, DesktopDateTimePicker]) {
    const {unmount} = render(withDayjs(<Picker open slots={LIGHT as object} slotProps={slotProps} />));
    const own = [...one('.MuiPickersLayout-toolbar').classList].filter((name) => /^Mui(Date|Time)/.test(name));
    expect(own).toEqual([]);
    unmount();
  }
});

test('the header of the demo goes to other years, as far as the limit', () => {
  render(<HeaderDemo />);
  const {disabled} = screen.getByLabelText<HTMLButtonElement>('Previous year');
  expect(disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('Next year'));
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('May 2025');
  expect(one('[role=grid]').getAttribute('aria-labelledby')).toBe(heading.id);
});

test('the icons of the arrows change places from right to left', () => {
  const icons = {leftArrowIcon: () => <i>left</i>, rightArrowIcon: () => <i>right</i>};
  const theme = createTheme({direction: 'rtl'});
  render(<ThemeProvider theme={theme}>{withDayjs(<DateCalendar slots={icons} />)}</ThemeProvider>);
  expect(within(screen.getByLabelText('Previous month')).getByText('right')).toBeTruthy();
});
