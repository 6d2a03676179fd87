import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function FerryLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, tabs, content, actionBar, shortcuts } =
    usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
      ownerState={props}
      sx={props.sx}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
      >
        {tabs}
        {content}
        <Typography
          role="status"
          variant="body2"
          align="center"
          sx={{ px: 2, pb: 1 }}
        >
          {props.value?.day() === 0
            ? 'No ferry on Sundays'
            : 'Ferry at 9:15 and 17:40'}
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function AddComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-05-16')}
        slots={{ layout: FerryLayout }}
        sx={{ minWidth: 320 }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}
