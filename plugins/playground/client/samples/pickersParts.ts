import type {ReferenceValue} from '../values';
import {iconReference as icon} from './icons';
import type {SampleSet} from './types';

/** Heights in CSS pixels, as the packages' styles make them: of a field, without a helper text and with one. */
export const FIELD_HEIGHT = 56;
export const HELPED_FIELD_HEIGHT = 79;

/** Of a calendar. */
export const VIEW_HEIGHT = 334;

/** Of lists of times. */
export const CLOCK_LIST_HEIGHT = 232;

/** Of a picker with its toolbar above and its buttons below. */
export const STATIC_DATE_HEIGHT = 494;

type SlotChoices = NonNullable<SampleSet['slotChoices']>;

/** An icon that comes with the pickers. */
function pickersIcon(name: string): ReferenceValue {
  return {$name: name, $from: '@mui/x-date-pickers/icons'};
}

/** Icons that lead to the month, or the part of a time, before and after; a `TimeClock` has them with `showViewSwitcher`. */
export const ARROW_SLOTS: SlotChoices = {
  leftArrowIcon: [icon('ArrowUpward')],
  rightArrowIcon: [icon('ArrowDownward')],
};

/** The icon that leads from the days to the years. */
export const CALENDAR_SLOTS: SlotChoices = {
  ...ARROW_SLOTS,
  switchViewIcon: [icon('ExpandMore'), icon('UnfoldMore')],
};

/** The icon that empties a field. */
export const FIELD_SLOTS: SlotChoices = {clearIcon: [icon('Close'), icon('Delete')]};

/** The icon that opens a picker of dates. */
export const DATE_OPENING_SLOTS: SlotChoices = {
  openPickerIcon: [icon('CalendarMonth'), pickersIcon('DateRangeIcon')],
};

/** The icon that opens a picker of times. */
export const TIME_OPENING_SLOTS: SlotChoices = {openPickerIcon: [icon('Schedule'), pickersIcon('TimeIcon')]};

/** The field of a picker of ranges: one for start and end, or one for each. */
export const RANGE_FIELD_SLOTS: SlotChoices = {
  field: ['SingleInputDateRangeField', 'MultiInputDateRangeField'].map((name) => ({
    $name: name,
    $from: `@mui/x-date-pickers-pro/${name}`,
  })),
};
