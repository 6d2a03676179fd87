import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

const STEPS = [
  { label: 'Previous year', months: -12, Icon: KeyboardDoubleArrowLeftIcon },
  { label: 'Previous month', months: -1, Icon: ChevronLeftIcon },
  { label: 'Next month', months: 1, Icon: ChevronRightIcon },
  { label: 'Next year', months: 12, Icon: KeyboardDoubleArrowRightIcon },
];

function YearHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, onMonthChange, labelId, minDate, maxDate } = props;
  const rtl = useTheme().direction === 'rtl';

  const steps = STEPS.map(({ label, months, Icon }) => {
    const month = currentMonth.add(months, 'month').startOf('month');
    const outside =
      month.endOf('month').isBefore(minDate, 'day') ||
      month.isAfter(maxDate, 'day');
    return (
      <IconButton
        key={label}
        size="small"
        aria-label={label}
        disabled={outside}
        onClick={() => onMonthChange(month, months > 0 ? 'left' : 'right')}
      >
        <Icon sx={rtl ? { transform: 'scaleX(-1)' } : undefined} />
      </IconButton>
    );
  });

  return (
    <Stack direction="row" alignItems="center" sx={{ mt: 2, mb: 1, px: 1.5 }}>
      {steps.slice(0, 2)}
      <Typography
        id={labelId}
        aria-live="polite"
        variant="subtitle1"
        component="h3"
        noWrap
        sx={{ flex: 1, textAlign: 'center' }}
      >
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {steps.slice(2)}
    </Stack>
  );
}

export default function CalendarHeaderComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2024-05-16')}
        minDate={dayjs('2023-06-01')}
        slots={{ calendarHeader: YearHeader }}
      />
    </LocalizationProvider>
  );
}
