/** A rule that an element of a package breaks. Axe still checks the element by all other rules, and the elements inside it. */
interface KnownAxeViolation {
  readonly rule: string;
  /** A selector that matches the element in axe's report, and no element of this site. */
  readonly at: string;
  readonly reason: string;
}

/** Violations that the markup and the colors of the packages cause. */
export const KNOWN_AXE_VIOLATIONS: readonly KnownAxeViolation[] = [
  {
    rule: 'color-contrast',
    at: '.MuiDayCalendar-weekNumber, .MuiDayCalendar-weekNumberLabel',
    reason: "The week numbers of a calendar have the color of the theme's disabled text.",
  },
  {
    rule: 'color-contrast',
    at: '[class*="DigitalClock"].Mui-disabled',
    reason: 'The disabled options of digital clocks have aria-disabled="false", by which axe takes them for others.',
  },
  {
    rule: 'aria-required-children',
    at: '.MuiDataGrid-root',
    reason: 'The root of the Data Grid is the element with role="grid", and its toolbar and footer are inside it.',
  },
  {
    rule: 'scrollable-region-focusable',
    at: '.MuiDataGrid-virtualScroller',
    reason:
      'The Data Grid gives its cells tabindex="-1" until one has had the focus; the headers, outside, are reached first.',
  },
  {
    rule: 'empty-table-header',
    at: '.MuiDataGrid-columnHeader--emptyGroup',
    reason: 'The blanks above columns without a group have the role of a header.',
  },
  {
    rule: 'empty-table-header',
    at: '.MuiDataGrid-headerFilterRow [role="columnheader"]',
    reason: 'The cells of header filters have the role of a header, a name, and a field without text.',
  },
  {
    rule: 'empty-table-header',
    at: '.MuiDataGrid-columnHeader[data-field="__detail_panel_toggle__"], .MuiDataGrid-columnHeaderReorder',
    reason: 'The columns that open details and move rows have a header with a name and no text.',
  },
  {
    rule: 'aria-progressbar-name',
    at: '.MuiDataGrid-overlay .MuiCircularProgress-root',
    reason: 'The loading overlay of the Data Grid draws a ring without a name, and takes none.',
  },
  {
    rule: 'color-contrast',
    at: ':is(.MuiDataGrid-main, .MuiDateRangeCalendar-root) > div[style*="letter-spacing: 5px"]',
    reason: 'The watermark that Pro and Premium draw without a license key; it has no class.',
  },
];
