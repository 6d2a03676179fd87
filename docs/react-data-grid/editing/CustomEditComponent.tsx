import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, GridRowModes, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridRowModesModel,
  GridColDef,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

function EditStars(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus } = params;
  const apiRef = useGridApiContext();
  const rootRef = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      const root = rootRef.current;
      const star =
        root?.querySelector<HTMLInputElement>('input:checked') ??
        root?.querySelector('input');
      star?.focus();
    }
  }, [hasFocus]);

  return (
    <Box sx={{ px: 1.25 }}>
      <Rating
        ref={rootRef}
        value={Number(value)}
        onChange={(_event, stars) =>
          apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 })
        }
      />
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 110 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 150,
    editable: true,
    align: 'left',
    headerAlign: 'left',
    renderCell: ({ value }) => <Rating readOnly value={Number(value)} />,
    renderEditCell: (params) => <EditStars {...params} />,
  },
];

const rows = [
  { id: 1, film: 'The long ferry', stars: 4 },
  { id: 2, film: 'Salt and tin', stars: 2 },
  { id: 3, film: 'Nine winters', stars: 5 },
];

export default function CustomEditComponent() {
  const [modes, setModes] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });

  return (
    <DataGrid
      autoHeight
      aria-label="Films and their stars"
      columns={columns}
      rows={rows}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
      hideFooter
    />
  );
}
