import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowId,
} from '@mui/x-data-grid';
import { concerts } from './concerts';
import type { Concert } from './concerts';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Shows a value only in the first of several rows with the same value, in the order of the page. */
function MergedCell({ id, field, value }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(
    apiRef,
    gridPaginatedVisibleSortedGridRowIdsSelector,
  );
  const index = ids.indexOf(id);
  const isSame = (other?: GridRowId) =>
    other !== undefined && apiRef.current.getCellValue(other, field) === value;

  return (
    <Box
      className={isSame(ids[index + 1]) ? 'merges-with-next' : undefined}
      sx={isSame(ids[index - 1]) ? visuallyHidden : undefined}
    >
      {value}
    </Box>
  );
}

const columns: GridColDef<Concert>[] = [
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 75,
    renderCell: (params) => <MergedCell {...params} />,
  },
  { field: 'date', headerName: 'Date', width: 75 },
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 100 },
];

export default function MergedValuesGrid() {
  return (
    <DataGrid
      autoHeight
      aria-label="Concerts"
      columns={columns}
      rows={concerts}
      hideFooter
      showCellVerticalBorder
      sx={{
        [`& .${gridClasses.cell}:has(.merges-with-next)`]: {
          borderBottomColor: 'transparent',
        },
      }}
    />
  );
}
