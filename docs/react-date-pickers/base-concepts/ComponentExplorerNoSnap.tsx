// long: every component of the choice has an entry
import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const EDITS = ['Date', 'Time', 'DateTime'] as const;
const FORMS = ['Field', 'Picker', 'View'] as const;
const DEVICES = ['Any', 'Desktop', 'Mobile'] as const;

const start = dayjs('2024-05-16T09:40');
const field = { label: 'Departure', defaultValue: start };

const COMPONENTS: Record<string, React.ReactElement> = {
  DateField: <DateField {...field} />,
  TimeField: <TimeField {...field} />,
  DateTimeField: <DateTimeField {...field} />,
  DatePicker: <DatePicker {...field} />,
  DesktopDatePicker: <DesktopDatePicker {...field} />,
  MobileDatePicker: <MobileDatePicker {...field} />,
  TimePicker: <TimePicker {...field} />,
  DesktopTimePicker: <DesktopTimePicker {...field} />,
  MobileTimePicker: <MobileTimePicker {...field} />,
  DateTimePicker: <DateTimePicker {...field} />,
  DesktopDateTimePicker: <DesktopDateTimePicker {...field} />,
  MobileDateTimePicker: <MobileDateTimePicker {...field} />,
  DateCalendar: <DateCalendar defaultValue={start} />,
  TimeClock: <TimeClock defaultValue={start} />,
  StaticDateTimePicker: (
    <StaticDateTimePicker
      displayStaticWrapperAs="desktop"
      defaultValue={start}
    />
  ),
};

const VIEWS = {
  Date: 'DateCalendar',
  Time: 'TimeClock',
  DateTime: 'StaticDateTimePicker',
} as const;

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  value: Option;
  disabled?: boolean;
  onChange: (value: Option) => void;
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={props.label}
      disabled={props.disabled}
      value={props.value}
      onChange={(_event, value: Option | null) =>
        value && props.onChange(value)
      }
    >
      {props.options.map((option) => (
        <ToggleButton
          key={option}
          value={option}
          sx={{ textTransform: 'none' }}
        >
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function ComponentExplorerNoSnap() {
  const [edit, setEdit] = React.useState<(typeof EDITS)[number]>('Date');
  const [form, setForm] = React.useState<(typeof FORMS)[number]>('View');
  const [device, setDevice] = React.useState<(typeof DEVICES)[number]>('Any');

  const prefix = form === 'Picker' && device !== 'Any' ? device : '';
  const name = form === 'View' ? VIEWS[edit] : `${prefix}${edit}${form}`;
  const code = `import { ${name} } from
  '@mui/x-date-pickers/${name}';`;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 360 }}>
        <Choice label="Edit" options={EDITS} value={edit} onChange={setEdit} />
        <Choice label="Form" options={FORMS} value={form} onChange={setForm} />
        <Choice
          label="Device"
          options={DEVICES}
          value={device}
          onChange={setDevice}
          disabled={form !== 'Picker'}
        />
        <Box
          key={name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            height: 392,
          }}
        >
          {COMPONENTS[name]}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          aria-label="Import of this component"
          dir="ltr"
          sx={{
            m: 0,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontSize: 13,
            lineHeight: '20px',
            overflowX: 'auto',
          }}
        >
          {code}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
