import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const SquareDay = styled(DateRangePickerDay)(({ theme }) => ({
  [`&.${dateRangePickerDayClasses.rangeIntervalDayHighlight}:not(.${dateRangePickerDayClasses.hiddenDayFiller})`]:
    {
      borderRadius: 0,
      backgroundColor: theme.palette.action.selected,
    },
  [`& .${dateRangePickerDayClasses.rangeIntervalPreview}`]: {
    borderRadius: 0,
  },
  [`& .${dateRangePickerDayClasses.day}`]: {
    borderRadius: theme.shape.borderRadius,
  },
})) as (props: DateRangePickerDayProps<Dayjs>) => React.JSX.Element;

export default function CustomDateRangePickerDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        sx={{ minWidth: 320 }}
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-20')]}
        slots={{ day: SquareDay }}
      />
    </LocalizationProvider>
  );
}
