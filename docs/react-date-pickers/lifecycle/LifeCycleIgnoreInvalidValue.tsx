import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LifeCycleIgnoreInvalidValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));
  const [lastValid, setLastValid] = React.useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField
          label="Departure"
          minDate={dayjs('2024-05-01')}
          value={value}
          onChange={(next, context) => {
            setValue(next);
            if (context.validationError === null) {
              setLastValid(next);
            }
          }}
        />
        <Typography variant="body2" noWrap role="status">
          {lastValid
            ? `Trains on ${lastValid.format('D MMMM YYYY')}`
            : 'Trains on any day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
