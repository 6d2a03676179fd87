/** A node that axe does not look at, because its markup or color is a package's own. */
interface AxeExclusion {
  /** A selector that matches this node and nothing of ours. */
  readonly node: string;
  readonly reason: string;
}

export const AXE_EXCLUSIONS: readonly AxeExclusion[] = [
  {
    node: '.MuiDatePickerToolbar-title',
    reason: 'heading-order: the toolbar of a date picker writes the chosen date as an h4, wherever it stands',
  },
  {
    node: '.MuiDayCalendar-weekNumber',
    reason: "color-contrast: the week numbers of a calendar have the color of the theme's disabled text",
  },
  {
    node: '.MuiDayCalendar-weekNumberLabel',
    reason: "color-contrast: the head of the week numbers has the color of the theme's disabled text",
  },
];

/** One rule that a package's node breaks. Axe goes on looking at the node by every other rule, and at what is inside it. */
interface KnownAxeFault {
  readonly rule: string;
  /** A selector that matches the node that axe names. */
  readonly at: string;
  readonly reason: string;
}

export const KNOWN_AXE_FAULTS: readonly KnownAxeFault[] = [
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
    rule: 'color-contrast',
    at: '.MuiDataGrid-main > div[style*="letter-spacing: 5px"]',
    reason: 'The watermark that Pro and Premium draw without a license key; it has no class.',
  },
];
