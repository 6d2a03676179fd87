import type {ReferenceValue} from '../values';
import {iconReference as icon} from './icons';

/** Components that can fill the slots of a grid, besides the default ones. */
export function gridSlotChoices(from: string): Readonly<Record<string, readonly ReferenceValue[]>> {
  const ofGrid = (name: string): ReferenceValue => ({$name: name, $from: from});
  return {
    toolbar: [ofGrid('GridToolbar')],
    footer: [ofGrid('GridPagination'), ofGrid('GridToolbar')],
    loadingOverlay: [{$name: 'LinearProgress', $from: '@mui/material/LinearProgress', $isDefault: true}],
    booleanCellTrueIcon: [icon('CheckCircle'), icon('ThumbUp')],
    booleanCellFalseIcon: [icon('HighlightOff'), icon('Remove')],
    columnSortedAscendingIcon: [icon('ArrowDropUp'), icon('ExpandLess')],
    columnSortedDescendingIcon: [icon('ArrowDropDown'), icon('ExpandMore')],
    columnFilteredIcon: [icon('FilterList')],
    columnMenuIcon: [icon('MoreHoriz'), icon('Menu')],
    openFilterButtonIcon: [icon('FilterAlt')],
    columnSelectorIcon: [icon('ViewColumn')],
    densityCompactIcon: [icon('DensitySmall')],
    densityStandardIcon: [icon('DensityMedium')],
    densityComfortableIcon: [icon('DensityLarge')],
    exportIcon: [icon('Download')],
    quickFilterIcon: [icon('ManageSearch')],
    ...(from === '@mui/x-data-grid-premium' && {
      groupingCriteriaExpandIcon: [icon('ChevronRight'), icon('AddBoxOutlined')],
      groupingCriteriaCollapseIcon: [icon('ExpandMore'), icon('IndeterminateCheckBoxOutlined')],
    }),
  };
}
