/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType} from 'react';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {fenceModule} from './pageFence';
import {choose, inputs, withDayjs} from './pickersRangesInJest';
import {press, select, textbox} from './pickersTyping';

test('a half-typed year takes the end with it, and the next key brings it back', () => {
  jest.useFakeTimers();
  const {default: Meeting} = fenceModule<{default: ComponentType}>(
    'react-date-pickers/date-time-range-picker',
    'move-the-end',
  );
  render(withDayjs(<Meeting />));
  select(2);
  press('202');
  expect([textbox(0).value, textbox(1).value]).toEqual(['05/16/0202 09:00 AM', '05/16/0202 10:00 AM']);
  press('3');
  expect([textbox(0).value, textbox(1).value]).toEqual(['05/16/2023 09:00 AM', '05/16/2023 10:00 AM']);
  jest.useRealTimers();
});

test('a function in slotProps.textField gives each input its name', () => {
  const textField = ({position}: {position?: 'start' | 'end'}) => ({name: position === 'start' ? 'from' : 'until'});
  render(withDayjs(<MultiInputDateTimeRangeField slotProps={{textField}} />));
  expect(inputs().map(({name}) => name)).toEqual(['from', 'until']);
});

describe('OK after the day, on a phone', () => {
  const accepted = (props: {referenceDate?: Dayjs; defaultValue?: Dayjs}): string => {
    const onAccept = jest.fn();
    render(withDayjs(<MobileDateTimePicker reduceAnimations onAccept={onAccept} {...props} />));
    fireEvent.click(screen.getByRole('textbox'));
    choose('17');
    fireEvent.click(screen.getByText('OK'));
    return (onAccept.mock.lastCall as [Dayjs])[0].format('DD HH:mm');
  };

  test.each([
    ['an empty picker takes the time of referenceDate', {referenceDate: dayjs('2024-05-01T14:00')}, '17 14:00'],
    ['an empty picker without one takes midnight', {}, '17 00:00'],
    ['a chosen time stays', {defaultValue: dayjs('2024-05-16T09:30')}, '17 09:30'],
  ])('%s', (_name, props, expected) => {
    expect(accepted(props)).toBe(expected);
  });
});
