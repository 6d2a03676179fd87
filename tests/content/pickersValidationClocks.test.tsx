/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ReactElement} from 'react';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import TimeValidationMaxTime from '../../docs/react-date-pickers/validation/TimeValidationMaxTime';
import {textbox} from './pickersTyping';

jest.mock('@popperjs/core', () => jest.requireActual<object>('../mocks/popper'));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('option', {name}));
};
const red = (): boolean => textbox().getAttribute('aria-invalid') === 'true';

describe('A choice in a clock can be forbidden', () => {
  test('an hour keeps the old minutes', () => {
    const onChange = jest.fn();
    const [maxTime, defaultValue] = [dayjs('2024-05-16T18:00'), dayjs('2024-05-16T10:30')];
    render(withDayjs(<MultiSectionDigitalClock ampm={false} {...{maxTime, defaultValue, onChange}} />));
    choose('18 hours');
    expect((onChange.mock.calls as [Dayjs][]).map(([value]) => value.format('HH:mm'))).toEqual(['18:30']);
    expect(screen.getByRole('option', {name: '19 hours'}).className).toContain('Mui-disabled');
  });

  test('AM and PM are always offered, also in the demo', () => {
    render(<TimeValidationMaxTime />);
    fireEvent.click(screen.getByRole('button', {name: /^Choose time/}));
    choose('6 hours');
    expect([textbox().value, red()]).toEqual(['06:30 AM', false]);
    choose('PM');
    expect([textbox().value, red()]).toEqual(['06:30 PM', true]);
  });
});

test('disablePast makes a maxTime a moment for onError, but not for the field', () => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
  const [onChange, onError] = [jest.fn(), jest.fn()];
  const maxTime = dayjs('2020-01-01T18:00');
  render(withDayjs(<DesktopDateTimePicker disablePast {...{maxTime, onChange, onError}} />));
  fireEvent.change(textbox(), {target: {value: '05/21/2024 10:00 AM'}});
  const context: unknown = (onChange.mock.lastCall as unknown[])[1];
  expect([context, red()]).toEqual([{validationError: null}, false]);
  expect((onError.mock.lastCall as unknown[])[0]).toBe('maxTime');
});

test('what a string throws with AdapterDateFns', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const text = '2024-05-16' as never;
  const thrown = (element: ReactElement) => () =>
    render(<LocalizationProvider dateAdapter={AdapterDateFns}>{element}</LocalizationProvider>);
  expect(thrown(<DesktopDatePicker value={text} />)).toThrow('Invalid time value');
  expect(thrown(<DesktopDateRangePicker value={[text, text]} />)).toThrow('Too many re-renders');
});
