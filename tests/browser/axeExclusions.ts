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
