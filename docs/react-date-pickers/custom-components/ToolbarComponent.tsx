import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function ArrivalToolbar(props: DatePickerToolbarProps<Dayjs>) {
  const { value, view, views, onViewChange, titleId, className, hidden } =
    props;

  if (hidden) {
    return null;
  }
  return (
    <Box className={className} sx={{ px: 3, pt: 2 }}>
      <Typography id={titleId} variant="h6" component="h3" noWrap>
        {value ? `Arrival ${value.format('D MMMM')}` : 'Choose your arrival'}
      </Typography>
      <Stack direction="row" spacing={1}>
        {views.map((name) => (
          <Button
            key={name}
            size="small"
            variant={view === name ? 'contained' : 'text'}
            aria-pressed={view === name}
            onClick={() => onViewChange(name)}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

export default function ToolbarComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        views={['year', 'month', 'day']}
        openTo="day"
        defaultValue={dayjs('2024-05-16')}
        slots={{ toolbar: ArrivalToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
