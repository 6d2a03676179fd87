import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { shortTextOperators } from '../../shared/shortText';
import { rows } from './plants';

interface CareInputProps extends GridFilterInputValueProps {
  inputRef?: React.Ref<HTMLSelectElement>;
  clearButton?: React.ReactNode;
  label?: string;
  tabIndex?: number;
  onFocus?: React.FocusEventHandler;
  onBlur?: React.FocusEventHandler;
}

function CareInput(props: CareInputProps) {
  const { item, applyValue, inputRef, focusElementRef } = props;

  return (
    <TextField
      select
      fullWidth
      variant="standard"
      label={props.label ?? 'Care'}
      value={item.value ?? ''}
      onChange={({ target }) => applyValue({ ...item, value: target.value })}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      inputRef={inputRef ?? focusElementRef}
      inputProps={{ tabIndex: props.tabIndex }}
      InputProps={{ endAdornment: props.clearButton }}
      InputLabelProps={{ shrink: true }}
      SelectProps={{ native: true }}
    >
      <option value="">Any</option>
      <option value="1">Very easy</option>
      <option value="2">Easy</option>
      <option value="3">Medium</option>
    </TextField>
  );
}

const careOperators: GridFilterOperator[] = [
  {
    value: 'atMost',
    label: 'at most',
    headerLabel: 'At most',
    InputComponent: CareInput,
    getApplyFilterFn: ({ value }) =>
      value ? (params) => Number(params.value) <= Number(value) : null,
  },
];

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 140,
    filterOperators: shortTextOperators,
  },
  {
    field: 'care',
    headerName: 'Care',
    width: 165,
    filterOperators: careOperators,
    valueFormatter: ({ value }) => '●'.repeat(value) + '○'.repeat(5 - value),
  },
];

export default function CustomHeaderFilterOperatorDataGridPro() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Plants"
      columns={columns}
      rows={rows}
      unstable_headerFilters
      initialState={{
        filter: {
          filterModel: {
            items: [{ id: 1, field: 'care', operator: 'atMost', value: '3' }],
          },
        },
      }}
      hideFooter
    />
  );
}
