import {translate} from '@docusaurus/Translate';
import type {PaidPlanId} from '../../site/packages';

/** Something that the components of a product can do, with the page that shows it. */
export interface Fact {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** The least plan that has it, if that costs money. */
  readonly plan?: PaidPlanId | undefined;
}

export function dataGridFacts(): readonly Fact[] {
  return [
    {
      title: translate({id: 'landing.dataGrid.virtualization', message: 'Virtualization'}),
      text: translate({
        id: 'landing.dataGrid.virtualization.text',
        message: '100,000 rows scroll without pages; about a dozen of them are in the DOM',
      }),
      to: '/x/react-data-grid/virtualization/',
      plan: 'pro',
    },
    {
      title: translate({id: 'landing.dataGrid.editing', message: 'Editing'}),
      text: translate({
        id: 'landing.dataGrid.editing.text',
        message: 'cells or whole rows, each value checked before it is saved',
      }),
      to: '/x/react-data-grid/editing/',
    },
    {
      title: translate({id: 'landing.dataGrid.server', message: 'Server-side data'}),
      text: translate({
        id: 'landing.dataGrid.server.text',
        message: 'sorting, filters, search and pages by your server, or all in the browser',
      }),
      to: '/x/react-data-grid/server-side-data/',
    },
    {
      title: translate({id: 'landing.dataGrid.pinning', message: 'Pinning'}),
      text: translate({id: 'landing.dataGrid.pinning.text', message: 'columns and rows that stay in view'}),
      to: '/x/react-data-grid/column-pinning/',
      plan: 'pro',
    },
    {
      title: translate({id: 'landing.dataGrid.excel', message: 'Excel export'}),
      text: translate({id: 'landing.dataGrid.excel.text', message: 'rows with their groups and sums'}),
      to: '/x/react-data-grid/export/#excel-export',
      plan: 'premium',
    },
  ];
}

export function datePickersFacts(): readonly Fact[] {
  return [
    {
      title: translate({id: 'landing.datePickers.fields', message: 'Fields'}),
      text: translate({
        id: 'landing.datePickers.fields.text',
        message: 'typed into by keyboard, section by section, with nothing to parse',
      }),
      to: '/x/react-date-pickers/fields/',
    },
    {
      title: translate({id: 'landing.datePickers.libraries', message: 'Your date library'}),
      text: translate({
        id: 'landing.datePickers.libraries.text',
        message: 'Day.js, date-fns, Luxon or Moment.js',
      }),
      to: '/x/react-date-pickers/#available-libraries',
    },
    {
      title: translate({id: 'landing.datePickers.calendars', message: 'Calendar systems'}),
      text: translate({
        id: 'landing.datePickers.calendars.text',
        message: 'Persian and Islamic, each by an adapter',
      }),
      to: '/x/react-date-pickers/calendar-systems/',
    },
    {
      title: translate({id: 'landing.datePickers.validation', message: 'Validation'}),
      text: translate({
        id: 'landing.datePickers.validation.text',
        message: 'first and last days, days off, and a code for each error',
      }),
      to: '/x/react-date-pickers/validation/',
    },
    {
      title: translate({id: 'landing.datePickers.ranges', message: 'Ranges'}),
      text: translate({id: 'landing.datePickers.ranges.text', message: 'from one day to another, in one field or two'}),
      to: '/x/react-date-pickers/date-range-picker/',
      plan: 'pro',
    },
  ];
}

export function chartsFacts(): readonly Fact[] {
  return [
    {
      title: translate({id: 'landing.charts.kinds', message: 'Six kinds'}),
      text: translate({
        id: 'landing.charts.kinds.text',
        message: 'bars, lines, areas, pies, scatter plots and sparklines, all of them free',
      }),
      to: '/x/react-charts/#using-the-documentation',
    },
    {
      title: translate({id: 'landing.charts.stacking', message: 'Stacking'}),
      text: translate({id: 'landing.charts.stacking.text', message: 'bars and areas, as amounts or as shares'}),
      to: '/x/react-charts/stacking/',
    },
    {
      title: translate({id: 'landing.charts.composition', message: 'Composition'}),
      text: translate({
        id: 'landing.charts.composition.text',
        message: 'bars and lines over one axis, your own SVG between them',
      }),
      to: '/x/react-charts/composition/',
    },
    {
      title: translate({id: 'landing.charts.svg', message: 'SVG'}),
      text: translate({
        id: 'landing.charts.svg.text',
        message: 'prints and zooms without loss, and CSS can style it',
      }),
      to: '/x/react-charts/styling/#css',
    },
  ];
}

export function treeViewFacts(): readonly Fact[] {
  return [
    {
      title: translate({id: 'landing.treeView.keyboard', message: 'Keyboard'}),
      text: translate({
        id: 'landing.treeView.keyboard.text',
        message: 'arrow keys to move, open and close, and letters that jump to an item',
      }),
      to: '/x/react-tree-view/#accessibility',
    },
    {
      title: translate({id: 'landing.treeView.selection', message: 'Selection'}),
      text: translate({id: 'landing.treeView.selection.text', message: 'one item or several'}),
      to: '/x/react-tree-view/#multi-selection',
    },
    {
      title: translate({id: 'landing.treeView.controlled', message: 'State'}),
      text: translate({
        id: 'landing.treeView.controlled.text',
        message: 'open and selected items, kept by the tree or by you',
      }),
      to: '/x/react-tree-view/#controlled-tree-view',
    },
    {
      title: translate({id: 'landing.treeView.content', message: 'Content'}),
      text: translate({id: 'landing.treeView.content.text', message: 'your own component in an item'}),
      to: '/x/react-tree-view/#contentcomponent-prop',
    },
  ];
}
