import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  FilterColumnsArgs,
  GetColumnForNewFilterArgs,
  GridFilterModel,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './flights';
import { OpenFilterPanel } from '../../shared/openPanel';

type Args = Omit<FilterColumnsArgs, 'field'>;

function freeFields({ columns: filterable, currentFilters }: Args) {
  const taken = new Set(currentFilters.map(({ field }) => field));
  return filterable
    .map(({ field }) => field)
    .filter((field) => !taken.has(field));
}

/** The columns in the list of one filter: its own, and those without filter. */
const filterColumns = ({ field, ...args }: FilterColumnsArgs) => [
  field,
  ...freeFields(args),
];

const getColumnForNewFilter = (args: GetColumnForNewFilterArgs) =>
  freeFields(args)[0] ?? null;

export default function DisableMultiFiltersDataGridPro() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'to', operator: 'equals', value: 'Lisbon' },
      { id: 2, field: 'minutes', operator: '<', value: '170' },
    ],
  });

  return (
    <DataGridPro
      autoHeight
      aria-label="Flights from Geneva"
      columns={columns}
      rows={rows}
      filterModel={filterModel}
      onFilterModelChange={setFilterModel}
      slots={{ toolbar: OpenFilterPanel }}
      slotProps={{
        filterPanel: {
          filterFormProps: { filterColumns },
          getColumnForNewFilter,
          disableAddFilterButton: filterModel.items.length >= columns.length,
        },
      }}
      hideFooter
    />
  );
}
