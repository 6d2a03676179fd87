import * as React from 'react';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnGroupHeaderParams } from '@mui/x-data-grid';
import { columns, rows } from './weather';

const icons: Record<string, string> = {
  temperature: 'M10 3h4v10a5 5 0 1 1-4 0z',
  air: 'M2 8h13a3 3 0 1 0-3-3M2 12h17a3 3 0 1 1-3 3M2 16h9a3 3 0 1 1-3 3',
};

function renderHeaderGroup({
  groupId,
  headerName,
}: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" alignItems="center" spacing={1} useFlexGap>
      <SvgIcon fontSize="small">
        <path
          d={icons[groupId ?? '']}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        />
      </SvgIcon>
      {headerName}
    </Stack>
  );
}

const columnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    headerClassName: 'warm',
    renderHeaderGroup,
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'air',
    headerName: 'Air',
    headerClassName: 'cool',
    renderHeaderGroup,
    children: [{ field: 'wind' }, { field: 'gusts' }],
  },
];

export default function CustomizationDemo() {
  return (
    <DataGrid
      autoHeight
      aria-label="Weather"
      experimentalFeatures={{ columnGrouping: true }}
      columns={columns}
      columnGroupingModel={columnGroupingModel}
      rows={rows}
      hideFooter
      disableColumnMenu
      sx={{
        '& .warm': {
          bgcolor: (theme) => alpha(theme.palette.warning.main, 0.2),
        },
        '& .cool': { bgcolor: (theme) => alpha(theme.palette.info.main, 0.2) },
      }}
    />
  );
}
