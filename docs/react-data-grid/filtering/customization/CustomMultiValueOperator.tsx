import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridRootProps } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';
import { FilterBar } from './filterBar';
import { films } from './films';
import type { Film } from './films';

type Range = [from: string, to: string];

function RangeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const { filterDebounceMs } = useGridRootProps();
  const [range, setRange] = React.useState<Range>(item.value ?? ['', '']);
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);
  React.useEffect(() => setRange(item.value ?? ['', '']), [item.value]);

  const change = (next: Range) => {
    setRange(next);
    clearTimeout(timer.current);
    const apply = () => applyValue({ ...item, value: next });
    timer.current = setTimeout(apply, filterDebounceMs);
  };

  return (
    <Stack direction="row" spacing={1}>
      {['From', 'To'].map((label, index) => (
        <TextField
          key={label}
          type="number"
          label={label}
          variant="standard"
          value={range[index]}
          onChange={({ target }) =>
            change(
              index === 0 ? [target.value, range[1]] : [range[0], target.value],
            )
          }
          inputRef={index === 0 ? focusElementRef : undefined}
        />
      ))}
    </Stack>
  );
}

const between: GridFilterOperator<Film, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: (item) => {
    // `valueParser` of the column has made each part a number, or null.
    const [from, to] = Array.isArray(item.value) ? item.value : [];
    if (from == null && to == null) {
      return null;
    }
    return ({ value = NaN }) =>
      value >= (from ?? -Infinity) && value <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
  getValueAsString: ([from, to]: Range) => `${from || '…'} and ${to || '…'}`,
};

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Film', flex: 1, filterable: false },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 118,
    filterOperators: [between],
  },
];

export default function CustomMultiValueOperator() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'minutes', operator: 'between', value: ['90', '115'] },
              ],
            },
          },
        }}
        hideFooter
        slots={{ toolbar: FilterBar }}
      />
    </Box>
  );
}
