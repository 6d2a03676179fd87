import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockValue() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-05-16T09:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="center">
        <DigitalClock value={start} onChange={setStart} />
        <MultiSectionDigitalClock value={start} onChange={setStart} />
      </Stack>
    </LocalizationProvider>
  );
}
