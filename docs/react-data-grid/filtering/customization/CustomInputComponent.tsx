import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps } from '@mui/x-data-grid';
import { shortTextOperators } from '../../shared/shortText';
import { FilterBar } from './filterBar';
import { films } from './films';
import type { Film } from './films';

interface MinutesInputProps extends GridFilterInputValueProps {
  max: number;
}

function MinutesInput({
  item,
  applyValue,
  focusElementRef,
  max,
}: MinutesInputProps) {
  const [minutes, setMinutes] = React.useState(Number(item.value ?? 0));
  const slider = React.useRef<HTMLSpanElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => slider.current?.querySelector('input')?.focus(),
  }));

  return (
    <Box sx={{ px: 2, pt: 2 }}>
      <Slider
        ref={slider}
        aria-label="Minutes"
        size="small"
        max={max}
        value={minutes}
        valueLabelDisplay="auto"
        onChange={(_event, value) => setMinutes(Number(value))}
        onChangeCommitted={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Film',
    flex: 1,
    minWidth: 130,
    filterOperators: shortTextOperators,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 118,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => ['>=', '<='].includes(value))
      .map((operator) => ({
        ...operator,
        InputComponent: MinutesInput,
        InputComponentProps: { max: 180 },
      })),
  },
];

export default function CustomInputComponent() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Films"
        columns={columns}
        rows={films}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'minutes', operator: '>=', value: 100 }],
            },
          },
        }}
        hideFooter
        slots={{ toolbar: FilterBar }}
      />
    </Box>
  );
}
