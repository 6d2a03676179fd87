import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const start = dayjs('2024-05-16T09:30');

export default function DigitalClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <Typography variant="body2">disabled</Typography>
        <MultiSectionDigitalClock disabled defaultValue={start} />
        <Typography variant="body2">readOnly</Typography>
        <MultiSectionDigitalClock readOnly defaultValue={start} />
      </Stack>
    </LocalizationProvider>
  );
}
