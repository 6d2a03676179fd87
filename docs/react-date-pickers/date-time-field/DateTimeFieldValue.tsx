import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function inWords(value: Dayjs | null) {
  if (!value) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'an invalid date';
}

export default function DateTimeFieldValue() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <DateTimeField
          label="Uncontrolled"
          defaultValue={dayjs('2024-05-16T15:30')}
        />
        <DateTimeField label="Controlled" value={value} onChange={setValue} />
        <Typography variant="body2" noWrap>
          The value is {inWords(value)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
