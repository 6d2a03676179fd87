import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenFromElsewhere() {
  const [open, setOpen] = React.useState(false);
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Due"
          value={due}
          onChange={setDue}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{ popper: { anchorEl: button } }}
        />
        <Button
          ref={setButton}
          variant="outlined"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          Postpone the invoice
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
