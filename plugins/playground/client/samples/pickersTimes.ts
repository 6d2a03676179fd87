import {
  DEPARTURE,
  DEPARTURE_LIST,
  FINISH_TIME,
  formField,
  JOURNEY,
  labelled,
  OFFICE_HOURS,
  OFFICE_HOURS_LIST,
  withProps,
} from './pickersSamples';
import {
  ARROW_SLOTS,
  CALENDAR_SLOTS,
  CLOCK_LIST_HEIGHT,
  DATE_OPENING_SLOTS,
  FIELD_HEIGHT,
  FIELD_SLOTS,
  TIME_OPENING_SLOTS,
} from './pickersParts';
import {pickerSampleSet} from './pickersWrapper';
import type {Sample, SampleSet} from './types';

const ALARM = formField('Alarm', 'Rings every day', '2026-03-02T06:30');
const MEETING = formField('Meeting', 'All of us, in the large room', '2026-03-02T14:00');

/** Lists of times leave out what cannot be chosen; the face of a clock cannot. */
function listed(sample: Sample): Sample {
  return withProps(sample, {skipDisabled: true});
}

const LABELLED_OFFICE_HOURS = labelled(OFFICE_HOURS, 'Appointment');

const TIME_SAMPLES: SampleSet['samples'] = [
  listed(LABELLED_OFFICE_HOURS),
  labelled(DEPARTURE, 'Departure'),
  labelled(FINISH_TIME, 'Finish'),
  ALARM,
];

const DATE_TIME_SAMPLES: SampleSet['samples'] = [
  listed(LABELLED_OFFICE_HOURS),
  labelled(JOURNEY, 'Departure'),
  MEETING,
];

const TIME_LIMITS: readonly string[] = ['minTime', 'maxTime', 'minutesStep'];

const FIRST_OF_TIME_PICKERS: readonly string[] = [
  'label',
  'defaultValue',
  'ampm',
  'views',
  ...TIME_LIMITS,
  'disabled',
  'slotProps.textField.helperText',
  'slotProps.actionBar.actions',
];

/** Further props of a picker with lists of times. */
const FIRST_OF_LISTS: readonly string[] = ['timeSteps', 'skipDisabled'];

const FIRST_OF_DATE_TIME_PICKERS: readonly string[] = [
  ...FIRST_OF_TIME_PICKERS.slice(0, 4),
  'minDateTime',
  'maxDateTime',
  ...FIRST_OF_TIME_PICKERS.slice(4),
];

const FIRST_OF_CLOCKS: readonly string[] = ['defaultValue', 'ampm', ...TIME_LIMITS];

const FIRST_OF_STATIC: readonly string[] = [
  ...FIRST_OF_CLOCKS,
  'displayStaticWrapperAs',
  'orientation',
  'views',
  'slotProps.actionBar.actions',
  'slotProps.toolbar.hidden',
];

/** On a desktop, `DateTimePicker` is a `DesktopDateTimePicker`. */
const DESKTOP_DATE_TIME = pickerSampleSet({
  samples: DATE_TIME_SAMPLES,
  slotChoices: {...CALENDAR_SLOTS, ...DATE_OPENING_SLOTS, ...FIELD_SLOTS},
  firstProps: FIRST_OF_DATE_TIME_PICKERS,
  height: FIELD_HEIGHT,
});

/** Sample sets of pickers of a time, with a date and without, and of the clocks that they show. */
export const TIME_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  TimePicker: pickerSampleSet({
    samples: TIME_SAMPLES,
    slotChoices: {...ARROW_SLOTS, ...TIME_OPENING_SLOTS, ...FIELD_SLOTS},
    firstProps: [...FIRST_OF_TIME_PICKERS, ...FIRST_OF_LISTS],
    height: FIELD_HEIGHT,
  }),
  DesktopTimePicker: pickerSampleSet({
    samples: TIME_SAMPLES,
    slotChoices: {...TIME_OPENING_SLOTS, ...FIELD_SLOTS},
    firstProps: [...FIRST_OF_TIME_PICKERS, ...FIRST_OF_LISTS],
    height: FIELD_HEIGHT,
  }),
  MobileTimePicker: pickerSampleSet({
    samples: [LABELLED_OFFICE_HOURS, labelled(DEPARTURE, 'Departure'), labelled(FINISH_TIME, 'Finish'), ALARM],
    slotChoices: ARROW_SLOTS,
    firstProps: FIRST_OF_TIME_PICKERS,
    height: FIELD_HEIGHT,
  }),
  StaticTimePicker: pickerSampleSet({
    samples: [OFFICE_HOURS, DEPARTURE],
    slotChoices: ARROW_SLOTS,
    firstProps: FIRST_OF_STATIC,
    height: 432,
  }),
  DateTimePicker: DESKTOP_DATE_TIME,
  DesktopDateTimePicker: DESKTOP_DATE_TIME,
  MobileDateTimePicker: pickerSampleSet({
    samples: [LABELLED_OFFICE_HOURS, labelled(JOURNEY, 'Departure'), MEETING],
    slotChoices: CALENDAR_SLOTS,
    firstProps: FIRST_OF_DATE_TIME_PICKERS,
    height: FIELD_HEIGHT,
  }),
  StaticDateTimePicker: pickerSampleSet({
    samples: [OFFICE_HOURS, JOURNEY],
    slotChoices: CALENDAR_SLOTS,
    firstProps: [...FIRST_OF_STATIC, 'slotProps.tabs.hidden'],
    height: 590,
  }),
  DigitalClock: pickerSampleSet({
    samples: [OFFICE_HOURS_LIST, DEPARTURE_LIST],
    firstProps: ['defaultValue', 'ampm', 'timeStep', 'minTime', 'maxTime', 'skipDisabled', 'disabled', 'readOnly'],
    height: CLOCK_LIST_HEIGHT,
  }),
  MultiSectionDigitalClock: pickerSampleSet({
    samples: [listed(OFFICE_HOURS), FINISH_TIME],
    firstProps: [...FIRST_OF_CLOCKS, ...FIRST_OF_LISTS, 'views', 'disabled', 'readOnly'],
    height: CLOCK_LIST_HEIGHT,
  }),
  TimeClock: pickerSampleSet({
    samples: [OFFICE_HOURS, DEPARTURE, FINISH_TIME],
    slotChoices: ARROW_SLOTS,
    firstProps: [...FIRST_OF_CLOCKS, 'ampmInClock', 'views', 'openTo', 'showViewSwitcher', 'disabled', 'readOnly'],
    height: 252,
  }),
};
