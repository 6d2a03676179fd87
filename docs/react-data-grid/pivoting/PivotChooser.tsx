import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { makeOrders } from '../shared/orders';
import type { Order } from '../shared/orders';
import { count, mean, monthOf, pivot, sum } from './pivot';

const DIMENSIONS: Record<string, (order: Order) => string> = {
  Country: (order) => order.country,
  Status: (order) => order.status,
  Month: (order) => monthOf(order.placed),
};
const SUMMARIES = { Sum: sum, Mean: mean, Count: count };

interface ChoiceProps {
  label: string;
  value: string;
  options: string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: 1 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function PivotChooser() {
  const orders = React.useMemo(() => makeOrders(10_000), []);
  const [rowName, setRowName] = React.useState('Month');
  const [columnName, setColumnName] = React.useState('Status');
  const [summary, setSummary] = React.useState('Mean');

  const { rows, columns } = React.useMemo(
    () =>
      pivot(orders, {
        rowOf: DIMENSIONS[rowName] ?? String,
        columnOf: DIMENSIONS[columnName] ?? String,
        valueOf: (order) => order.total,
        summarize: SUMMARIES[summary as keyof typeof SUMMARIES],
        headerName: rowName,
      }),
    [orders, rowName, columnName, summary],
  );
  const names = Object.keys(DIMENSIONS);

  return (
    <Stack spacing={2} sx={{ width: '100%', height: 460 }}>
      <Stack direction="row" spacing={1}>
        <Choice
          {...{ label: 'Rows', value: rowName, options: names }}
          onChange={setRowName}
        />
        <Choice
          {...{ label: 'Columns', value: columnName, options: names }}
          onChange={setColumnName}
        />
        <Choice
          {...{ label: 'Values', value: summary }}
          options={Object.keys(SUMMARIES)}
          onChange={setSummary}
        />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label={`${summary} of orders by ${rowName} and ${columnName}`}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
