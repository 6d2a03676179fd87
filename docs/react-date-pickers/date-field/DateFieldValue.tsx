import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function inWords(value: Dayjs | null) {
  if (!value) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'an invalid date';
}

export default function DateFieldValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateField label="Uncontrolled" defaultValue={dayjs('2024-05-16')} />
        <DateField label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2">The value is {inWords(value)}.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
