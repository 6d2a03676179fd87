/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import 'dayjs/locale/de';
import type {ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {renderMultiSectionDigitalClockTimeView, renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import OpeningHours from '../../docs/react-date-pickers/time-picker/OpeningHours';
import TimeFieldValue from '../../docs/react-date-pickers/time-field/TimeFieldValue';
import {fenceModule} from './pageFence';

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const at = (time: string): Dayjs => dayjs(`2024-05-16T${time}`);

const textbox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', {hidden: true});

/** A field's text without the marks that keep its direction. */
const shown = (): string => textbox().value.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

const type = (value: string): boolean => fireEvent.change(textbox(), {target: {value}});

const open = (): boolean => fireEvent.click(screen.getByLabelText(/^Choose time/));

const choose = (name: string): boolean => fireEvent.click(screen.getByRole('option', {name}));

const timesOf = (mock: jest.Mock): string[] =>
  (mock.mock.calls as [Dayjs | null][]).map(([value]) => value?.format('HH:mm:ss') ?? 'null');

const lists = (): [string | null, number][] =>
  screen
    .getAllByRole('listbox')
    .map((list) => [list.getAttribute('aria-label'), within(list).getAllByRole('option').length]);

describe('Uncontrolled vs. controlled value', () => {
  test('each list calls onChange, and the last one accepts and closes', () => {
    const [onChange, onAccept, onClose] = [jest.fn(), jest.fn(), jest.fn()];
    render(withDayjs(<DesktopTimePicker reduceAnimations {...{onChange, onAccept, onClose}} />));
    open();
    expect(lists()).toEqual([
      ['Select hours', 12],
      ['Select minutes', 12],
      ['Select meridiem', 2],
    ]);
    choose('9 hours');
    choose('30 minutes');
    expect(onClose).not.toHaveBeenCalled();
    choose('PM');
    // In an empty picker, an hour is of the morning, and the seconds are zero.
    expect(timesOf(onChange)).toEqual(['09:00:00', '09:30:00', '21:30:00']);
    expect(timesOf(onAccept)).toEqual(['21:30:00']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('with 24 hours, the minutes are the last list', () => {
    const onAccept = jest.fn();
    render(withDayjs(<DesktopTimePicker reduceAnimations ampm={false} onAccept={onAccept} />));
    open();
    choose('21 hours');
    choose('30 minutes');
    expect(timesOf(onAccept)).toEqual(['21:30:00']);
  });

  test('the date is today or that of the value, and hidden seconds stay', () => {
    const onChange = jest.fn();
    const {unmount} = render(withDayjs(<DesktopTimePicker onChange={onChange} />));
    type('10:30 AM');
    expect((onChange.mock.lastCall as [Dayjs])[0].isSame(dayjs(), 'day')).toBe(true);
    expect(timesOf(onChange)).toEqual(['10:30:00']);
    unmount();
    render(withDayjs(<DesktopTimePicker defaultValue={at('09:30:20')} onChange={onChange} />));
    type('10:30 AM');
    expect((onChange.mock.lastCall as [Dayjs])[0].format('YYYY-MM-DD HH:mm:ss')).toBe('2024-05-16 10:30:20');
  });

  test('a reference date in the afternoon makes the first hour PM', () => {
    const onChange = jest.fn();
    render(withDayjs(<DesktopTimePicker reduceAnimations referenceDate={at('12:00')} onChange={onChange} />));
    open();
    choose('3 hours');
    expect(timesOf(onChange)).toEqual(['15:00:00']);
  });
});

describe('Available components, views', () => {
  const buttons = (): (string | null)[] => screen.getAllByRole('button').map(({textContent}) => textContent);

  test('a static picker has the clock, and as a desktop one neither toolbar nor buttons', () => {
    const {unmount} = render(withDayjs(<StaticTimePicker defaultValue={at('09:30')} />));
    expect(buttons()).toEqual(expect.arrayContaining(['09', '30', 'Cancel', 'OK']));
    unmount();
    render(withDayjs(<StaticTimePicker displayStaticWrapperAs="desktop" defaultValue={at('09:30')} />));
    expect(buttons()).not.toEqual(expect.arrayContaining(['Cancel']));
    expect(buttons()).not.toEqual(expect.arrayContaining(['09']));
    expect(screen.getByRole('listbox')).toHaveAccessibleName(/Selected time is 9:30 AM/);
  });

  test.each<[('hours' | 'minutes' | 'seconds')[], string, string[]]>([
    [
      ['hours', 'minutes', 'seconds'],
      '09:30:15 AM',
      ['Select hours', 'Select minutes', 'Select seconds', 'Select meridiem'],
    ],
    [['hours'], '09 AM', ['Select hours', 'Select meridiem']],
    [['minutes', 'seconds'], '30:15', ['Select minutes', 'Select seconds']],
  ])('%j shows %s', (views, text, names) => {
    render(withDayjs(<DesktopTimePicker reduceAnimations views={views} defaultValue={at('09:30:15')} />));
    expect(shown()).toBe(text);
    open();
    expect(lists().map(([name]) => name)).toEqual(names);
  });

  test('with a clock on a desktop, AM and PM are below it, and null leaves a view to the field', () => {
    render(
      withDayjs(
        <DesktopTimePicker
          reduceAnimations
          defaultValue={at('09:30')}
          viewRenderers={{hours: renderTimeViewClock, minutes: null, seconds: null}}
        />,
      ),
    );
    open();
    expect(buttons()).toEqual(expect.arrayContaining(['AM', 'PM']));
    expect(lists()).toEqual([['Select hours. Selected time is 9:30 AM', 12]]);
  });

  test('the dialog of a phone can have the lists', () => {
    // Its types do not accept it, as the page says.
    const list = renderMultiSectionDigitalClockTimeView as never;
    const viewRenderers = {hours: list, minutes: list, seconds: list};
    const lastList = (ampm: boolean, name: string): [jest.Mock, jest.Mock] => {
      const [onClose, onViewChange] = [jest.fn(), jest.fn()];
      const {unmount} = render(
        withDayjs(
          <MobileTimePicker
            reduceAnimations
            closeOnSelect
            label="Alarm"
            {...{ampm, viewRenderers, onClose, onViewChange}}
          />,
        ),
      );
      fireEvent.click(textbox());
      expect(lists().map(([label]) => label)).toEqual(expect.arrayContaining(['Select hours', 'Select minutes']));
      choose('9 hours');
      choose('30 minutes');
      choose(name);
      unmount();
      return [onClose, onViewChange];
    };
    expect(lastList(false, '30 minutes')[0]).toHaveBeenCalled();
    const [onClose, onViewChange] = lastList(true, 'AM');
    expect(onClose).not.toHaveBeenCalled();
    expect(onViewChange).toHaveBeenLastCalledWith('hours');
  });
});

describe('Time steps', () => {
  test('with 24 options there is one list, without OK, and a click closes it', () => {
    const [onAccept, onClose] = [jest.fn(), jest.fn()];
    render(withDayjs(<DesktopTimePicker reduceAnimations timeSteps={{minutes: 60}} {...{onAccept, onClose}} />));
    open();
    expect(lists()).toEqual([['Select time', 24]]);
    expect(screen.queryByRole('button', {name: 'OK'})).toBeNull();
    choose('09:00 AM');
    expect(timesOf(onAccept)).toEqual(['09:00:00']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the threshold allows a longer list', () => {
    render(
      withDayjs(
        <DesktopTimePicker reduceAnimations timeSteps={{minutes: 30}} thresholdToRenderTimeInASingleColumn={48} />,
      ),
    );
    open();
    expect(lists()).toEqual([['Select time', 48]]);
  });

  test('minutesStep forbids minutes and leaves them in the list, timeSteps does the opposite', () => {
    const onError = jest.fn();
    render(withDayjs(<DesktopTimePicker reduceAnimations minutesStep={15} onError={onError} />));
    type('09:31 AM');
    expect((onError.mock.lastCall as [string])[0]).toBe('minutesStep');
    open();
    expect(lists()[1]).toEqual(['Select minutes', 12]);
    expect(screen.getByRole('option', {name: '5 minutes'})).toHaveClass('Mui-disabled');
    expect(screen.getByRole('option', {name: '15 minutes'})).not.toHaveClass('Mui-disabled');
  });

  test('a step without minutesStep is no rule', () => {
    const onError = jest.fn();
    render(withDayjs(<DesktopTimePicker timeSteps={{minutes: 15}} onError={onError} />));
    type('09:31 AM');
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('Validation', () => {
  test.each<[string, string]>([
    ['08:59 AM', 'We open at 9:00 AM'],
    ['09:00 AM', 'Every day, 9 AM to 9 PM'],
    ['09:10 AM', 'Tables begin every 15 minutes'],
    ['03:00 PM', 'The kitchen is closed from 2 to 5 PM'],
    ['09:00 PM', 'Every day, 9 AM to 9 PM'],
    ['09:15 PM', 'The last table is at 9:00 PM'],
  ])('the demo says of %s: %s', (text, message) => {
    render(<OpeningHours />);
    type(text);
    expect(screen.getByText(message)).toBeVisible();
  });

  test('only the time of day counts, unless the prop says otherwise; seconds count too', () => {
    const onError = jest.fn();
    const limit = dayjs('2030-01-01T09:00:30');
    const field = (props: object): ReactElement =>
      withDayjs(<TimeField defaultValue={at('10:00')} minTime={limit} onError={onError} {...props} />);
    const {rerender, unmount} = render(field({}));
    expect(onError).not.toHaveBeenCalled();
    rerender(field({disableIgnoringDatePartForTimeValidation: true}));
    expect((onError.mock.lastCall as [string])[0]).toBe('minTime');
    unmount();
    onError.mockClear();
    render(field({}));
    type('09:00 AM');
    expect((onError.mock.lastCall as [string])[0]).toBe('minTime');
  });
});

describe('Time Field', () => {
  type Fence = {default: ComponentType};

  test('a shift over midnight is computed from hours and minutes', () => {
    render(<TimeFieldValue />);
    expect(screen.getByText('Shift of 8.5 hours')).toBeVisible();
  });

  test('hh without A is the morning, and 24 is no hour', () => {
    const onChange = jest.fn();
    const {unmount} = render(withDayjs(<TimeField format="hh:mm" onChange={onChange} />));
    type('03:30');
    expect(timesOf(onChange)).toEqual(['03:30:00']);
    unmount();
    onChange.mockClear();
    render(withDayjs(<TimeField format="HH:mm" onChange={onChange} />));
    type('24:00');
    expect(onChange.mock.calls.some(([value]: [Dayjs | null]) => value?.isValid())).toBe(false);
  });

  test('format decides before ampm, and H has a leading zero unless it may lack it', () => {
    const {unmount} = render(withDayjs(<TimeField ampm format="HH:mm" defaultValue={at('15:08')} />));
    expect(shown()).toBe('15:08');
    unmount();
    const second = render(withDayjs(<TimeField format="H:mm [Uhr]" defaultValue={at('09:05')} />));
    expect(shown()).toBe('09:05 Uhr');
    second.unmount();
    render(withDayjs(<TimeField shouldRespectLeadingZeros format="H:mm" defaultValue={at('09:05')} />));
    expect(shown()).toBe('9:05');
  });

  test('the German field has 24 hours', () => {
    const {default: Beginn} = fenceModule<Fence>('react-date-pickers/time-field', 'localization');
    render(<Beginn />);
    expect(textbox().placeholder.replace(/[\u200e\u200f\u2066-\u2069]/g, '')).toBe('hh:mm');
    type('15:30');
    expect(shown()).toBe('15:30');
  });

  test('the fence with a message tells of an unfinished and of a forbidden time', () => {
    const {default: Delivery} = fenceModule<Fence>('react-date-pickers/time-field', 'validation');
    render(withDayjs(<Delivery />));
    type('07:59 AM');
    expect(screen.getByText('We deliver from 8 AM to 6 PM')).toBeVisible();
    type('08:00 AM');
    expect(screen.queryByText('We deliver from 8 AM to 6 PM')).toBeNull();
  });
});
