import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The clinic closes from 12:00 to 12:59.
const isLunch = (time: Dayjs, view: string) =>
  view === 'hours' && time.hour() === 12;

export default function TimeValidationShouldDisableTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        ampm={false}
        shouldDisableTime={isLunch}
        defaultValue={dayjs('2024-05-16T10:30')}
      />
    </LocalizationProvider>
  );
}
