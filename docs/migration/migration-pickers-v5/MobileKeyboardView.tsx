import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';

/** The layout of the dialog, with a button that replaces the calendar with a field. */
function LayoutWithField(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const [isTyping, setIsTyping] = React.useState(false);
  return (
    <PickersLayoutRoot ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper>
        <Button
          startIcon={isTyping ? <CalendarMonthIcon /> : <EditIcon />}
          onClick={() => setIsTyping(!isTyping)}
        >
          {isTyping ? 'Choose in a calendar' : 'Type the date'}
        </Button>
        {isTyping ? (
          <Box sx={{ display: 'grid', minHeight: 334, p: 2 }}>
            <DateField
              label="Delivery date"
              defaultValue={props.value}
              onChange={(newValue, { validationError }) => {
                // The dialog has no value for a date that is only half typed.
                if (validationError === null) {
                  props.onChange(newValue);
                }
              }}
            />
          </Box>
        ) : (
          content
        )}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function MobileKeyboardView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Delivery date"
        defaultValue={dayjs('2024-03-14')}
        slots={{ layout: LayoutWithField }}
      />
    </LocalizationProvider>
  );
}
