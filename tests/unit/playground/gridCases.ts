import {buildProgram} from '../../../plugins/playground/client/buildProgram';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {Program, Values} from '../../../plugins/playground/client/values';
import {findSampleSet} from '../../../plugins/playground/client/samples';
import {GRID_SAMPLE_SETS} from '../../../plugins/playground/client/samples/grid';
import {GRID_SUBSTITUTES} from '../../../plugins/playground/client/samples/gridSubstitutes';
import {TREE_SAMPLE_SETS} from '../../../plugins/playground/client/samples/tree';
import type {SampleSet} from '../../../plugins/playground/client/samples/types';

export const [DATES] = DATE_LIBRARIES;

export const IMPORTS: Readonly<Record<string, string>> = {
  DataGrid: '@mui/x-data-grid',
  DataGridPro: '@mui/x-data-grid-pro',
  DataGridPremium: '@mui/x-data-grid-premium',
  GridToolbarQuickFilter: '@mui/x-data-grid',
  GridFilterPanel: '@mui/x-data-grid',
  TreeView: '@mui/x-tree-view/TreeView',
  TreeItem: '@mui/x-tree-view/TreeItem',
};

export const SAMPLE_SETS = Object.entries({...GRID_SAMPLE_SETS, ...TREE_SAMPLE_SETS});
export const SUBSTITUTES = Object.entries(GRID_SUBSTITUTES);

export function sampleSet(component: string): SampleSet {
  return findSampleSet(component)!;
}

export function first(component: string): Values {
  return sampleSet(component).samples[0].props;
}

/** The program of a component, with the declarations of its sample set even where `buildProgram` leaves them out. */
export function program(component: string, props: Values, width?: number): Program {
  const {declarations = []} = sampleSet(component);
  const built = buildProgram({
    component: {component, from: IMPORTS[component]!, props},
    sampleSet: sampleSet(component),
    options: {dates: DATES, ...(width !== undefined && {width})},
  });
  return built.declarations.length > 0 ? built : {...built, declarations};
}

interface Case {
  readonly name: string;
  readonly component: string;
  readonly props: Values;
}

export const SAMPLES: readonly Case[] = SAMPLE_SETS.flatMap(([component, {samples}]) =>
  samples.map(({id, props}) => ({name: `${component}, sample ${id}`, component, props})),
);

export const STARTS: readonly Case[] = SUBSTITUTES.map(([name, {component, start}]) => ({
  name: `${name} by ${component}`,
  component,
  props: {...first(component), ...start},
}));

function withToolbar(component: string): Values {
  return {slots: {toolbar: {$name: 'GridToolbar', $from: IMPORTS[component]!}}};
}

/** What makes a grid of orders show what is in a slot, for slots that do not show at once. */
const SHOWS_SLOT: Readonly<Record<string, (component: string) => Values>> = {
  loadingOverlay: () => ({loading: true}),
  columnSortedAscendingIcon: () => ({sortModel: [{field: 'total', sort: 'asc'}]}),
  columnSortedDescendingIcon: () => ({sortModel: [{field: 'total', sort: 'desc'}]}),
  columnFilteredIcon: () => ({filterModel: {items: [{field: 'total', operator: '>', value: '20'}]}}),
  openFilterButtonIcon: withToolbar,
  columnSelectorIcon: withToolbar,
  exportIcon: withToolbar,
  densityCompactIcon: (component) => ({...withToolbar(component), density: 'compact'}),
  densityStandardIcon: withToolbar,
  densityComfortableIcon: (component) => ({...withToolbar(component), density: 'comfortable'}),
  quickFilterIcon: (component) => ({...withToolbar(component), slotProps: {toolbar: {showQuickFilter: true}}}),
  groupingCriteriaExpandIcon: () => ({rowGroupingModel: ['status']}),
  groupingCriteriaCollapseIcon: () => ({rowGroupingModel: ['status'], defaultGroupingExpansionDepth: 1}),
};

interface Choice extends Case {
  /** What is chosen. */
  readonly choice: string;
}

export const SLOTS: readonly Choice[] = SAMPLE_SETS.flatMap(([component, {samples, slotChoices = {}}]) =>
  Object.entries(slotChoices).flatMap(([slot, choices]) =>
    choices.map((choice) => {
      const {slots, ...props} = SHOWS_SLOT[slot]?.(component) ?? {};
      return {
        name: `${component}, slot ${slot} filled with ${choice.$name}`,
        component,
        choice: choice.$name,
        props: {
          ...samples.find(({id}) => id === 'orders')!.props,
          ...props,
          slots: {...(slots as Values | undefined), [slot]: choice},
        },
      };
    }),
  ),
);

export const CASES = [...SAMPLES, ...STARTS, ...SLOTS];
