import {translate} from '@docusaurus/Translate';
import type {DateValue, Values} from '../values';
import type {Sample} from './types';

function date(local: string): DateValue {
  return {$date: local};
}

function range(start: string, end: string): readonly DateValue[] {
  return [date(start), date(end)];
}

/** A sample for a component that has a label. */
export function labelled(sample: Sample, label: string): Sample {
  return {...sample, props: {label, ...sample.props}};
}

/** A sample with more props. */
export function withProps(sample: Sample, more: Values): Sample {
  return {...sample, props: {...sample.props, ...more}};
}

/** A value as part of a form: with a label and a helper text. */
export function formField(label: string, helperText: string, defaultValue: string): Sample {
  return {
    id: 'form-field',
    title: () => translate({id: 'playground.pickers.formField', message: 'Required field of a form'}),
    props: {
      label,
      defaultValue: date(defaultValue),
      slotProps: {textField: {required: true, helperText}},
    },
  };
}

const OFFICE_DAY: Values = {minTime: date('2026-03-02T08:00'), maxTime: date('2026-03-02T17:00')};

/** The first sample of a date picker and a calendar. */
export const DELIVERY: Sample = {
  id: 'delivery',
  title: () => translate({id: 'playground.pickers.delivery', message: 'Delivery within a month'}),
  props: {defaultValue: date('2026-03-16'), minDate: date('2026-03-02'), maxDate: date('2026-04-02')},
};

export const BIRTH_DATE: Sample = {
  id: 'birth-date',
  title: () => translate({id: 'playground.pickers.birthDate', message: 'Date of birth'}),
  props: {
    defaultValue: date('1990-05-14'),
    openTo: 'year',
    views: ['year', 'month', 'day'],
    disableFuture: true,
  },
};

export const CARD_EXPIRY: Sample = {
  id: 'card-expiry',
  title: () => translate({id: 'playground.pickers.cardExpiry', message: 'Month that a card expires in'}),
  props: {
    defaultValue: date('2028-09-01'),
    views: ['year', 'month'],
    minDate: date('2026-03-01'),
    maxDate: date('2036-12-31'),
  },
};

export const WEEK_NUMBERS: Sample = {
  id: 'week-numbers',
  title: () => translate({id: 'playground.pickers.weekNumbers', message: 'Weeks with their numbers'}),
  props: {
    defaultValue: date('2026-03-16'),
    displayWeekNumber: true,
    showDaysOutsideCurrentMonth: true,
    fixedWeekNumber: 6,
  },
};

/** A date that a field takes: fields have no views. */
export const BIRTH_DATE_FIELD: Sample = {...BIRTH_DATE, props: {defaultValue: date('1990-05-14'), disableFuture: true}};

export const DELIVERY_MONTH: Sample = {
  id: 'delivery-month',
  title: () => translate({id: 'playground.pickers.deliveryMonth', message: 'Month of a delivery'}),
  props: {defaultValue: date('2026-05-01'), minDate: date('2026-03-01'), maxDate: date('2026-10-31')},
};

export const BIRTH_MONTH: Sample = {
  id: 'birth-month',
  title: () => translate({id: 'playground.pickers.birthMonth', message: 'Month of birth, four in a row'}),
  props: {defaultValue: date('1990-05-14'), monthsPerRow: 4, disableHighlightToday: true},
};

export const BIRTH_YEAR: Sample = {
  id: 'birth-year',
  title: () => translate({id: 'playground.pickers.birthYear', message: 'Year of birth'}),
  props: {defaultValue: date('1990-05-14'), disableFuture: true},
};

export const BUDGET_YEAR: Sample = {
  id: 'budget-year',
  title: () => translate({id: 'playground.pickers.budgetYear', message: 'Budget of a decade, four years in a row'}),
  props: {
    defaultValue: date('2026-01-01'),
    minDate: date('2020-01-01'),
    maxDate: date('2031-12-31'),
    yearsPerRow: 4,
  },
};

/** Times of day, with or without a date. */
export const OFFICE_HOURS: Sample = {
  id: 'office-hours',
  title: () => translate({id: 'playground.pickers.officeHours', message: 'Appointment in office hours'}),
  props: {defaultValue: date('2026-03-02T09:30'), ...OFFICE_DAY, minutesStep: 15},
};

/** The same for a single list of times, in half hours and without the disabled ones. */
export const OFFICE_HOURS_LIST: Sample = {
  ...OFFICE_HOURS,
  props: {defaultValue: date('2026-03-02T09:30'), ...OFFICE_DAY, skipDisabled: true},
};

export const DEPARTURE: Sample = {
  id: 'departure',
  title: () => translate({id: 'playground.pickers.departure', message: 'Departure, 24-hour clock'}),
  props: {defaultValue: date('2026-03-02T18:45'), ampm: false},
};

export const DEPARTURE_LIST = withProps(DEPARTURE, {timeStep: 15});

export const FINISH_TIME: Sample = {
  id: 'finish-time',
  title: () => translate({id: 'playground.pickers.finishTime', message: 'Time of a finish, with seconds'}),
  props: {
    defaultValue: date('2026-03-02T10:42:17'),
    views: ['hours', 'minutes', 'seconds'],
    ampm: false,
  },
};

/** Fields have no views: the format names the seconds, in tokens that all date libraries know. */
export const FINISH_TIME_FIELD: Sample = {
  ...FINISH_TIME,
  props: {defaultValue: date('2026-03-02T10:42:17'), format: 'HH:mm:ss'},
};

/** A departure that is not before a day. */
export const JOURNEY: Sample = {
  ...DEPARTURE,
  props: {defaultValue: date('2026-03-02T18:45'), minDateTime: date('2026-03-02T12:00'), ampm: false},
};

/** The first sample of range pickers. */
export const STAY: Sample = {
  id: 'stay',
  title: () => translate({id: 'playground.pickers.stay', message: 'Stay at a hotel'}),
  props: {defaultValue: range('2026-03-06', '2026-03-09'), minDate: date('2026-03-02')},
};

export const QUARTER: Sample = {
  id: 'quarter',
  title: () => translate({id: 'playground.pickers.quarter', message: 'A quarter, three months side by side'}),
  props: {defaultValue: range('2026-01-01', '2026-03-31'), calendars: 3},
};

export const HOLIDAY: Sample = {
  id: 'holiday',
  title: () => translate({id: 'playground.pickers.holiday', message: 'Holiday, with numbers of weeks'}),
  props: {defaultValue: range('2026-08-03', '2026-08-14'), displayWeekNumber: true},
};

/** The same in one calendar, which takes no more room than that of a single date. */
export const HOLIDAY_IN_ONE = withProps(HOLIDAY, {calendars: 1});

export const PROJECT: Sample = {
  id: 'project',
  title: () => translate({id: 'playground.pickers.project', message: 'Time of a project'}),
  props: {defaultValue: range('2026-02-02', '2026-11-27')},
};

export const RENTAL: Sample = {
  id: 'rental',
  title: () => translate({id: 'playground.pickers.rental', message: 'Rental of a car'}),
  props: {
    defaultValue: range('2026-03-06T10:00', '2026-03-09T18:00'),
    minDateTime: date('2026-03-02T08:00'),
    minutesStep: 15,
  },
};

export const CONFERENCE: Sample = {
  id: 'conference',
  title: () => translate({id: 'playground.pickers.conference', message: 'Conference, 24-hour clock'}),
  props: {defaultValue: range('2026-09-15T09:00', '2026-09-17T16:30'), ampm: false},
};

export const OPENING_HOURS: Sample = {
  id: 'opening-hours',
  title: () => translate({id: 'playground.pickers.openingHours', message: 'Opening hours of a shop'}),
  props: {defaultValue: range('2026-03-02T09:00', '2026-03-02T18:30'), minutesStep: 15},
};

export const SHIFT: Sample = {
  id: 'shift',
  title: () => translate({id: 'playground.pickers.shift', message: 'Shift, 24-hour clock'}),
  props: {defaultValue: range('2026-03-02T06:00', '2026-03-02T14:00'), ampm: false},
};
