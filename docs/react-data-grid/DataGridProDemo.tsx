import * as React from 'react';
import { alpha, styled } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid-pro';
import { cities, mean, MONTHS } from './rainfall';
import type { CityRain } from './rainfall';

const Frame = styled('div')(({ theme }) => ({
  width: '100%',
  height: 498,
  '& .wet-1': { backgroundColor: alpha(theme.palette.info.main, 0.1) },
  '& .wet-2': { backgroundColor: alpha(theme.palette.info.main, 0.24) },
  '& .wet-3': { backgroundColor: alpha(theme.palette.info.main, 0.4) },
}));

/** Steps at 40, 80 and 120 mm. */
function wetness({ value = 0 }: GridCellParams<CityRain, number>) {
  return `wet-${Math.min(Math.floor(value / 40), 3)}`;
}

const columns: GridColDef<CityRain>[] = [
  { field: 'city', headerName: 'City', width: 90 },
  ...MONTHS.map((month, index): GridColDef<CityRain> => ({
    field: month,
    type: 'number',
    width: 72,
    valueGetter: ({ row }) => row.rain[index],
    cellClassName: wetness,
    disableColumnMenu: true,
  })),
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 76,
    valueGetter: ({ row }) => row.rain.reduce((sum, value) => sum + value, 0),
  },
];

export default function DataGridProDemo() {
  return (
    <Frame>
      <DataGridPro
        aria-label="Rain in millimeters"
        rows={cities}
        columns={columns}
        pinnedRows={{ bottom: [mean] }}
        initialState={{ pinnedColumns: { left: ['city'], right: ['year'] } }}
        rowHeight={40}
        hideFooter
      />
    </Frame>
  );
}
