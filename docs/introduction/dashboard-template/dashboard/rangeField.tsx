import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DayRange } from './days';
import { salesDays } from './sales';

const FORMAT = 'YYYY-MM-DD';

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Last 30 days',
    getValue: () => [dayjs('2025-12-02'), dayjs('2025-12-31')],
  },
  {
    label: 'Summer',
    getValue: () => [dayjs('2025-06-01'), dayjs('2025-08-31')],
  },
  {
    label: 'Autumn',
    getValue: () => [dayjs('2025-09-01'), dayjs('2025-11-30')],
  },
  { label: 'Whole year', getValue: () => [null, null] },
];

/**
 * The days that a value of the picker stands for.
 *
 * @returns all days for an empty value; `undefined` while it is incomplete, not
 *   a date, or ends before it begins
 */
export function dayRangeOf([start, end]: DateRange<Dayjs>):
  DayRange | undefined {
  if (start === null && end === null) {
    return salesDays;
  }
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start, 'day')) {
    return undefined;
  }
  // What the user reads, not the same moment in UTC: that may be another day.
  return { from: start.format(FORMAT), to: end.format(FORMAT) };
}

interface RangeFieldProps {
  /** What the field begins with. To set it later, give the field another key. */
  readonly initialRange: DayRange;
  readonly onChange: (range: DayRange) => void;
}

export default function RangeField({
  initialRange,
  onChange,
}: RangeFieldProps) {
  return (
    <DateRangePicker
      label="Days"
      format="D MMM YYYY"
      defaultValue={[dayjs(initialRange.from), dayjs(initialRange.to)]}
      onChange={(value, { validationError }) => {
        const range = dayRangeOf(value);
        // A year that is typed as far as 202 is long ago: an error.
        if (range && validationError.every((error) => error === null)) {
          onChange(range);
        }
      }}
      slots={{ field: SingleInputDateRangeField }}
      slotProps={{
        shortcuts: { items: shortcuts },
        textField: { size: 'small', sx: { flex: '1 1 220px', maxWidth: 280 } },
      }}
    />
  );
}
