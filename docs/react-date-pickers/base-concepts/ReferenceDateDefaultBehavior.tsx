import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ReferenceDateDefaultBehavior() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <TimePicker label="Alarm" value={value} onChange={setValue} />
        <Typography variant="body2" noWrap>
          Value:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'no time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
