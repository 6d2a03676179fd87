import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import { purchases } from './purchases';
import type { Purchase } from './purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 100 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 130 },
];

function NoteForm({ purchase }: { purchase: Purchase }) {
  const apiRef = useGridApiContext();

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const supplier = String(form.get('supplier')).trim();
    const note = String(form.get('note'));
    // Send the row to your server here, and update the grid with the answer.
    apiRef.current.updateRows([{ ...purchase, supplier, note }]);
    apiRef.current.toggleDetailPanel(purchase.id);
    apiRef.current.setCellFocus(purchase.id, GRID_DETAIL_PANEL_TOGGLE_FIELD);
  };

  return (
    <Stack
      component="form"
      aria-label={`Edit purchase ${purchase.id}`}
      onSubmit={save}
      spacing={2}
      sx={{ p: 2 }}
    >
      <TextField
        label="Supplier"
        name="supplier"
        size="small"
        required
        defaultValue={purchase.supplier}
      />
      <TextField
        label="Note"
        name="note"
        size="small"
        defaultValue={purchase.note}
      />
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Purchase>) => (
  <NoteForm purchase={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function FormDetailPanel() {
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGridPro
        aria-label="Purchases"
        columns={columns}
        rows={purchases}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [7102] } }}
        hideFooter
      />
    </Box>
  );
}
