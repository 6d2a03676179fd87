import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

type StayFieldComponent = React.FC<SingleInputDateRangeFieldProps<Dayjs>> & {
  fieldType?: string;
};

const StayField = React.forwardRef(function StayField(
  props: SingleInputDateRangeFieldProps<Dayjs>,
  ref: React.Ref<HTMLDivElement>,
) {
  return <SingleInputDateRangeField size="small" {...props} ref={ref} />;
}) as StayFieldComponent;

StayField.fieldType = 'single-input';

export default function WrappedSingleInputDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        calendars={1}
        label="Stay"
        defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-23')]}
        sx={{ width: 300 }}
        slots={{ field: StayField }}
      />
    </LocalizationProvider>
  );
}
