import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';
import { shortTextOperators } from '../../shared/shortText';
import { FilterBar } from './filterBar';
import { films } from './films';
import type { Film } from './films';

function StarsInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const stars = React.useRef<HTMLSpanElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => stars.current?.querySelector('input')?.focus(),
  }));

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', height: 48, px: 2 }}>
      <Rating
        ref={stars}
        precision={0.5}
        value={Number(item.value ?? 0)}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<Film, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: (item) =>
    item.value
      ? ({ value }) => value !== undefined && value >= Number(item.value)
      : null,
  InputComponent: StarsInput,
  getValueAsString: (value) => `${value} stars`,
};

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Film',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    filterOperators: [atLeast],
  },
];

export default function CustomRatingOperator() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: 'atLeast', value: 4 }],
            },
          },
        }}
        hideFooter
        slots={{ toolbar: FilterBar }}
      />
    </Box>
  );
}
