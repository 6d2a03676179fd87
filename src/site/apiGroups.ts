import type {ProductId} from './products';

/** Pages of a product's API that answer the same kind of question. */
export interface ApiGroup {
  readonly title: string;
  /** What each page is about, in one sentence, by the name of its component or interface. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The API pages in the order in which a reader looks for them. The navigation lists them by name. */
export const API_GROUPS: Readonly<Partial<Record<ProductId, readonly ApiGroup[]>>> = {
  'x-data-grid': [
    {
      title: 'Grids',
      pages: {
        DataGrid: 'The grid of the Community plan: sorting, filtering, editing, selection and pagination.',
        DataGridPro: 'Adds pinned columns and rows, multi-column filters, tree data, row details and lazy loading.',
        DataGridPremium: 'Adds row grouping, aggregation, cell selection, clipboard paste and Excel export.',
      },
    },
    {
      title: 'Parts of a grid',
      pages: {
        GridFilterPanel: 'The panel in which a reader of the grid builds filters.',
        GridFilterForm: 'One row of the filter panel: column, operator and value.',
        GridToolbarQuickFilter: 'The search field of the toolbar, which filters over all columns.',
      },
    },
    {
      title: 'API object',
      pages: {GridApi: 'The object behind apiRef: every method to read and to change a grid.'},
    },
    {
      title: 'Columns',
      pages: {
        GridColDef: 'What a column is: field, header, width, type, how its cells get, show and take values.',
        GridSingleSelectColDef: 'A column whose cells take one of several values.',
        GridActionsColDef: 'A column that holds buttons and a menu for each row.',
      },
    },
    {
      title: 'Rows and cells',
      pages: {
        GridCellParams: 'What callbacks get to know of a cell.',
        GridRowParams: 'What callbacks get to know of a row.',
        GridRowClassNameParams: 'What getRowClassName gets to know of a row.',
        GridRowSpacingParams: 'What getRowSpacing gets to know of a row.',
      },
    },
    {
      title: 'Filters',
      pages: {
        GridFilterModel: 'The filters of a grid, and how they are combined.',
        GridFilterItem: 'One filter: column, operator and value.',
        GridFilterOperator: 'What an operator is called, how it compares, and which input it takes.',
      },
    },
    {
      title: 'Aggregation, export and state',
      pages: {
        GridAggregationFunction: 'A function that makes one value out of the values of a column.',
        GridCsvExportOptions: 'What a CSV export holds and how it is written.',
        GridPrintExportOptions: 'What is printed and how it looks on paper.',
        GridExcelExportOptions: 'What an Excel file holds, how it looks, and how it is made.',
        GridExportStateParams: 'Which part of the state exportState returns.',
      },
    },
  ],
  'x-date-pickers': [
    {
      title: 'Setup',
      pages: {LocalizationProvider: 'Gives date library, language and texts to all pickers below it.'},
    },
    {
      title: 'Date',
      pages: {
        DatePicker: 'A field with a calendar, in the form that suits the device.',
        DesktopDatePicker: 'The date picker with a popper, for a mouse.',
        MobileDatePicker: 'The date picker with a dialog, for touch.',
        StaticDatePicker: 'The date picker without a field, always open.',
        DateField: 'A date typed section by section.',
        DateCalendar: 'A calendar of days, months and years, without a field.',
        MonthCalendar: 'The twelve months of a year, to choose one.',
        YearCalendar: 'A list of years, to choose one.',
      },
    },
    {
      title: 'Time',
      pages: {
        TimePicker: 'A field with a clock, in the form that suits the device.',
        DesktopTimePicker: 'The time picker with a popper, for a mouse.',
        MobileTimePicker: 'The time picker with a dialog, for touch.',
        StaticTimePicker: 'The time picker without a field, always open.',
        TimeField: 'A time typed section by section.',
        TimeClock: 'A round clock whose hands choose the time.',
        DigitalClock: 'One list of times, to choose one.',
        MultiSectionDigitalClock: 'A list each for hours, minutes and seconds.',
      },
    },
    {
      title: 'Date and time',
      pages: {
        DateTimePicker: 'A field with calendar and clock, in the form that suits the device.',
        DesktopDateTimePicker: 'The date and time picker with a popper, for a mouse.',
        MobileDateTimePicker: 'The date and time picker with a dialog, for touch.',
        StaticDateTimePicker: 'The date and time picker without a field, always open.',
        DateTimeField: 'A date and a time typed section by section.',
      },
    },
    {
      title: 'Ranges',
      pages: {
        DateRangePicker: 'Two fields with a calendar for first and last day, in the form that suits the device.',
        DesktopDateRangePicker: 'The date range picker with a popper, for a mouse.',
        MobileDateRangePicker: 'The date range picker with a dialog, for touch.',
        StaticDateRangePicker: 'The date range picker without fields, always open.',
        DateRangeCalendar: 'Calendars in which to choose first and last day, without fields.',
        SingleInputDateRangeField: 'First and last day typed in one field.',
        MultiInputDateRangeField: 'First and last day typed in a field each.',
        SingleInputTimeRangeField: 'First and last time typed in one field.',
        MultiInputTimeRangeField: 'First and last time typed in a field each.',
        SingleInputDateTimeRangeField: 'First and last date and time typed in one field.',
        MultiInputDateTimeRangeField: 'First and last date and time typed in a field each.',
      },
    },
    {
      title: 'Parts of a picker',
      pages: {
        PickersLayout: 'Where toolbar, content, shortcuts and actions stand in a picker.',
        PickersActionBar: 'The buttons below a picker: accept, cancel, clear, today.',
        PickersShortcuts: 'A list of values that a click chooses.',
        PickersCalendarHeader: 'The head of a calendar: month, year, and the arrows to others.',
        PickersDay: 'One day of a calendar.',
        DateRangePickerDay: 'One day of a calendar for ranges.',
        DayCalendarSkeleton: 'What stands for the days while they load.',
        DatePickerToolbar: 'The head of a date picker, with the chosen date.',
        TimePickerToolbar: 'The head of a time picker, with the chosen time.',
        DateTimePickerToolbar: 'The head of a date and time picker, with what is chosen.',
        DateTimePickerTabs: 'The tabs that switch between calendar and clock.',
        DateRangePickerToolbar: 'The head of a date range picker, with first and last day.',
      },
    },
  ],
  'x-charts': [
    {
      title: 'Charts',
      pages: {
        BarChart: 'A chart with axes whose series are bars, side by side or stacked.',
        LineChart: 'A chart with axes whose series are lines or areas.',
        PieChart: 'A chart whose series are rings or discs of slices.',
        ScatterChart: 'A chart with axes whose series are points.',
        SparkLineChart: 'A small chart without axes, for a card or the cell of a table.',
      },
    },
    {
      title: 'Plots',
      pages: {
        BarPlot: 'The bars of all bar series of a chart.',
        LinePlot: 'The lines of all line series of a chart.',
        AreaPlot: 'The areas below the line series that have one.',
        MarkPlot: 'The marks at the values of all line series.',
        LineHighlightPlot: 'The marks of all line series at the value under the pointer.',
        PiePlot: 'The slices and labels of all pie series of a chart.',
        PieArcPlot: 'The slices of one pie series.',
        PieArcLabelPlot: 'The labels of one pie series.',
        ScatterPlot: 'The points of all scatter series of a chart.',
      },
    },
    {
      title: 'Elements',
      pages: {
        BarElement: 'One bar of a series.',
        LineElement: 'The line of one series.',
        AreaElement: 'The area below the line of one series.',
        MarkElement: 'The mark at one value of a line.',
        LineHighlightElement: 'The mark of one line at the value under the pointer.',
        PieArc: 'One slice of a pie.',
        PieArcLabel: 'The label of one slice.',
        Scatter: 'The points of one series.',
      },
    },
    {
      title: 'Axes',
      pages: {
        ChartsAxis: 'The axes at the four sides of a chart.',
        ChartsAxisHighlight: 'The line or band that marks the value under the pointer.',
        ChartsReferenceLine: 'A line with a label at a fixed value of an axis.',
      },
    },
    {
      title: 'Legend and tooltip',
      pages: {
        ChartsLegend: 'The names and colors of the series.',
        ChartsTooltip: 'The tooltip that follows the pointer.',
        ChartsAxisTooltipContent: 'What a tooltip says of all series at one value of an axis.',
        ChartsItemTooltipContent: 'What a tooltip says of one value.',
        DefaultChartsAxisTooltipContent: 'The table that a tooltip of an axis shows unless another is given.',
        DefaultChartsItemTooltipContent: 'The table that a tooltip of a value shows unless another is given.',
      },
    },
    {
      title: 'Foundation',
      pages: {
        ChartsSurface: 'The SVG element that a chart is drawn in.',
        ChartsClipPath: 'A clip path of the size of the drawing area.',
        ChartsText: 'SVG text that may have several lines.',
      },
    },
  ],
  'x-tree-view': [
    {
      title: 'Components',
      pages: {
        TreeView: 'A tree whose items open, close and can be selected.',
        TreeItem: 'One item of a tree, with its label, icon and children.',
      },
    },
  ],
};
