import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

const stay: DateRange<Dayjs> = [dayjs('2024-05-16'), dayjs('2024-06-09')];

type Calendars = 1 | 2 | 3;

export default function DateRangeCalendarCalendarsProp() {
  const [calendars, setCalendars] = React.useState<Calendars>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center" sx={{ width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Calendars"
          value={calendars}
          onChange={(_event, value: Calendars | null) =>
            value && setCalendars(value)
          }
        >
          <ToggleButton value={1}>1</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', height: 385, overflowX: 'auto' }}>
          <DateRangeCalendar
            key={calendars}
            calendars={calendars}
            defaultValue={stay}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
