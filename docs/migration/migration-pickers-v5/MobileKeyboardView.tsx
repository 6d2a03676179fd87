import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

/** The layout of the picker, with a button that puts a field in the place of the calendar. */
function LayoutWithField(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const [isTyping, setIsTyping] = React.useState(false);
  return (
    <PickersLayoutRoot ownerState={props} sx={{ minWidth: 320 }}>
      {toolbar}
      <PickersLayoutContentWrapper>
        <Stack
          spacing={2}
          sx={{
            alignItems: 'stretch',
            height: 416,
            py: 2,
            px: { xs: 0, sm: 2 },
          }}
        >
          <Button
            variant="outlined"
            size="small"
            onClick={() => setIsTyping(!isTyping)}
          >
            {isTyping ? 'Choose in a calendar' : 'Type the date'}
          </Button>
          {isTyping ? (
            <DateField
              label="Delivery date"
              value={props.value}
              onChange={props.onChange}
            />
          ) : (
            content
          )}
        </Stack>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function MobileKeyboardView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="mobile"
        defaultValue={dayjs('2024-03-14')}
        slots={{ layout: LayoutWithField }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
