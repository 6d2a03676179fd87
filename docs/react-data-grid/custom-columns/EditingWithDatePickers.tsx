import * as React from 'react';
import { format, isValid, parseISO } from 'date-fns';
import {
  DataGrid,
  getGridDateOperators,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColTypeDef,
  GridFilterInputDateProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function EditDate(params: GridRenderEditCellParams) {
  const { id, field, value, colDef, hasFocus } = params;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      inputRef={inputRef}
      value={value || null}
      onChange={(date) =>
        apiRef.current.setEditCellValue({ id, field, value: date })
      }
      slotProps={{
        textField: {
          variant: 'standard',
          inputProps: { 'aria-label': colDef.headerName },
          sx: { px: 1.25 },
        },
      }}
    />
  );
}

function FilterDate({ item, applyValue, apiRef }: GridFilterInputDateProps) {
  return (
    <DatePicker
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      value={item.value ? parseISO(item.value) : null}
      onChange={(date) => {
        const value =
          date && isValid(date) ? format(date, 'yyyy-MM-dd') : undefined;
        applyValue({ ...item, value });
      }}
      slotProps={{
        textField: { variant: 'standard', InputLabelProps: { shrink: true } },
      }}
    />
  );
}

const day: GridColTypeDef = {
  type: 'date',
  width: 150,
  valueFormatter: ({ value }) => (value ? format(value, 'P') : ''),
  renderEditCell: (params) => <EditDate {...params} />,
  preProcessEditCellProps: ({ props }) => ({
    ...props,
    value: props.value || null,
    error: props.value instanceof Date && !isValid(props.value),
  }),
  filterOperators: getGridDateOperators().map((operator) =>
    operator.InputComponent
      ? { ...operator, InputComponent: FilterDate }
      : operator,
  ),
};

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', minWidth: 110, flex: 1 },
  { field: 'due', headerName: 'Due on', editable: true, ...day },
];

const rows = [
  { id: 1, book: 'Dracula', due: new Date(2026, 2, 30) },
  { id: 2, book: 'Moby-Dick', due: new Date(2026, 3, 6) },
  { id: 3, book: 'Emma', due: null },
];

export default function EditingWithDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DataGrid
        autoHeight
        aria-label="Loans"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </LocalizationProvider>
  );
}
