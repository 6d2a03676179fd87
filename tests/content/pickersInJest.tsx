import type {Dayjs} from 'dayjs';
import type {HTMLAttributes, ReactElement} from 'react';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';
import type {PickersDayProps} from '@mui/x-date-pickers/PickersDay';

/**
 * A day for tests of what a click in the calendar calls. A calendar renders 35 days at least, and each `PickersDay` is a
 * button with a ripple and styles, which takes longer than all the rest of a picker.
 */
export function LightDay({
  day,
  disabled,
  onDaySelect,
  outsideCurrentMonth,
  role,
  'aria-selected': selected,
}: PickersDayProps<Dayjs>): ReactElement {
  const hidden: HTMLAttributes<HTMLElement> = outsideCurrentMonth
    ? {'aria-hidden': true}
    : {onClick: () => onDaySelect(day)};
  return (
    <button type="button" role={role} disabled={disabled} aria-selected={selected} {...hidden}>
      {day.date()}
    </button>
  );
}

/** The part of a calendar's header that opens the years, for the same reason. */
export function LightHeader({labelId, onViewChange}: PickersCalendarHeaderProps<Dayjs>): ReactElement {
  return (
    <button type="button" id={labelId} aria-label="switch to year view" onClick={() => onViewChange?.('year')}>
      Month
    </button>
  );
}

export const LIGHT = {day: LightDay, calendarHeader: LightHeader};
