/** Old URLs in comments and warnings of the documented packages, each with the URL of the current page. */
export const MOVED_PAGES: Readonly<Record<string, string>> = {
  '/x/api/multi-input-date-range-field/': '/x/api/date-pickers/multi-input-date-range-field/',
  '/x/api/multi-input-date-time-range-field/': '/x/api/date-pickers/multi-input-date-time-range-field/',
  '/x/api/multi-input-time-range-field/': '/x/api/date-pickers/multi-input-time-range-field/',
  '/x/api/single-input-date-range-field/': '/x/api/date-pickers/single-input-date-range-field/',
  '/x/api/single-input-date-time-range-field/': '/x/api/date-pickers/single-input-date-time-range-field/',
  '/x/api/single-input-time-range-field/': '/x/api/date-pickers/single-input-time-range-field/',
  '/x/api/date-pickers/calendar-picker-skeleton/': '/x/api/date-pickers/day-calendar-skeleton/',
  '/x/api/charts/charts-tool-tip/': '/x/api/charts/charts-tooltip/',
  '/x/api/charts/charts-x-axis/': '/x/api/charts/charts-axis/',
  '/x/api/charts/charts-y-axis/': '/x/api/charts/charts-axis/',
  '/x/api/charts/cartesian-context-provider/': '/x/react-charts/composition/',
  '/x/api/charts/drawing-provider/': '/x/react-charts/composition/',
  '/components/data-grid/editing/': '/x/react-data-grid/editing/',
  '/components/data-grid/pagination/': '/x/react-data-grid/pagination/',
};
