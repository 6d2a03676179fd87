/** @jest-environment jsdom */
import {fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {fenceModule} from './pageFence';

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const at = (time: string): Dayjs => dayjs(`2024-05-16T${time}`);

const callsOf = (mock: jest.Mock): string[] =>
  (mock.mock.calls as [Dayjs, string][]).map(([value, state]) => `${value.format('MM-DD HH:mm:ss')} ${state}`);

const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole('listbox'), {key});

/** A tap on the clock, as its mouse event tells: 110, 110 is the middle. */
function tap(offsetX: number, offsetY: number): void {
  const event = new MouseEvent('mouseup', {bubbles: true});
  Object.defineProperties(event, {offsetX: {value: offsetX}, offsetY: {value: offsetY}});
  fireEvent(document.querySelector('.MuiClock-squareMask') ?? document, event);
}
const tapNine = (): void => tap(19, 110);
const tapHalfPast = (): void => tap(110, 201);

const names = (): string[] => screen.getAllByRole('option').map(({textContent}) => textContent ?? '');

const isGray = (name: string): boolean =>
  /(?:Mui-|ClockNumber-)disabled/.test(screen.getByRole('option', {name}).className);

describe('Time Clock', () => {
  test('arrows change the view’s part, partially, and Enter does nothing', () => {
    const [onChange, onViewChange] = [jest.fn(), jest.fn()];
    render(withDayjs(<TimeClock defaultValue={at('09:30')} {...{onChange, onViewChange}} />));
    expect(screen.getByRole('listbox')).toHaveAccessibleName('Select hours. Selected time is 9:30 AM');
    press('ArrowUp');
    press('Enter');
    press('Home');
    expect(callsOf(onChange)).toEqual(['05-16 10:30:00 partial', '05-16 00:30:00 partial']);
    expect(onViewChange).not.toHaveBeenCalled();
  });

  test('only a tap in the last view finishes: AM and PM after it do not', () => {
    const onChange = jest.fn();
    render(withDayjs(<TimeClock ampm ampmInClock defaultValue={at('09:30')} onChange={onChange} />));
    tapNine();
    tapHalfPast();
    fireEvent.click(screen.getByRole('button', {name: 'PM'}));
    expect(callsOf(onChange)).toEqual(['05-16 09:30:00 partial', '05-16 09:30:00 finish', '05-16 21:30:00 partial']);
  });

  test('a choice can be forbidden, and hides the hand', () => {
    const choose = (minTime: string, value: string, tapIt: () => void): string => {
      const onChange = jest.fn();
      const props = {ampm: true, ampmInClock: true, minTime: at(minTime), defaultValue: at(value)};
      const {container, unmount} = render(withDayjs(<TimeClock {...props} onChange={onChange} />));
      const hands = (): number => container.querySelectorAll('.MuiClockPointer-root').length;
      expect(hands()).toBe(1);
      tapIt();
      const result = `${callsOf(onChange).join()}, ${hands()} hands`;
      unmount();
      return result;
    };
    expect(choose('09:30', '10:00', tapNine)).toBe('05-16 09:00:00 partial, 0 hands');
    const am = (): boolean => fireEvent.click(screen.getByRole('button', {name: 'AM'}));
    expect(choose('12:00', '14:00', am)).toBe('05-16 02:00:00 partial, 0 hands');
  });

  test('below midnight is the day before', () => {
    const onChange = jest.fn();
    render(withDayjs(<TimeClock ampm={false} defaultValue={at('00:30')} onChange={onChange} />));
    press('ArrowDown');
    expect(callsOf(onChange)).toEqual(['05-15 23:30:00 partial']);
  });

  test('minutesStep is the step of the arrows, grays the other minutes and keeps End from 59', () => {
    const onChange = jest.fn();
    render(withDayjs(<TimeClock openTo="minutes" minutesStep={15} defaultValue={at('09:30')} onChange={onChange} />));
    press('ArrowUp');
    press('End');
    expect(callsOf(onChange)).toEqual(['05-16 09:45:00 partial']);
    expect(isGray('05 minutes')).toBe(true);
    expect(isGray('15 minutes')).toBe(false);
  });

  test('End is 11 with 12 hours and 23 with 24', () => {
    const onChange = jest.fn();
    const {unmount} = render(withDayjs(<TimeClock ampm defaultValue={at('09:00')} onChange={onChange} />));
    press('End');
    unmount();
    render(withDayjs(<TimeClock ampm={false} defaultValue={at('09:00')} onChange={onChange} />));
    press('End');
    expect(callsOf(onChange).map((call) => call.slice(6, 8))).toEqual(['11', '23']);
  });

  test('AM and PM, and the way back, are there only if asked for', () => {
    const {unmount} = render(withDayjs(<TimeClock ampm defaultValue={at('09:30')} />));
    expect(screen.queryAllByRole('button')).toEqual([]);
    unmount();
    render(withDayjs(<TimeClock ampm ampmInClock showViewSwitcher defaultValue={at('09:30')} />));
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['AM', 'PM', 'open previous view', 'open next view']);
  });

  test('an hour with an allowed minute is allowed', () => {
    render(withDayjs(<TimeClock ampm={false} minTime={at('09:30')} defaultValue={at('12:00')} />));
    expect(isGray('8 hours')).toBe(true);
    expect(isGray('9 hours')).toBe(false);
  });

  test('readOnly and disabled take no key', () => {
    const onChange = jest.fn();
    const {unmount} = render(withDayjs(<TimeClock readOnly defaultValue={at('09:30')} onChange={onChange} />));
    press('ArrowUp');
    unmount();
    render(withDayjs(<TimeClock disabled defaultValue={at('09:30')} onChange={onChange} />));
    press('ArrowUp');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('without a value, the first choice is of today and has zero minutes', () => {
    const onChange = jest.fn();
    render(withDayjs(<TimeClock onChange={onChange} />));
    press('ArrowUp');
    const [value] = onChange.mock.lastCall as [Dayjs];
    expect(value.isSame(dayjs().startOf('day').hour(1))).toBe(true);
  });
});

describe('Digital Clock', () => {
  test('lists half hours, and marks only what is exactly the value', () => {
    const {unmount} = render(withDayjs(<DigitalClock defaultValue={at('09:30')} />));
    expect(names()).toHaveLength(48);
    expect(screen.getByRole('option', {selected: true})).toHaveTextContent('09:30 AM');
    unmount();
    render(withDayjs(<DigitalClock defaultValue={at('09:31')} />));
    expect(screen.queryByRole('option', {selected: true})).toBeNull();
  });

  test('one click gives the whole time', () => {
    const onChange = jest.fn();
    render(withDayjs(<DigitalClock defaultValue={at('09:30:20')} onChange={onChange} />));
    fireEvent.click(screen.getByRole('option', {name: '10:00 AM'}));
    expect(callsOf(onChange)).toEqual(['05-16 10:00:00 finish']);
  });

  test('the lists give an hour of the morning with zero minutes, and steps count from midnight', () => {
    const onChange = jest.fn();
    render(withDayjs(<MultiSectionDigitalClock timeSteps={{hours: 2, minutes: 15}} onChange={onChange} />));
    const [hours, minutes] = screen.getAllByRole('listbox').map((list) => within(list).getAllByRole('option').length);
    expect([hours, minutes]).toEqual([6, 4]);
    fireEvent.click(screen.getByRole('option', {name: '10 hours'}));
    expect((onChange.mock.lastCall as [Dayjs])[0].format('HH:mm')).toBe('10:00');
  });

  test('views set the lists, and AM and PM come with the hours', () => {
    const {unmount} = render(withDayjs(<MultiSectionDigitalClock views={['hours']} />));
    expect(screen.getAllByRole('listbox')).toHaveLength(2);
    unmount();
    render(withDayjs(<MultiSectionDigitalClock views={['minutes', 'seconds']} />));
    expect(screen.getAllByRole('listbox').map((list) => list.getAttribute('aria-label'))).toEqual([
      'Select minutes',
      'Select seconds',
    ]);
  });

  test('skipDisabled leaves out what is gray otherwise', () => {
    const limits = {minTime: at('09:00'), maxTime: at('10:00')};
    const {unmount} = render(withDayjs(<DigitalClock {...limits} />));
    expect(names()).toHaveLength(48);
    expect(isGray('08:30 AM')).toBe(true);
    unmount();
    render(withDayjs(<DigitalClock skipDisabled {...limits} />));
    expect(names()).toEqual(['09:00 AM', '09:30 AM', '10:00 AM']);
  });

  test('the slots of the fence lack what is taken', () => {
    const {default: Slots} = fenceModule<{default: ComponentType}>('react-date-pickers/digital-clock', 'validation');
    render(withDayjs(<Slots />));
    expect(names()[0]).toBe('09:00 AM');
    expect(names()).toHaveLength(14);
    expect(names()).not.toContain('10:00 AM');
  });

  test('shouldDisableTime gets whole times of one list, and the other parts of the value in several', () => {
    const shouldDisableTime = jest.fn(() => false);
    const {unmount} = render(
      withDayjs(<DigitalClock defaultValue={at('09:30')} shouldDisableTime={shouldDisableTime} />),
    );
    const asked = (): [string, string][] =>
      (shouldDisableTime.mock.calls as unknown as [Dayjs, string][]).map(([time, view]) => [
        time.format('HH:mm'),
        view,
      ]);
    expect(asked()).toContainEqual(['13:30', 'hours']);
    unmount();
    shouldDisableTime.mockClear();
    render(withDayjs(<MultiSectionDigitalClock defaultValue={at('09:30')} shouldDisableTime={shouldDisableTime} />));
    expect(asked()).toContainEqual(['10:30', 'hours']);
    expect(asked()).toContainEqual(['09:15', 'minutes']);
  });

  test('readOnly and disabled options do nothing', () => {
    const onChange = jest.fn();
    render(withDayjs(<MultiSectionDigitalClock readOnly defaultValue={at('09:30')} onChange={onChange} />));
    fireEvent.click(screen.getByRole('option', {name: '10 hours'}));
    expect(onChange).not.toHaveBeenCalled();
    expect(isGray('10 hours')).toBe(false);
  });
});
