import {translate} from '@docusaurus/Translate';
import type {Note} from '../types';

/** What a reader has to know about a change, where its names do not say it. */
export function noteText(note: Note): string {
  const texts: Readonly<Record<Note, string>> = {
    errorBoundary: translate({
      id: 'upgradeCheck.note.errorBoundary',
      message: 'Put an error boundary around the grid: it no longer catches errors of rendering.',
      description: 'What a change of a new major means for the code',
    }),
    cellBlur: translate({
      id: 'upgradeCheck.note.cellBlur',
      message: "The new handler receives the browser's event instead of the grid's parameters.",
      description: 'What a change of a new major means for the code',
    }),
    rowsReset: translate({
      id: 'upgradeCheck.note.rowsReset',
      message: 'A new rows prop resets the groups to their default expansion.',
      description: 'What a change of a new major means for the code',
    }),
    nullCell: translate({
      id: 'upgradeCheck.note.nullCell',
      message: 'null leaves the cell empty. Return undefined to show the formatted value.',
      description: 'What a change of a new major means for the code',
    }),
    dateColumn: translate({
      id: 'upgradeCheck.note.dateColumn',
      message: 'Values of date columns must be Date objects. Convert others in valueGetter.',
      description: 'What a change of a new major means for the code',
    }),
    optionLabels: translate({
      id: 'upgradeCheck.note.optionLabels',
      message: 'valueFormatter changes the text of the cell only. For labels of options, set getOptionLabel.',
      description: 'What a change of a new major means for the code',
    }),
    rowTypeFirst: translate({
      id: 'upgradeCheck.note.rowTypeFirst',
      message: 'The row comes first in the type arguments: Row, Value, FormattedValue.',
      description: 'What a change of a new major means for the code',
    }),
    columnOrder: translate({
      id: 'upgradeCheck.note.columnOrder',
      message: 'The handler runs once, on drop, and receives column instead of field, element and colDef.',
      description: 'What a change of a new major means for the code',
    }),
    portalEvents: translate({
      id: 'upgradeCheck.note.portalEvents',
      message: 'The handler also runs for elements that a cell renders into a portal, such as a menu.',
      description: 'What a change of a new major means for the code',
    }),
    rowNodeType: translate({
      id: 'upgradeCheck.note.rowNodeType',
      message: 'Look at the type of the node instead of its children.',
      description: 'What a change of a new major means for the code',
    }),
    aggregationMenu: translate({
      id: 'upgradeCheck.note.aggregationMenu',
      message: 'The column menu offers aggregation on every column. disableAggregation removes it.',
      description: 'What a change of a new major means for the code',
    }),
    densityArguments: translate({
      id: 'upgradeCheck.note.densityArguments',
      message: 'setDensity takes only the density. Set heights by the props columnHeaderHeight and rowHeight.',
      description: 'What a change of a new major means for the code',
    }),
    oldEditing: translate({
      id: 'upgradeCheck.note.oldEditing',
      message:
        'Columns can be edited, and nothing saves what users enter: without processRowUpdate, changes stay in the grid.',
      description: 'What a change of a new major means for the code',
    }),
    eventNames: translate({
      id: 'upgradeCheck.note.eventNames',
      message: 'GridEvents is a type now. Name events by strings.',
      description: 'What a change of a new major means for the code',
    }),
    dateValue: translate({
      id: 'upgradeCheck.note.dateValue',
      message: 'The value must be an object of your date library, or null.',
      description: 'What a change of a new major means for the code',
    }),
    clockOnDesktop: translate({
      id: 'upgradeCheck.note.clockOnDesktop',
      message:
        'On desktop, users see lists of hours and minutes instead of a clock. viewRenderers brings the clock back.',
      description: 'What a change of a new major means for the code',
    }),
    keyboardView: translate({
      id: 'upgradeCheck.note.keyboardView',
      message: 'The view with a text input is gone from mobile pickers.',
      description: 'What a change of a new major means for the code',
    }),
    disabledTime: translate({
      id: 'upgradeCheck.note.disabledTime',
      message: 'The function receives a date instead of a number. The codemod only gives the prop a deprecated name.',
      description: 'What a change of a new major means for the code',
    }),
    clockHours: translate({
      id: 'upgradeCheck.note.clockHours',
      message: 'The clock shows 12 or 24 hours as the locale does. For 24 hours, pass ampm={false}.',
      description: 'What a change of a new major means for the code',
    }),
    fieldContext: translate({
      id: 'upgradeCheck.note.fieldContext',
      message: 'The second argument is a context with validationError, not the typed text.',
      description: 'What a change of a new major means for the code',
    }),
    actionBar: translate({
      id: 'upgradeCheck.note.actionBar',
      message: 'actions accepts only an array. Write a function for the whole slot.',
      description: 'What a change of a new major means for the code',
    }),
    luxonVersion: translate({
      id: 'upgradeCheck.note.luxonVersion',
      message: 'The adapter needs Luxon 3.0.2 or later.',
      description: 'What a change of a new major means for the code',
    }),
    customToolbar: translate({
      id: 'upgradeCheck.note.customToolbar',
      message: 'A custom toolbar receives view and onViewChange instead of openView and setOpenView.',
      description: 'What a change of a new major means for the code',
    }),
    customTabs: translate({
      id: 'upgradeCheck.note.customTabs',
      message: 'Custom tabs receive onViewChange instead of onChange.',
      description: 'What a change of a new major means for the code',
    }),
    dayComponent: translate({
      id: 'upgradeCheck.note.dayComponent',
      message: 'The function must become a component outside of yours. It receives no selected days.',
      description: 'What a change of a new major means for the code',
    }),
    spread: translate({
      id: 'upgradeCheck.note.spread',
      message: 'The check cannot see what is spread here. Look for old names where the object is made.',
      description: 'What a change of a new major means for the code',
    }),
    everyExport: translate({
      id: 'upgradeCheck.note.everyExport',
      message: 'The check cannot see which names other files take from here.',
      description: 'What a change of a new major means for the code',
    }),
  };
  return texts[note];
}
