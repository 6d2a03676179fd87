import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridExportMenuItemProps } from '@mui/x-data-grid';
import { columns, rows } from './harvest';

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(
    new Blob([text], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

function JsonExportMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const exportJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const data = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          apiRef.current.getCellParams(id, field).value,
        ]),
      ),
    );
    download(JSON.stringify(data, null, 2), 'harvest.json');
    hideMenu?.();
  };

  return <MenuItem onClick={exportJson}>Download as JSON</MenuItem>;
}

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'harvest' }} />
        <JsonExportMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function CustomExport() {
  return (
    <div style={{ height: 304, width: '100%' }}>
      <DataGrid
        aria-label="Harvest"
        columns={columns}
        rows={rows}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
