import {
  BIRTH_DATE,
  BIRTH_MONTH,
  BIRTH_YEAR,
  BUDGET_YEAR,
  CARD_EXPIRY,
  DELIVERY,
  DELIVERY_MONTH,
  formField,
  labelled,
  WEEK_NUMBERS,
} from './pickersSamples';
import {
  CALENDAR_SLOTS,
  DATE_OPENING_SLOTS,
  FIELD_HEIGHT,
  FIELD_SLOTS,
  STATIC_DATE_HEIGHT,
  VIEW_HEIGHT,
} from './pickersParts';
import {pickerSampleSet} from './pickersWrapper';
import type {SampleSet} from './types';

const LABELLED: SampleSet['samples'] = [
  labelled(DELIVERY, 'Delivery'),
  labelled(BIRTH_DATE, 'Date of birth'),
  formField('First day of work', 'The day that the contract begins', '2026-04-01'),
  labelled(CARD_EXPIRY, 'Card expires'),
];

const LIMITS: readonly string[] = ['minDate', 'maxDate', 'disablePast', 'disableFuture'];

const FIRST_OF_FIELD_PICKERS: readonly string[] = [
  'label',
  'defaultValue',
  'views',
  'openTo',
  ...LIMITS,
  'disabled',
  'slotProps.textField.helperText',
  'slotProps.actionBar.actions',
];

/** On a desktop, `DatePicker` is a `DesktopDatePicker`. */
const DESKTOP = pickerSampleSet({
  samples: LABELLED,
  slotChoices: {...CALENDAR_SLOTS, ...DATE_OPENING_SLOTS, ...FIELD_SLOTS},
  firstProps: FIRST_OF_FIELD_PICKERS,
  height: FIELD_HEIGHT,
});

/** Sample sets of date pickers, and of the calendars that they show. */
export const DATE_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  DatePicker: DESKTOP,
  DesktopDatePicker: DESKTOP,
  MobileDatePicker: pickerSampleSet({
    samples: LABELLED,
    slotChoices: CALENDAR_SLOTS,
    firstProps: FIRST_OF_FIELD_PICKERS,
    height: FIELD_HEIGHT,
  }),
  StaticDatePicker: pickerSampleSet({
    samples: [DELIVERY, BIRTH_DATE, WEEK_NUMBERS],
    slotChoices: CALENDAR_SLOTS,
    firstProps: [
      'defaultValue',
      'displayStaticWrapperAs',
      'orientation',
      'views',
      'openTo',
      ...LIMITS,
      'slotProps.actionBar.actions',
      'slotProps.toolbar.hidden',
    ],
    height: STATIC_DATE_HEIGHT,
  }),
  DateCalendar: pickerSampleSet({
    samples: [DELIVERY, BIRTH_DATE, WEEK_NUMBERS],
    slotChoices: CALENDAR_SLOTS,
    firstProps: [
      'defaultValue',
      'views',
      'openTo',
      ...LIMITS,
      'displayWeekNumber',
      'showDaysOutsideCurrentMonth',
      'loading',
      'readOnly',
    ],
    height: VIEW_HEIGHT,
  }),
  MonthCalendar: pickerSampleSet({
    samples: [DELIVERY_MONTH, BIRTH_MONTH],
    firstProps: ['defaultValue', 'monthsPerRow', ...LIMITS, 'disableHighlightToday', 'readOnly', 'disabled'],
    // Four rows of months.
    height: 208,
  }),
  YearCalendar: pickerSampleSet({
    samples: [BIRTH_YEAR, BUDGET_YEAR],
    firstProps: ['defaultValue', 'yearsPerRow', ...LIMITS, 'disableHighlightToday', 'readOnly', 'disabled'],
    height: 280,
  }),
};
