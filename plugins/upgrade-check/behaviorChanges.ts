import type {CheckedProduct, DiffRow, Note} from './types';

/** A change that the types of the packages do not show, or that their list does not name. */
export interface BehaviorChange {
  readonly product: CheckedProduct;
  /** Of the heading of the guide that says it. */
  readonly anchor: string;
  /** Whether the code stops to work, or only may. */
  readonly severity: 'must' | 'check';
}

const GRID = 'x-data-grid';
const PICKERS = 'x-date-pickers';

/** What only the guides say. `*Uses.ts` and `*Notes.ts` in `client/check` find the places in the code. */
export const BEHAVIOR_CHANGES = {
  rowsReset: {product: GRID, anchor: 'rows', severity: 'check'},
  nullCell: {product: GRID, anchor: 'columns', severity: 'check'},
  dateColumn: {product: GRID, anchor: 'columns', severity: 'check'},
  optionLabels: {product: GRID, anchor: 'columns', severity: 'check'},
  rowTypeFirst: {product: GRID, anchor: 'columns', severity: 'check'},
  columnOrder: {product: GRID, anchor: 'events', severity: 'check'},
  portalEvents: {product: GRID, anchor: 'events', severity: 'check'},
  eventNames: {product: GRID, anchor: 'events', severity: 'must'},
  rowNodeType: {product: GRID, anchor: 'rows', severity: 'check'},
  aggregationMenu: {product: GRID, anchor: 'removed-props', severity: 'check'},
  densityArguments: {product: GRID, anchor: 'apiref-methods', severity: 'check'},
  oldEditing: {product: GRID, anchor: 'editing', severity: 'check'},
  dateValue: {product: PICKERS, anchor: 'update-the-format-of-the-value-prop', severity: 'must'},
  clockOnDesktop: {product: PICKERS, anchor: 'stop-rendering-a-clock-on-desktop', severity: 'check'},
  keyboardView: {product: PICKERS, anchor: 'remove-the-keyboard-view', severity: 'check'},
  disabledTime: {product: PICKERS, anchor: 'rename-or-refactor-shoulddisabletime-prop', severity: 'must'},
  clockHours: {
    product: PICKERS,
    anchor: 'use-the-12h-24h-format-from-the-locale-as-the-default-value-of-the-ampm-prop-on-timeclock',
    severity: 'check',
  },
  fieldContext: {product: PICKERS, anchor: 'behavior-of-field-onchange-props', severity: 'check'},
  actionBar: {product: PICKERS, anchor: 'action-bar', severity: 'must'},
  luxonVersion: {product: PICKERS, anchor: 'increase-luxon-minimal-version', severity: 'check'},
  customToolbar: {product: PICKERS, anchor: 'toolbar-toolbarcomponent', severity: 'check'},
  customTabs: {product: PICKERS, anchor: 'tabs', severity: 'check'},
} as const satisfies Partial<Record<Note, BehaviorChange>>;

export type BehaviorNote = keyof typeof BEHAVIOR_CHANGES;

/** Rows that the list of API changes lacks: the types of version 5 did not have these names, and the codemod moves them. */
export const UNLISTED_ROWS: Readonly<Record<CheckedProduct, readonly DiffRow[]>> = {
  [GRID]: [],
  [PICKERS]: [
    {
      section: 'props',
      kind: 'renamed',
      name: 'TrapFocusProps',
      to: 'componentsProps.desktopTrapFocus',
      guide: 'desktop-trapfocus-trapfocusprop',
      owners: ['', 'Desktop'].flatMap((device) =>
        ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'].map((picker) => device + picker),
      ),
    },
  ],
};

/** What the reader has to know of rows of the list of API changes, by the part of the API and the name. */
export const ROW_NOTES: Readonly<Record<CheckedProduct, Readonly<Record<string, Note>>>> = {
  [GRID]: {
    'props onCellFocusOut': 'cellBlur',
    'props error': 'errorBoundary',
    'props onError': 'errorBoundary',
    'slots errorOverlay': 'errorBoundary',
    'members componentError': 'errorBoundary',
    'members showError': 'errorBoundary',
  },
  [PICKERS]: {'props ToolbarComponent': 'customToolbar', 'props renderDay': 'dayComponent'},
};

/** The heading above the list of API changes, for rows that no section of the guide is about. */
export const LIST_ANCHOR = 'all-api-changes';

/** A name that is gone and that the list of API changes does not have. */
export interface UnlistedName {
  readonly anchor: string;
  readonly to: string;
}

const PRIVATE = 'rename-remaining-private-components';
const STRUCTURE = 'change-the-dom-structure';

/** Keys of the theme that have another name. The classes of their components begin with the same word. */
export const THEME_KEYS: Readonly<Record<string, UnlistedName>> = {
  MuiCalendarPicker: {anchor: 'rename-components', to: 'MuiDateCalendar'},
  MuiDayPicker: {anchor: 'rename-components', to: 'MuiDayCalendar'},
  MuiCalendarPickerSkeleton: {anchor: 'rename-components', to: 'MuiDayCalendarSkeleton'},
  MuiMonthPicker: {anchor: 'rename-components', to: 'MuiMonthCalendar'},
  MuiYearPicker: {anchor: 'rename-components', to: 'MuiYearCalendar'},
  MuiClockPicker: {anchor: 'rename-components', to: 'MuiTimeClock'},
  MuiCalendarOrClockPicker: {anchor: STRUCTURE, to: 'MuiPickersLayout'},
  MuiPickerStaticWrapper: {anchor: STRUCTURE, to: 'MuiPickersLayout'},
  MuiDateRangePickerInput: {anchor: STRUCTURE, to: 'MuiMultiInputDateRangeField'},
  MuiDateRangePickerViewDesktop: {anchor: STRUCTURE, to: 'MuiDateRangeCalendar'},
  PrivatePickersMonth: {anchor: PRIVATE, to: 'MuiPickersMonth'},
  PrivatePickersYear: {anchor: PRIVATE, to: 'MuiPickersYear'},
  PrivatePickersSlideTransition: {anchor: PRIVATE, to: 'MuiPickersSlideTransition'},
  PrivatePickersToolbarText: {anchor: PRIVATE, to: 'MuiPickersToolbarText'},
};

/** The date adapters of another project, which stop working. */
export const FOREIGN_ADAPTERS = {anchor: 'do-not-import-adapter-from-date-io', module: /^@date-io\//} as const;

/** The adapters of the pickers, by the library that those of `@date-io` are for. */
export const OWN_ADAPTERS: Readonly<Record<string, string>> = {
  'date-fns': 'AdapterDateFns',
  'date-fns-jalali': 'AdapterDateFnsJalali',
  dayjs: 'AdapterDayjs',
  hijri: 'AdapterMomentHijri',
  jalaali: 'AdapterMomentJalaali',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
};
