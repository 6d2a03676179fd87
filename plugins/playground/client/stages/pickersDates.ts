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
import {pickerStage} from './pickersSurround';
import type {Stage} from './types';

const LABELLED: Stage['samples'] = [
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

/** Stages of date pickers, and of the calendars that they show. */
export const DATE_STAGES: Readonly<Record<string, Stage>> = {
  DatePicker: pickerStage({
    samples: LABELLED,
    slotChoices: {...CALENDAR_SLOTS, ...DATE_OPENING_SLOTS, ...FIELD_SLOTS},
    firstProps: FIRST_OF_FIELD_PICKERS,
    height: FIELD_HEIGHT,
  }),
  DesktopDatePicker: pickerStage({
    samples: LABELLED,
    slotChoices: {...CALENDAR_SLOTS, ...DATE_OPENING_SLOTS, ...FIELD_SLOTS},
    firstProps: FIRST_OF_FIELD_PICKERS,
    height: FIELD_HEIGHT,
  }),
  MobileDatePicker: pickerStage({
    samples: LABELLED,
    slotChoices: CALENDAR_SLOTS,
    firstProps: FIRST_OF_FIELD_PICKERS,
    height: FIELD_HEIGHT,
  }),
  StaticDatePicker: pickerStage({
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
  DateCalendar: pickerStage({
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
  MonthCalendar: pickerStage({
    samples: [DELIVERY_MONTH, BIRTH_MONTH],
    firstProps: ['defaultValue', 'monthsPerRow', ...LIMITS, 'disableHighlightToday', 'readOnly', 'disabled'],
    // Four rows of months.
    height: 208,
  }),
  YearCalendar: pickerStage({
    samples: [BIRTH_YEAR, BUDGET_YEAR],
    firstProps: ['defaultValue', 'yearsPerRow', ...LIMITS, 'disableHighlightToday', 'readOnly', 'disabled'],
    height: 280,
  }),
};
