import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ChangeButton(props: IconButtonProps) {
  return (
    <Button
      size="small"
      disabled={props.disabled}
      onClick={props.onClick}
      aria-label={props['aria-label']}
    >
      Change
    </Button>
  );
}

export default function TextOpeningButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2024-05-16')}
        sx={{ width: 300 }}
        slots={{ openPickerButton: ChangeButton }}
        localeText={{
          openDatePickerDialogue: (value, utils) =>
            value !== null && utils.isValid(value)
              ? `Change departure, ${utils.format(value, 'fullDate')}`
              : 'Change departure',
        }}
      />
    </LocalizationProvider>
  );
}
