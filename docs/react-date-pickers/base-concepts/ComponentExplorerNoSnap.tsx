// long: every component that an answer can lead to has an entry
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const STYLES = {
  Field: 'They type it',
  Picker: 'They type it, or open a popup',
  View: 'On a calendar or clock that stays open',
};

const FAMILIES = {
  Date: 'A date',
  Time: 'A time',
  DateTime: 'A date and time',
  DateRange: 'A range of dates',
  TimeRange: 'A range of times',
  DateTimeRange: 'A range of dates with times',
};

const DEVICES = {
  Any: 'Any: the pointer decides',
  Desktop: 'Computers only',
  Mobile: 'Phones and tablets only',
};

const VIEWS: Partial<Record<keyof typeof FAMILIES, string>> = {
  Date: 'DateCalendar',
  Time: 'TimeClock',
  DateTime: 'StaticDateTimePicker',
  DateRange: 'DateRangeCalendar',
};

const start = dayjs('2024-05-16T09:40');
const trip: [Dayjs, Dayjs] = [start, dayjs('2024-05-19T17:30')];
const one = { label: 'Departure', defaultValue: start };
const range = { label: 'Trip', defaultValue: trip };
const slots = { field: SingleInputDateRangeField };

const COMPONENTS: Record<string, React.ReactElement> = {
  DateField: <DateField {...one} />,
  TimeField: <TimeField {...one} />,
  DateTimeField: <DateTimeField {...one} />,
  SingleInputDateRangeField: <SingleInputDateRangeField {...range} />,
  SingleInputTimeRangeField: <SingleInputTimeRangeField {...range} />,
  SingleInputDateTimeRangeField: (
    <SingleInputDateTimeRangeField {...range} fullWidth />
  ),
  DatePicker: <DatePicker {...one} />,
  DesktopDatePicker: <DesktopDatePicker {...one} />,
  MobileDatePicker: <MobileDatePicker {...one} />,
  TimePicker: <TimePicker {...one} />,
  DesktopTimePicker: <DesktopTimePicker {...one} />,
  MobileTimePicker: <MobileTimePicker {...one} />,
  DateTimePicker: <DateTimePicker {...one} />,
  DesktopDateTimePicker: <DesktopDateTimePicker {...one} />,
  MobileDateTimePicker: <MobileDateTimePicker {...one} />,
  DateRangePicker: <DateRangePicker {...range} slots={slots} />,
  DesktopDateRangePicker: <DesktopDateRangePicker {...range} slots={slots} />,
  MobileDateRangePicker: <MobileDateRangePicker {...range} slots={slots} />,
  DateCalendar: <DateCalendar defaultValue={start} />,
  TimeClock: <TimeClock defaultValue={start} />,
  StaticDateTimePicker: (
    <StaticDateTimePicker
      displayStaticWrapperAs="desktop"
      defaultValue={start}
    />
  ),
  DateRangeCalendar: <DateRangeCalendar calendars={1} defaultValue={trip} />,
};

interface QuestionProps<Answer extends string> {
  question: string;
  answers: Record<Answer, string>;
  answer: Answer;
  disabled?: boolean;
  onAnswer: (answer: Answer) => void;
}

function Question<Answer extends string>(props: QuestionProps<Answer>) {
  return (
    <TextField
      select
      size="small"
      label={props.question}
      disabled={props.disabled}
      value={props.answer}
      onChange={(event) => props.onAnswer(event.target.value as Answer)}
      SelectProps={{ native: true }}
    >
      {Object.entries<string>(props.answers).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}

export default function ComponentExplorerNoSnap() {
  const [style, setStyle] = React.useState<keyof typeof STYLES>('View');
  const [family, setFamily] = React.useState<keyof typeof FAMILIES>('Date');
  const [device, setDevice] = React.useState<keyof typeof DEVICES>('Any');

  const isRange = family.endsWith('Range');
  const name = {
    Field: `${isRange ? 'SingleInput' : ''}${family}Field`,
    Picker: `${device === 'Any' ? '' : device}${family}Picker`,
    View: VIEWS[family] ?? '',
  }[style];
  const component = COMPONENTS[name];
  const code = component
    ? `import { ${name} } from
  '@mui/x-date-pickers${isRange ? '-pro' : ''}/${name}';`
    : `// Version 6 has no such component.
// Fields edit all six kinds of value.`;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <Question
          question="How do users enter it?"
          answers={STYLES}
          answer={style}
          onAnswer={setStyle}
        />
        <Question
          question="What do they enter?"
          answers={FAMILIES}
          answer={family}
          onAnswer={setFamily}
        />
        <Question
          question="On which devices?"
          answers={DEVICES}
          answer={device}
          onAnswer={setDevice}
          disabled={style !== 'Picker'}
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
          {component}
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
