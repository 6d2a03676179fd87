import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableBehavior() {
  const [cleared, setCleared] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField
          label="Filter by date"
          defaultValue={dayjs('2024-05-16')}
          clearable
          onChange={(value) => setCleared(value === null)}
        />
        <Typography variant="body2" role="status">
          {cleared ? 'All orders' : 'Orders of one day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
