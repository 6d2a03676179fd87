import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 105 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, peak: 'Mont Blanc', height: 4806 },
  { id: 2, peak: 'Zugspitze', height: 2962 },
  { id: 3, peak: 'Rysy', height: 2501 },
];

export default function ClipboardCopy() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1, 3]);
  const [copied, setCopied] = React.useState('');

  const copyTable = async () => {
    const text = apiRef.current.getDataAsCsv({ delimiter: '\t' });
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied('The browser does not allow this page to copy.');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={copyTable}>Copy with headers</Button>
      <DataGrid
        autoHeight
        aria-label="Peaks"
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        checkboxSelection
        disableRowSelectionOnClick
        onClipboardCopy={setCopied}
        hideFooter
      />
      <Box
        component="pre"
        role="status"
        sx={{
          bgcolor: 'action.hover',
          color: 'text.primary',
          height: 108,
          m: 0,
          mt: 1,
          p: 1.5,
          overflow: 'auto',
          typography: 'body2',
        }}
      >
        {copied || 'What you copy appears here.'}
      </Box>
    </Box>
  );
}
