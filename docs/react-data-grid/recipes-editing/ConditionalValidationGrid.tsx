import * as React from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { DataGrid, GridEditInputCell, GridRowModes } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
  GridRowModesModel,
} from '@mui/x-data-grid';
import { renderNamedEditor } from '../shared/namedEditors';

interface Expense {
  id: number;
  reason: string;
  isPaid: boolean;
  receipt: string;
}

/** Why a paid expense cannot be saved, or an empty text. */
const findError = (isPaid: boolean, receipt: string) =>
  isPaid && !receipt.trim() ? 'Needs a number' : '';

interface ReceiptProps extends GridRenderEditCellParams {
  error?: string;
}

function EditReceipt({ error, ...params }: ReceiptProps) {
  const hintId = React.useId();
  return (
    <Box sx={{ width: '100%' }}>
      <GridEditInputCell
        {...params}
        error={Boolean(error)}
        inputProps={{
          'aria-label': params.colDef.headerName,
          'aria-describedby': hintId,
          maxLength: 20,
        }}
      />
      <FormHelperText id={hintId} error sx={{ px: 1, mt: 0 }}>
        {error}
      </FormHelperText>
    </Box>
  );
}

const columns: GridColDef<Expense>[] = [
  { field: 'reason', headerName: 'Item', flex: 1, minWidth: 70 },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 60,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
  {
    field: 'receipt',
    headerName: 'Receipt',
    width: 130,
    editable: true,
    preProcessEditCellProps: (params: GridPreProcessEditCellProps) => {
      const isPaid = Boolean(params.otherFieldsProps?.isPaid?.value);
      const error = findError(isPaid, String(params.props.value));
      return { ...params.props, error };
    },
    renderEditCell: (params) => <EditReceipt {...params} />,
  },
];

const rows: Expense[] = [
  { id: 1, reason: 'Train', isPaid: true, receipt: 'R-2041' },
  { id: 2, reason: 'Hotel', isPaid: false, receipt: '' },
  { id: 3, reason: 'Lunch', isPaid: true, receipt: 'R-2057' },
];

export default function ConditionalValidationGrid() {
  const [modes, setModes] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });

  return (
    <DataGrid
      autoHeight
      aria-label="Expenses"
      columns={columns}
      rows={rows}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
      processRowUpdate={(newRow, oldRow) =>
        findError(newRow.isPaid, newRow.receipt) ? oldRow : newRow
      }
      hideFooter
    />
  );
}
