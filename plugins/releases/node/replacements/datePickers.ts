import type {RenamedNames, Replacement} from './types';

export const DATE_PICKERS_REPLACEMENTS: readonly Replacement[] = [
  {
    names: 'renderInput',
    text: 'the slot `textField`',
    section: 'input-renderer-required-in-v5',
  },
  {names: 'renderDay', text: 'the slot `day`', section: 'day-renderday'},
  {
    names: 'mask acceptRegex disableMaskedInput ignoreInvalidInputs rifmFormatter',
    text: 'none: users cannot type other characters into a field',
    section: 'rename-the-inputformat-prop',
  },
  {
    names: 'label inputFormat disableOpenPicker inputRef closeOnSelect',
    owner: /^Static/,
    text: 'none: a static picker has no field and no popup',
    section: 'picker-components',
  },
  {names: 'children', text: 'the slot `layout`', section: 'paper-content'},
  {names: 'paperContent', text: 'the slot `layout`', section: 'paper-content'},
  {names: 'leftArrowButton', text: 'the slot `previousIconButton`', section: 'left-arrow-button'},
  {names: 'rightArrowButton', text: 'the slot `nextIconButton`', section: 'right-arrow-button'},
  {
    names: 'openPickerIcon',
    text: 'none: this picker renders no button that opens it',
    section: 'open-picker-button',
  },
  {names: 'dateRangeIcon', text: '`dateIcon`', section: 'tabs'},
  {names: 'onChange', owner: /^DateTimePickerTabs$/, text: '`onViewChange`', section: 'tabs'},
  {names: 'date', owner: /^ClockProps$/, text: '`value`', section: 'rename-date-prop-to-value'},
  {
    names: 'value',
    owner: /^ClockPointerProps$/,
    text: 'none: a prop that only the clock passes',
    section: 'rename-components',
  },
  {names: 'onFocusedDayChange', text: 'none: a year calendar has no days', section: 'rename-components'},
  {names: 'inputModeToggleButtonAriaLabel', text: 'none: the button is gone', section: 'remove-the-keyboard-view'},
  {names: /DefaultToolbarTitle$/, text: 'the same key without `Default`', section: 'rename-localization-props'},
  {
    names: 'onViewChange shouldDisableYear shouldDisableMonth',
    owner: /DateRangePicker$/,
    text: 'none: a date range picker shows days alone',
    section: 'picker-components',
  },
  {
    names: 'calendars',
    owner: /^MobileDateRangePicker$/,
    text: 'none: a mobile picker shows one month',
    section: 'picker-components',
  },
  {
    names: 'PickerStaticWrapper',
    text: '`PickersLayout`',
    section: 'change-the-dom-structure',
  },
  {names: 'CalendarPickerView', text: '`DateView`', section: 'rename-components'},
  {names: 'ClockPickerView', text: '`TimeView`', section: 'rename-components'},
  {names: 'DayPickerClassKey', text: '`DayCalendarClassKey`', section: 'rename-components'},
  {names: 'DayPickerClasses', text: '`DayCalendarClasses`', section: 'rename-components'},
  {names: 'dateRangePickerViewDesktopClasses', text: '`dateRangeCalendarClasses`', section: 'change-the-dom-structure'},
  {names: 'DateRangePickerViewDesktopClasses', text: '`DateRangeCalendarClasses`', section: 'change-the-dom-structure'},
  {
    names: 'DateRangePickerViewDesktopClassKey',
    text: '`DateRangeCalendarClassKey`',
    section: 'change-the-dom-structure',
  },
  {
    names: 'getDateRangePickerViewDesktopUtilityClass',
    text: '`getDateRangeCalendarUtilityClass`',
    section: 'change-the-dom-structure',
  },
  {
    names: /^(?:getD|d|D)ateRangePickerInput/,
    text: 'none: classes of an internal component, which is gone',
    section: 'change-the-dom-structure',
  },
  {names: /^Unstable_\w+Field$/, text: 'the same name without `Unstable_`', section: 'picker-components'},
  {names: /^MuiCalendarPickerSkeleton-/, text: '`MuiDayCalendarSkeleton-…`', section: 'rename-components'},
  {names: /^MuiCalendarPicker-/, text: '`MuiDateCalendar-…`', section: 'rename-components'},
  {names: /^MuiDayPicker-/, text: '`MuiDayCalendar-…`', section: 'rename-components'},
  {names: /^MuiClockPicker-/, text: '`MuiTimeClock-…`', section: 'rename-components'},
  {names: /^MuiMonthPicker-/, text: '`MuiMonthCalendar-…`', section: 'rename-components'},
  {names: /^MuiYearPicker-/, text: '`MuiYearCalendar-…`', section: 'rename-components'},
  {
    names: /^PrivatePickersYear-mode/,
    text: 'none: write a media query',
    section: 'stop-using-the-responsive-classes-on-pickersmonth-and-pickersyear',
  },
  {
    names: /^PrivatePickers(\w+)-/,
    text: 'the same class with `Mui` in place of `Private`',
    section: 'rename-remaining-private-components',
  },
];

export const DATE_PICKERS_RENAMED: readonly RenamedNames[] = [
  {names: 'inputFormat', section: 'rename-the-inputformat-prop'},
  {names: 'date', section: 'rename-date-prop-to-value'},
  {names: 'startText', section: 'rename-localization-props'},
  {names: 'locale', section: 'rename-locale-prop-on-localizationprovider'},
  {
    names: 'ToolbarComponent toolbarPlaceholder toolbarFormat toolbarTitle showToolbar',
    section: 'toolbar-toolbarcomponent',
  },
  {names: 'hideTabs dateRangeIcon timeIcon', section: 'tabs'},
  {names: 'PopperProps', section: 'popper-popperprops'},
  {names: 'TransitionComponent', section: 'desktop-transition-transitioncomponent'},
  {names: 'DialogProps', section: 'dialog-dialogprops'},
  {names: 'PaperProps', section: 'desktop-paper-paperprops'},
  {names: 'InputProps', section: 'input'},
  {names: 'InputAdornmentProps', section: 'input-adornment'},
  {names: 'OpenPickerButtonProps', section: 'open-picker-button'},
  {
    names:
      'CalendarPicker CalendarPickerProps CalendarPickerSkeletonProps ClockPickerProps MonthPickerProps YearPickerProps ' +
      'calendarPickerSkeletonClasses clockPickerClasses monthPickerClasses yearPickerClasses',
    section: 'rename-components',
  },
];
