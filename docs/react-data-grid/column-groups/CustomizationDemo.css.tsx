import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumnGroupHeaderParams } from '@mui/x-data-grid';
import { columns, rows } from './weather';
import './CustomizationDemo.css';

const icons: Record<string, React.ReactNode> = {
  temperature: <ThermostatIcon fontSize="small" />,
  air: <AirIcon fontSize="small" />,
};

function renderHeaderGroup({
  groupId,
  headerName,
}: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" alignItems="center" spacing={1} useFlexGap>
      {icons[groupId ?? '']}
      {headerName}
    </Stack>
  );
}

const columnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    headerClassName: 'customization-demo-warm',
    renderHeaderGroup,
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'air',
    headerName: 'Air',
    headerClassName: 'customization-demo-cool',
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
    />
  );
}
