import {translate} from '@docusaurus/Translate';
import type {PaidPlanId} from '../../site/packages';

/** Something that the components of a product do, and the page that shows it. */
export interface Fact {
  readonly text: string;
  readonly to: string;
  /** The least plan that has it, if that costs money. */
  readonly plan?: PaidPlanId;
}

export function dataGridFacts(): readonly Fact[] {
  return [
    {
      text: translate({
        id: 'landing.dataGrid.virtualization',
        message: '100,000 rows scroll without pages, about a dozen of them in the DOM',
      }),
      to: '/x/react-data-grid/virtualization/',
      plan: 'pro',
    },
    {
      text: translate({
        id: 'landing.dataGrid.server',
        message: 'Sorting, filters, search and pages, in the browser or on your server',
      }),
      to: '/x/react-data-grid/server-side-data/',
    },
    {
      text: translate({
        id: 'landing.dataGrid.editing',
        message: 'Cells or whole rows edited in place, each value checked before it is saved',
      }),
      to: '/x/react-data-grid/editing/',
    },
    {
      text: translate({id: 'landing.dataGrid.pinning', message: 'Pinned columns and rows, tree data, row details'}),
      to: '/x/react-data-grid/column-pinning/',
      plan: 'pro',
    },
    {
      text: translate({
        id: 'landing.dataGrid.grouping',
        message: 'Rows grouped and summed up, and exported to Excel with their groups',
      }),
      to: '/x/react-data-grid/export/#excel-export',
      plan: 'premium',
    },
  ];
}

export function datePickersFacts(): readonly Fact[] {
  return [
    {
      text: translate({
        id: 'landing.datePickers.fields',
        message: 'Fields that users type into by keyboard, section by section, with nothing to parse',
      }),
      to: '/x/react-date-pickers/fields/',
    },
    {
      text: translate({
        id: 'landing.datePickers.libraries',
        message: 'Your date library: Day.js, date-fns, Luxon or Moment.js',
      }),
      to: '/x/react-date-pickers/#available-libraries',
    },
    {
      text: translate({
        id: 'landing.datePickers.calendars',
        message: 'Persian and Islamic calendars, by adapters of their own',
      }),
      to: '/x/react-date-pickers/calendar-systems/',
    },
    {
      text: translate({
        id: 'landing.datePickers.validation',
        message: 'First and last days, days off, and a code for each error',
      }),
      to: '/x/react-date-pickers/validation/',
    },
    {
      text: translate({id: 'landing.datePickers.ranges', message: 'Ranges of days, in one field or two'}),
      to: '/x/react-date-pickers/date-range-picker/',
      plan: 'pro',
    },
  ];
}

export function chartsFacts(): readonly Fact[] {
  return [
    {
      text: translate({
        id: 'landing.charts.kinds',
        message: 'Bars, lines, areas, pies, scatter plots and sparklines, all in the free package',
      }),
      to: '/x/react-charts/#using-the-documentation',
    },
    {
      text: translate({id: 'landing.charts.stacking', message: 'Series that stack, as amounts or as shares'}),
      to: '/x/react-charts/stacking/',
    },
    {
      text: translate({
        id: 'landing.charts.composition',
        message: 'Charts composed of parts: bars and lines over one axis, your own SVG between them',
      }),
      to: '/x/react-charts/composition/',
    },
    {
      text: translate({
        id: 'landing.charts.svg',
        message: 'SVG that prints and zooms without loss, and that CSS can style',
      }),
      to: '/x/react-charts/styling/#css',
    },
  ];
}

export function treeViewFacts(): readonly Fact[] {
  return [
    {
      text: translate({
        id: 'landing.treeView.keyboard',
        message: 'Everything by keyboard, letters that jump to an item included',
      }),
      to: '/x/react-tree-view/#accessibility',
    },
    {
      text: translate({id: 'landing.treeView.selection', message: 'One selected item, or several'}),
      to: '/x/react-tree-view/#multi-selection',
    },
    {
      text: translate({
        id: 'landing.treeView.controlled',
        message: 'Open and selected items kept by the tree, or by your state',
      }),
      to: '/x/react-tree-view/#controlled-tree-view',
    },
    {
      text: translate({id: 'landing.treeView.content', message: 'Your own component as the content of an item'}),
      to: '/x/react-tree-view/#contentcomponent-prop',
    },
  ];
}
