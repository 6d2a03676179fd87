import {translate} from '@docusaurus/Translate';
import type {PICKER_FORMS, PICKER_TASKS, PickerChoiceId} from '../../site/pickerChoices';

/** What users enter. */
export function taskTexts(): Readonly<Record<(typeof PICKER_TASKS)[number], string>> {
  return {
    birthday: translate({id: 'site.pickerTask.birthday', message: 'A birthday'}),
    day: translate({id: 'site.pickerTask.day', message: 'A day soon, such as a delivery'}),
    month: translate({id: 'site.pickerTask.month', message: 'A month or a year'}),
    appointment: translate({id: 'site.pickerTask.appointment', message: 'A day with a time'}),
    time: translate({id: 'site.pickerTask.time', message: 'A time of day'}),
    stay: translate({id: 'site.pickerTask.stay', message: 'A range of days, such as a hotel stay'}),
    hours: translate({id: 'site.pickerTask.hours', message: 'A range of times, such as opening hours'}),
    booking: translate({id: 'site.pickerTask.booking', message: 'A range of days with times'}),
  };
}

/** How users enter it. */
export function formTexts(): Readonly<Record<(typeof PICKER_FORMS)[number], string>> {
  return {
    popup: translate({id: 'site.pickerForm.popup', message: 'A field with a popup'}),
    typed: translate({id: 'site.pickerForm.typed', message: 'Typing alone'}),
    open: translate({id: 'site.pickerForm.open', message: 'Always visible'}),
    dialog: translate({id: 'site.pickerForm.dialog', message: 'A dialog on every screen'}),
  };
}

/** What is called otherwise than its component. */
export function titleTexts(): Readonly<
  Record<Extract<PickerChoiceId, 'twoTimePickers' | 'twoDateTimePickers'>, string>
> {
  return {
    twoTimePickers: translate({id: 'site.picker.twoTimePickers', message: 'Two TimePickers'}),
    twoDateTimePickers: translate({id: 'site.picker.twoDateTimePickers', message: 'Two DateTimePickers'}),
  };
}

/** Why to use the components. */
export function reasonTexts(): Readonly<Record<PickerChoiceId, string>> {
  return {
    datePicker: translate({
      id: 'site.pickerReason.datePicker',
      message: 'Users type the date or choose it in a calendar, which is a dialog on a phone.',
    }),
    birthDatePicker: translate({
      id: 'site.pickerReason.birthDatePicker',
      message: 'With openTo="year", the calendar begins with the years, which takes fewer steps to a distant date.',
    }),
    dateField: translate({
      id: 'site.pickerReason.dateField',
      message: 'Users know the date by heart, and typing it is quicker than any calendar.',
    }),
    dateCalendar: translate({
      id: 'site.pickerReason.dateCalendar',
      message: 'The calendar is part of the page, without a field.',
    }),
    staticDatePicker: translate({
      id: 'site.pickerReason.staticDatePicker',
      message: 'A calendar in the page, with the toolbar and the buttons of the dialog.',
    }),
    mobileDatePicker: translate({
      id: 'site.pickerReason.mobileDatePicker',
      message: 'It opens a dialog on desktops too, for kiosks and touch screens.',
    }),
    monthPicker: translate({
      id: 'site.pickerReason.monthPicker',
      message: 'With the views year and month, users choose no day.',
    }),
    monthField: translate({
      id: 'site.pickerReason.monthField',
      message: 'With format="MM/YYYY", the field has a month and a year alone.',
    }),
    monthCalendar: translate({
      id: 'site.pickerReason.monthCalendar',
      message: 'Twelve months in the page, of the year of its value.',
    }),
    yearCalendar: translate({id: 'site.pickerReason.yearCalendar', message: 'A list of years in the page.'}),
    mobileMonthPicker: translate({
      id: 'site.pickerReason.mobileMonthPicker',
      message: 'With the views year and month, the dialog asks for no day.',
    }),
    dateTimePicker: translate({
      id: 'site.pickerReason.dateTimePicker',
      message: 'One field for both, with a calendar and lists of times in the popup.',
    }),
    dateTimeField: translate({
      id: 'site.pickerReason.dateTimeField',
      message: 'Users type the day and the time in one field.',
    }),
    staticDateTimePicker: translate({
      id: 'site.pickerReason.staticDateTimePicker',
      message: 'The calendar and the clock are in the page, behind tabs.',
    }),
    mobileDateTimePicker: translate({
      id: 'site.pickerReason.mobileDateTimePicker',
      message: 'A dialog with a calendar, then a clock.',
    }),
    timePicker: translate({
      id: 'site.pickerReason.timePicker',
      message: 'Users type the time or choose it in lists, or on a clock on a phone.',
    }),
    timeField: translate({id: 'site.pickerReason.timeField', message: 'Users type hours and minutes without a popup.'}),
    digitalClock: translate({
      id: 'site.pickerReason.digitalClock',
      message: 'One list of times, such as every half hour, to choose with one click.',
    }),
    multiSectionDigitalClock: translate({
      id: 'site.pickerReason.multiSectionDigitalClock',
      message: 'Lists of hours and minutes side by side, for every minute of the day.',
    }),
    timeClock: translate({id: 'site.pickerReason.timeClock', message: 'A clock face with a hand that users turn.'}),
    mobileTimePicker: translate({
      id: 'site.pickerReason.mobileTimePicker',
      message: 'A dialog with a clock, on desktops too.',
    }),
    dateRangePicker: translate({
      id: 'site.pickerReason.dateRangePicker',
      message: 'Two calendars in a popup, in which users choose the start and the end.',
    }),
    dateRangeField: translate({
      id: 'site.pickerReason.dateRangeField',
      message: 'One field with both days, and no calendar.',
    }),
    dateRangeCalendar: translate({
      id: 'site.pickerReason.dateRangeCalendar',
      message: 'The calendars are part of the page, and users can drag the ends.',
    }),
    mobileDateRangePicker: translate({
      id: 'site.pickerReason.mobileDateRangePicker',
      message: 'A dialog with one month at a time, and arrows to the others.',
    }),
    timeRangeField: translate({id: 'site.pickerReason.timeRangeField', message: 'One field with both times.'}),
    twoTimePickers: translate({
      id: 'site.pickerReason.twoTimePickers',
      message: 'Version 6 has no time range picker. Two pickers need no Pro plan, and the start limits the end.',
    }),
    dateTimeRangeField: translate({
      id: 'site.pickerReason.dateTimeRangeField',
      message: 'One field with both days and times.',
    }),
    twoDateTimePickers: translate({
      id: 'site.pickerReason.twoDateTimePickers',
      message: 'Version 6 has no date time range picker. Two pickers need no Pro plan, and the start limits the end.',
    }),
  };
}
