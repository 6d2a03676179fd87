import type { GridInitialState } from '@mui/x-data-grid';

/** Each view sets the same parts, so that nothing of the view before stays. */
export const largest: GridInitialState = {
  columns: {
    columnVisibilityModel: { id: false, country: false },
    orderedFields: ['id', 'customer', 'country', 'status', 'total'],
  },
  filter: {
    filterModel: {
      items: [{ id: 1, field: 'total', operator: '>', value: '150' }],
    },
  },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
};

export const countries: GridInitialState = {
  columns: {
    columnVisibilityModel: { id: false, status: false },
    orderedFields: ['country', 'customer', 'total', 'status', 'id'],
  },
  filter: { filterModel: { items: [] } },
  sorting: { sortModel: [{ field: 'country', sort: 'asc' }] },
};
