import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function BookingActions(props: PickersActionBarProps) {
  const { onAccept, onCancel, onClear, className } = props;

  return (
    <DialogActions className={className}>
      <Button color="error" onClick={onClear} sx={{ mr: 'auto' }}>
        No date
      </Button>
      <Button onClick={onCancel}>Back</Button>
      <Button variant="contained" onClick={onAccept}>
        Book
      </Button>
    </DialogActions>
  );
}

export default function ActionBarComponent() {
  const [booked, setBooked] = React.useState<Dayjs | null>(dayjs('2024-05-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center" sx={{ width: 320 }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-05-16')}
          onAccept={setBooked}
          slots={{ actionBar: BookingActions }}
        />
        <Typography variant="body2" role="status" noWrap>
          {booked ? `Booked: ${booked.format('D MMMM YYYY')}` : 'Not booked'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
