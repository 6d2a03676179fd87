import {HOLIDAY, HOLIDAY_IN_ONE, labelled, PROJECT, QUARTER, STAY, withProps} from './pickersSamples';
import {ARROW_SLOTS, FIELD_HEIGHT, RANGE_FIELD_SLOTS} from './pickersParts';
import {pickerSampleSet} from './pickersWrapper';
import {fieldPaths} from './fieldPaths';
import type {Sample, SampleSet} from './types';

/** A range whose two fields say what they are for. */
const HOTEL: Sample = withProps(STAY, {localeText: {start: 'Check-in', end: 'Check-out'}});

/** A range in one field. */
const IN_ONE_FIELD: Sample = withProps(labelled(PROJECT, 'Project'), {
  slots: {field: {$name: 'SingleInputDateRangeField', $from: '@mui/x-date-pickers-pro/SingleInputDateRangeField'}},
});

const LIMITS: readonly string[] = ['minDate', 'maxDate', 'disablePast', 'disableFuture'];

const FIRST_OF_FIELD_PICKERS: readonly string[] = [
  'defaultValue',
  ...fieldPaths('localeText', 'start', 'end'),
  ...LIMITS,
  'slots.field',
  'slotProps.textField.helperText',
  'slotProps.actionBar.actions',
];

/** Props of a picker with a popup: several months, and days that can be dragged. */
const FIRST_OF_POPUPS: readonly string[] = ['calendars', ...FIRST_OF_FIELD_PICKERS, 'disableDragEditing'];

const FIRST_OF_CALENDARS: readonly string[] = [
  'defaultValue',
  'calendars',
  'currentMonthCalendarPosition',
  ...LIMITS,
  'displayWeekNumber',
  'disableDragEditing',
];

// Six weeks of larger days, their names and the month's name.
const CALENDARS_HEIGHT = 366;

/** On a desktop, `DateRangePicker` is a `DesktopDateRangePicker`. */
const DESKTOP = pickerSampleSet({
  samples: [HOTEL, QUARTER, IN_ONE_FIELD],
  slotChoices: {...RANGE_FIELD_SLOTS, ...ARROW_SLOTS},
  firstProps: FIRST_OF_POPUPS,
  height: FIELD_HEIGHT,
});

/** Sample sets of pickers of a start and an end, and of their calendar. */
export const RANGE_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  DateRangePicker: DESKTOP,
  DesktopDateRangePicker: DESKTOP,
  MobileDateRangePicker: pickerSampleSet({
    samples: [HOTEL, HOLIDAY, IN_ONE_FIELD],
    slotChoices: {...RANGE_FIELD_SLOTS, ...ARROW_SLOTS},
    firstProps: FIRST_OF_FIELD_PICKERS,
    height: FIELD_HEIGHT,
  }),
  StaticDateRangePicker: pickerSampleSet({
    samples: [STAY, HOLIDAY],
    slotChoices: ARROW_SLOTS,
    firstProps: [
      'defaultValue',
      'displayStaticWrapperAs',
      'calendars',
      ...fieldPaths('localeText', 'start', 'end'),
      ...LIMITS,
      'slotProps.actionBar.actions',
      'slotProps.toolbar.hidden',
    ],
    height: 526,
  }),
  DateRangeCalendar: pickerSampleSet({
    samples: [STAY, HOLIDAY_IN_ONE, QUARTER],
    slotChoices: ARROW_SLOTS,
    firstProps: FIRST_OF_CALENDARS,
    height: CALENDARS_HEIGHT,
  }),
};
