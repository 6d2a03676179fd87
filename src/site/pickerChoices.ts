import type {Choice} from './choices';

/** What users enter. */
export const PICKER_TASKS = ['birthday', 'day', 'month', 'appointment', 'time', 'stay', 'hours', 'booking'] as const;

/** How users enter it. */
export const PICKER_FORMS = ['popup', 'typed', 'open', 'dialog'] as const;

type Task = (typeof PICKER_TASKS)[number];
type Form = (typeof PICKER_FORMS)[number];

/** The components to choose from, the more common ones first. */
export const PICKER_CHOICES = [
  {
    id: 'datePicker',
    fits: {task: ['day', 'birthday'], form: ['popup']},
    guide: '/x/react-date-pickers/date-picker/',
    component: 'DatePicker',
    sample: 'delivery',
  },
  {
    id: 'birthDatePicker',
    fits: {task: ['birthday'], form: ['popup']},
    guide: '/x/react-date-pickers/date-picker/#views',
    component: 'DatePicker',
    sample: 'birth-date',
  },
  {
    id: 'dateField',
    fits: {task: ['birthday', 'day'], form: ['typed']},
    guide: '/x/react-date-pickers/date-field/',
    component: 'DateField',
    sample: 'birth-date',
  },
  {
    id: 'dateCalendar',
    fits: {task: ['day', 'birthday'], form: ['open']},
    guide: '/x/react-date-pickers/date-calendar/',
    component: 'DateCalendar',
    sample: 'delivery',
  },
  {
    id: 'staticDatePicker',
    fits: {task: ['day', 'birthday'], form: ['open']},
    guide: '/x/react-date-pickers/date-picker/#available-components',
    component: 'StaticDatePicker',
    sample: 'delivery',
  },
  {
    id: 'mobileDatePicker',
    fits: {task: ['day', 'birthday'], form: ['dialog']},
    guide: '/x/react-date-pickers/date-picker/#available-components',
    component: 'MobileDatePicker',
    sample: 'delivery',
  },
  {
    id: 'monthPicker',
    fits: {task: ['month'], form: ['popup']},
    guide: '/x/react-date-pickers/date-picker/#views',
    component: 'DatePicker',
    sample: 'card-expiry',
  },
  {
    id: 'monthField',
    fits: {task: ['month'], form: ['typed']},
    guide: '/x/react-date-pickers/date-field/#customize-the-date-format',
    component: 'DateField',
  },
  {
    id: 'monthCalendar',
    fits: {task: ['month'], form: ['open']},
    guide: '/x/react-date-pickers/date-calendar/#month-and-year-calendar',
    component: 'MonthCalendar',
    sample: 'delivery-month',
  },
  {
    id: 'yearCalendar',
    fits: {task: ['month'], form: ['open']},
    guide: '/x/react-date-pickers/date-calendar/#month-and-year-calendar',
    component: 'YearCalendar',
    sample: 'birth-year',
  },
  {
    id: 'mobileMonthPicker',
    fits: {task: ['month'], form: ['dialog']},
    guide: '/x/react-date-pickers/date-picker/#views',
    component: 'MobileDatePicker',
    sample: 'card-expiry',
  },
  {
    id: 'dateTimePicker',
    fits: {task: ['appointment'], form: ['popup']},
    guide: '/x/react-date-pickers/date-time-picker/',
    component: 'DateTimePicker',
    sample: 'office-hours',
  },
  {
    id: 'dateTimeField',
    fits: {task: ['appointment'], form: ['typed']},
    guide: '/x/react-date-pickers/date-time-field/',
    component: 'DateTimeField',
    sample: 'office-hours',
  },
  {
    id: 'staticDateTimePicker',
    fits: {task: ['appointment'], form: ['open']},
    guide: '/x/react-date-pickers/date-time-picker/#available-components',
    component: 'StaticDateTimePicker',
    sample: 'office-hours',
  },
  {
    id: 'mobileDateTimePicker',
    fits: {task: ['appointment'], form: ['dialog']},
    guide: '/x/react-date-pickers/date-time-picker/#available-components',
    component: 'MobileDateTimePicker',
    sample: 'office-hours',
  },
  {
    id: 'timePicker',
    fits: {task: ['time'], form: ['popup']},
    guide: '/x/react-date-pickers/time-picker/',
    component: 'TimePicker',
    sample: 'office-hours',
  },
  {
    id: 'timeField',
    fits: {task: ['time'], form: ['typed']},
    guide: '/x/react-date-pickers/time-field/',
    component: 'TimeField',
    sample: 'departure',
  },
  {
    id: 'digitalClock',
    fits: {task: ['time'], form: ['open']},
    guide: '/x/react-date-pickers/digital-clock/',
    component: 'DigitalClock',
    sample: 'office-hours',
  },
  {
    id: 'multiSectionDigitalClock',
    fits: {task: ['time'], form: ['open']},
    guide: '/x/react-date-pickers/digital-clock/',
    component: 'MultiSectionDigitalClock',
    sample: 'office-hours',
  },
  {
    id: 'timeClock',
    fits: {task: ['time'], form: ['open']},
    guide: '/x/react-date-pickers/time-clock/',
    component: 'TimeClock',
    sample: 'departure',
  },
  {
    id: 'mobileTimePicker',
    fits: {task: ['time'], form: ['dialog']},
    guide: '/x/react-date-pickers/time-picker/#available-components',
    component: 'MobileTimePicker',
    sample: 'office-hours',
  },
  {
    id: 'dateRangePicker',
    fits: {task: ['stay'], form: ['popup']},
    guide: '/x/react-date-pickers/date-range-picker/',
    component: 'DateRangePicker',
    sample: 'stay',
    plan: 'pro',
  },
  {
    id: 'dateRangeField',
    fits: {task: ['stay'], form: ['typed']},
    guide: '/x/react-date-pickers/date-range-field/',
    component: 'SingleInputDateRangeField',
    sample: 'stay',
    plan: 'pro',
  },
  {
    id: 'dateRangeCalendar',
    fits: {task: ['stay'], form: ['open']},
    guide: '/x/react-date-pickers/date-range-calendar/',
    component: 'DateRangeCalendar',
    sample: 'stay',
    plan: 'pro',
  },
  {
    id: 'mobileDateRangePicker',
    fits: {task: ['stay'], form: ['dialog']},
    guide: '/x/react-date-pickers/date-range-picker/#available-components',
    component: 'MobileDateRangePicker',
    sample: 'stay',
    plan: 'pro',
  },
  {
    id: 'timeRangeField',
    fits: {task: ['hours'], form: ['typed']},
    guide: '/x/react-date-pickers/time-range-field/',
    component: 'SingleInputTimeRangeField',
    sample: 'opening-hours',
    plan: 'pro',
  },
  {
    id: 'twoTimePickers',
    fits: {task: ['hours'], form: ['popup']},
    guide: '/x/react-date-pickers/time-range-picker/#two-time-pickers',
    component: 'TimePicker',
    sample: 'office-hours',
  },
  {
    id: 'dateTimeRangeField',
    fits: {task: ['booking'], form: ['typed']},
    guide: '/x/react-date-pickers/date-time-range-field/',
    component: 'SingleInputDateTimeRangeField',
    sample: 'rental',
    plan: 'pro',
  },
  {
    id: 'twoDateTimePickers',
    fits: {task: ['booking'], form: ['popup']},
    guide: '/x/react-date-pickers/date-time-range-picker/#two-date-time-pickers',
    component: 'DateTimePicker',
    sample: 'office-hours',
  },
] as const satisfies readonly Choice<{readonly task: readonly Task[]; readonly form: readonly Form[]}>[];

export type PickerChoiceId = (typeof PICKER_CHOICES)[number]['id'];
