import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

const VIEWS: TimeView[] = ['hours', 'minutes', 'seconds'];

export default function TimeClockViews() {
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View of the clock"
          value={view}
          onChange={(_event, next: TimeView | null) => next && setView(next)}
        >
          {VIEWS.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          sx={{ width: 268 }}
          views={VIEWS}
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2024-05-16T09:30:15')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
