import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closing = dayjs('2024-05-16T18:00');

export default function FormPropsTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 300 }}>
        <TimePicker label="Disabled" disabled defaultValue={closing} />
        <TimePicker label="Read-only" readOnly defaultValue={closing} />
        <TimePicker label="With a name" name="closing" defaultValue={closing} />
      </Stack>
    </LocalizationProvider>
  );
}
