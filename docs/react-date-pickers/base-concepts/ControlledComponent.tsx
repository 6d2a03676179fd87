import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2024-05-16');

function inWords(value: Dayjs | null) {
  if (!value) {
    return 'none';
  }
  return value.isValid() ? value.format('ddd, D MMM YYYY') : 'not complete';
}

export default function ControlledComponent() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(firstDay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DatePicker label="Uncontrolled" defaultValue={firstDay} />
        <DatePicker label="Controlled" value={arrival} onChange={setArrival} />
        <Stack
          direction="row"
          alignItems="center"
          justifyContent="space-between"
        >
          <Typography variant="body2">State: {inWords(arrival)}</Typography>
          <Button size="small" onClick={() => setArrival(firstDay)}>
            Reset
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
