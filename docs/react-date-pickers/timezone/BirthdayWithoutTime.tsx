import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthdayWithoutTime() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('1990-05-16'));
  // What toISOString() says depends on the device, so the server leaves it out.
  const [sent, setSent] = React.useState('');
  React.useEffect(() => {
    setSent(value?.isValid() ? value.toISOString() : '');
  }, [value]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="Birthday" value={value} onChange={setValue} />
        <Typography variant="body2" noWrap>
          Right: {value?.isValid() ? value.format('YYYY-MM-DD') : ''}
        </Typography>
        <Typography variant="body2" noWrap>
          Wrong: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
