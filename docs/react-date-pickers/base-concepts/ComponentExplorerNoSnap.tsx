// long: every component that an answer can lead to has an entry
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
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
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

type Family =
  'Date' | 'Time' | 'DateTime' | 'DateRange' | 'TimeRange' | 'DateTimeRange';
type Style = 'Field' | 'Picker' | 'View';

const STYLES: Record<Style, string> = {
  Field: 'They type it',
  Picker: 'They type it, or open a popup',
  View: 'On a calendar or clock that stays open',
};

const FAMILIES: Record<Family, string> = {
  Date: 'A date',
  Time: 'A time',
  DateTime: 'A date and time',
  DateRange: 'A range of dates',
  TimeRange: 'A range of times',
  DateTimeRange: 'A range of dates with times',
};

const VIEWS: Partial<Record<Family, Record<string, string>>> = {
  Date: {
    'A calendar': 'DateCalendar',
    'A list of months': 'MonthCalendar',
    'A list of years': 'YearCalendar',
  },
  Time: {
    'An analog clock': 'TimeClock',
    'Lists of hours and minutes': 'MultiSectionDigitalClock',
    'One list of times': 'DigitalClock',
  },
  DateTime: { 'A calendar, then a clock': 'StaticDateTimePicker' },
  DateRange: { 'A calendar': 'DateRangeCalendar' },
};

/** The forms of a component, and its name in each. Two families have fields only. */
function formsOf(style: Style, family: Family): Record<string, string> {
  if (style === 'View') {
    return VIEWS[family] ?? {};
  }
  if (style === 'Field') {
    return family.endsWith('Range')
      ? {
          'One input': `SingleInput${family}Field`,
          'Two inputs': `MultiInput${family}Field`,
        }
      : { 'One input': `${family}Field` };
  }
  return family === 'TimeRange' || family === 'DateTimeRange'
    ? {}
    : {
        'Any device: the pointer decides': `${family}Picker`,
        'Computers only': `Desktop${family}Picker`,
        'Phones and tablets only': `Mobile${family}Picker`,
        'Always open, without a field': `Static${family}Picker`,
      };
}

/** The page on a component, such as `Date Range Field`. */
function pageOf(name: string) {
  const known: Record<string, string> = {
    MonthCalendar: 'DateCalendar',
    YearCalendar: 'DateCalendar',
    MultiSectionDigitalClock: 'DigitalClock',
  };
  return (known[name] ?? name)
    .replace(/^(Desktop|Mobile|Static|SingleInput|MultiInput)/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
}

const start = dayjs('2024-05-16T09:40');
const trip: [Dayjs, Dayjs] = [start, dayjs('2024-05-19T17:30')];
const one = { label: 'Departure', defaultValue: start };
const range = { label: 'Trip', defaultValue: trip };
const slots = { field: SingleInputDateRangeField };
const two = {
  direction: 'column' as const,
  defaultValue: trip,
  slotProps: {
    textField: ({ position }: { position: 'start' | 'end' }) => ({
      label: position === 'start' ? 'Departure' : 'Return',
    }),
  },
};

const COMPONENTS: Record<string, React.ReactElement> = {
  DateField: <DateField {...one} />,
  TimeField: <TimeField {...one} />,
  DateTimeField: <DateTimeField {...one} />,
  SingleInputDateRangeField: <SingleInputDateRangeField {...range} />,
  SingleInputTimeRangeField: <SingleInputTimeRangeField {...range} />,
  SingleInputDateTimeRangeField: (
    <SingleInputDateTimeRangeField {...range} fullWidth />
  ),
  MultiInputDateRangeField: <MultiInputDateRangeField {...two} />,
  MultiInputTimeRangeField: <MultiInputTimeRangeField {...two} />,
  MultiInputDateTimeRangeField: <MultiInputDateTimeRangeField {...two} />,
  DatePicker: <DatePicker {...one} />,
  DesktopDatePicker: <DesktopDatePicker {...one} />,
  MobileDatePicker: <MobileDatePicker {...one} />,
  StaticDatePicker: <StaticDatePicker defaultValue={start} />,
  TimePicker: <TimePicker {...one} />,
  DesktopTimePicker: <DesktopTimePicker {...one} />,
  MobileTimePicker: <MobileTimePicker {...one} />,
  StaticTimePicker: <StaticTimePicker defaultValue={start} />,
  DateTimePicker: <DateTimePicker {...one} />,
  DesktopDateTimePicker: <DesktopDateTimePicker {...one} />,
  MobileDateTimePicker: <MobileDateTimePicker {...one} />,
  StaticDateTimePicker: <StaticDateTimePicker defaultValue={start} />,
  DateRangePicker: <DateRangePicker {...range} slots={slots} />,
  DesktopDateRangePicker: <DesktopDateRangePicker {...range} slots={slots} />,
  MobileDateRangePicker: <MobileDateRangePicker {...range} slots={slots} />,
  StaticDateRangePicker: <StaticDateRangePicker defaultValue={trip} />,
  DateCalendar: <DateCalendar defaultValue={start} />,
  MonthCalendar: <MonthCalendar defaultValue={start} />,
  YearCalendar: <YearCalendar defaultValue={start} />,
  TimeClock: <TimeClock defaultValue={start} />,
  MultiSectionDigitalClock: <MultiSectionDigitalClock defaultValue={start} />,
  DigitalClock: <DigitalClock defaultValue={start} timeStep={20} />,
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
  const [style, setStyle] = React.useState<Style>('View');
  const [family, setFamily] = React.useState<Family>('Date');
  const [wanted, setWanted] = React.useState('A calendar');

  const forms = formsOf(style, family);
  const [first = 'None in version 6'] = Object.keys(forms);
  const form = wanted in forms ? wanted : first;
  const name = forms[form];
  const source = family.endsWith('Range') ? '-pro' : '';
  const page = pageOf(name ?? `${family}Picker`);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <Question
          question="What do users enter?"
          answers={FAMILIES}
          answer={family}
          onAnswer={setFamily}
        />
        <Question
          question="How do they enter it?"
          answers={STYLES}
          answer={style}
          onAnswer={setStyle}
        />
        <Question
          question="In which form?"
          answers={Object.fromEntries(
            Object.keys(name ? forms : { [first]: '' }).map((text) => [
              text,
              text,
            ]),
          )}
          answer={form}
          onAnswer={setWanted}
          disabled={Object.keys(forms).length < 2}
        />
        <Box
          key={name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'safe center',
            minHeight: 392,
            overflowX: 'auto',
          }}
        >
          {name && COMPONENTS[name]}
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
          {name
            ? `import { ${name} } from
  '@mui/x-date-pickers${source}/${name}';`
            : `// Version 6 has no such component.
// The page below shows what to build.`}
        </Box>
        <Link
          variant="body2"
          href={`/x/react-date-pickers/${page.toLowerCase().replace(/ /g, '-')}/`}
        >
          {`Read about the ${page}`}
        </Link>
      </Stack>
    </LocalizationProvider>
  );
}
