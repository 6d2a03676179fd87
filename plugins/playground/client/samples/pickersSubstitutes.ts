import {fieldPaths} from './fieldPaths';
import type {Substitute} from './types';

const FIRST_OF_TOOLBARS = ['slotProps.toolbar.toolbarFormat', 'slotProps.toolbar.hidden', 'slotProps.toolbar.sx'];

/** The picker that a toolbar belongs to shows it while it is drawn as on a phone. */
function toolbar(component: string): Substitute {
  return {component, firstProps: [...FIRST_OF_TOOLBARS, 'orientation', 'displayStaticWrapperAs', 'views', 'readOnly']};
}

/** Substitutes for parts of pickers: each is a picker that shows the part without being opened. */
export const PICKERS_SUBSTITUTES: Readonly<Record<string, Substitute>> = {
  DatePickerToolbar: toolbar('StaticDatePicker'),
  DateTimePickerToolbar: toolbar('StaticDateTimePicker'),
  TimePickerToolbar: {
    component: 'StaticTimePicker',
    firstProps: ['ampm', 'ampmInClock', 'slotProps.toolbar.hidden', 'slotProps.toolbar.sx', 'orientation', 'views'],
  },
  DateRangePickerToolbar: {
    component: 'StaticDateRangePicker',
    firstProps: [...FIRST_OF_TOOLBARS, 'localeText.start', 'localeText.end', 'displayStaticWrapperAs', 'readOnly'],
  },
  DateTimePickerTabs: {
    component: 'StaticDateTimePicker',
    firstProps: ['slotProps.tabs.hidden', 'slotProps.tabs.dateIcon', 'slotProps.tabs.timeIcon', 'openTo', 'views'],
    start: {openTo: 'hours'},
  },
  PickersActionBar: {
    component: 'StaticDatePicker',
    firstProps: ['slotProps.actionBar.actions', 'slotProps.actionBar.disableSpacing', 'slotProps.actionBar.sx'],
    start: {slotProps: {actionBar: {actions: ['clear', 'today', 'accept']}}},
  },
  PickersCalendarHeader: {
    component: 'DateCalendar',
    firstProps: [
      'slotProps.calendarHeader.sx',
      'slotProps.switchViewButton.sx',
      'slotProps.nextIconButton.size',
      ...fieldPaths('slots', 'switchViewIcon', 'leftArrowIcon', 'rightArrowIcon'),
      'views',
      'reduceAnimations',
    ],
    start: {slotProps: {calendarHeader: {sx: {bgcolor: 'action.hover'}}}},
  },
  PickersLayout: {
    component: 'StaticDatePicker',
    firstProps: ['orientation', 'slotProps.layout.sx', 'slotProps.actionBar.actions', 'slotProps.toolbar.hidden'],
    start: {orientation: 'landscape'},
  },
  // Its items are functions, which are code: the reader adds them.
  PickersShortcuts: {
    component: 'StaticDateRangePicker',
    firstProps: fieldPaths('slotProps.shortcuts', 'items', 'changeImportance', 'dense', 'sx'),
  },
  PickersDay: {
    component: 'DateCalendar',
    firstProps: [
      ...fieldPaths('slotProps.day', 'sx', 'disableMargin', 'disableRipple'),
      'showDaysOutsideCurrentMonth',
      'disableHighlightToday',
    ],
    start: {showDaysOutsideCurrentMonth: true, slotProps: {day: {sx: {borderRadius: 2}}}},
  },
  DateRangePickerDay: {
    component: 'DateRangeCalendar',
    firstProps: [
      ...fieldPaths('slotProps.day', 'sx', 'disableRipple'),
      'calendars',
      'showDaysOutsideCurrentMonth',
      'disableHighlightToday',
      'disableDragEditing',
    ],
    start: {calendars: 1, showDaysOutsideCurrentMonth: true},
  },
};
