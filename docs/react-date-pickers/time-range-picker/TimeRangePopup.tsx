// long: the field, its button and the two lists of the popup belong together
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { ClockIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

/** Typed and chosen times are of one day, so that they can be compared. */
const day = dayjs('2024-05-16T08:00');

const minutesOf = (time: Dayjs) => time.hour() * 60 + time.minute();

/** An end must follow in the list: 11:45 PM can only be an end. */
const LAST_START = 23 * 60 + 30;

interface TimeListProps {
  title: string;
  value: Dayjs | null;
  after?: Dayjs | null;
  onChange: (value: Dayjs) => void;
}

function TimeList({ title, value, after, onChange }: TimeListProps) {
  const earliest = after?.isValid() ? minutesOf(after) + 1 : 0;
  const latest = title === 'From' ? LAST_START : 24 * 60;

  return (
    <Box role="group" aria-labelledby={`opening-${title}`}>
      <Typography
        id={`opening-${title}`}
        variant="subtitle2"
        sx={{ px: 2, pt: 1 }}
      >
        {title}
      </Typography>
      <DigitalClock
        autoFocus={title === 'From'}
        timeStep={15}
        skipDisabled
        shouldDisableTime={(time) =>
          minutesOf(time) < earliest || minutesOf(time) > latest
        }
        referenceDate={day}
        value={value?.isValid() ? value : null}
        onChange={onChange}
      />
    </Box>
  );
}

export default function TimeRangePopup() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [[start, end], setHours] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-05-16T09:00'),
    dayjs('2024-05-16T17:30'),
  ]);

  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Choose opening hours"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ClockIcon />
      </IconButton>
    </InputAdornment>
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300 }}>
        <SingleInputTimeRangeField
          label="Opening hours"
          referenceDate={day}
          value={[start, end]}
          onChange={setHours}
          InputProps={{ endAdornment: button }}
        />
        <Popover
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': 'Opening hours' },
          }}
        >
          <Stack direction="row">
            <TimeList
              title="From"
              value={start}
              onChange={(time) => setHours([time, end])}
            />
            <TimeList
              title="To"
              value={end}
              after={start}
              onChange={(time) => {
                setHours([start, time]);
                setAnchor(null);
              }}
            />
          </Stack>
        </Popover>
      </Stack>
    </LocalizationProvider>
  );
}
