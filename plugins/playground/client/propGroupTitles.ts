import {translate} from '@docusaurus/Translate';
import type {PropGroup} from '../propGroupNames';

const TITLES: Readonly<Record<PropGroup, () => string>> = {
  data: () => translate({id: 'playground.group.data', message: 'Data'}),
  series: () => translate({id: 'playground.group.series', message: 'Series'}),
  axes: () => translate({id: 'playground.group.axes', message: 'Axes'}),
  value: () => translate({id: 'playground.group.value', message: 'Value'}),
  views: () => translate({id: 'playground.group.views', message: 'Views'}),
  format: () => translate({id: 'playground.group.format', message: 'Format and texts'}),
  validation: () => translate({id: 'playground.group.validation', message: 'Validation'}),
  opening: () => translate({id: 'playground.group.opening', message: 'Opening and closing'}),
  columns: () => translate({id: 'playground.group.columns', message: 'Columns'}),
  rows: () => translate({id: 'playground.group.rows', message: 'Rows'}),
  sorting: () => translate({id: 'playground.group.sorting', message: 'Sorting'}),
  filtering: () => translate({id: 'playground.group.filtering', message: 'Filtering'}),
  pagination: () => translate({id: 'playground.group.pagination', message: 'Pagination'}),
  selection: () => translate({id: 'playground.group.selection', message: 'Selection'}),
  expansion: () => translate({id: 'playground.group.expansion', message: 'Expansion'}),
  editing: () => translate({id: 'playground.group.editing', message: 'Editing'}),
  grouping: () => translate({id: 'playground.group.grouping', message: 'Grouping and aggregation'}),
  export: () => translate({id: 'playground.group.export', message: 'Export and clipboard'}),
  interaction: () => translate({id: 'playground.group.interaction', message: 'Interaction'}),
  layout: () => translate({id: 'playground.group.layout', message: 'Layout'}),
  appearance: () => translate({id: 'playground.group.appearance', message: 'Appearance and animation'}),
  performance: () => translate({id: 'playground.group.performance', message: 'Performance'}),
  accessibility: () => translate({id: 'playground.group.accessibility', message: 'Accessibility'}),
  slots: () => translate({id: 'playground.group.slots', message: 'Slots and children'}),
  events: () => translate({id: 'playground.group.events', message: 'Events'}),
  other: () => translate({id: 'playground.group.other', message: 'Other'}),
};

/** Heading of each group of props, by the group's key. */
export const PROP_GROUP_TITLES: Readonly<Record<string, () => string>> = TITLES;
