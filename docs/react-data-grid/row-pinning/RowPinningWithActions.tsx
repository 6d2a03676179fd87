import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { DataGridPro, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowId } from '@mui/x-data-grid-pro';

interface Route {
  id: number;
  route: string;
  km: number;
}

const routes: Route[] = [
  { id: 1, route: 'Lake loop', km: 24 },
  { id: 2, route: 'Old railway', km: 61 },
  { id: 3, route: 'Coast road', km: 88 },
  { id: 4, route: 'Castle hill', km: 17 },
];

/** If all rows are pinned, the grid would say “No rows”. */
const NoOverlay = () => null;

export default function RowPinningWithActions() {
  const [pinnedIds, setPinnedIds] = React.useState<GridRowId[]>([3]);

  const rows = React.useMemo(
    () => routes.filter(({ id }) => !pinnedIds.includes(id)),
    [pinnedIds],
  );
  const pinnedRows = React.useMemo(
    () => ({ top: routes.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Route>[]>(
    () => [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Pin',
        width: 64,
        getActions: ({ id, row }) => {
          const isPinned = pinnedIds.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.route}`}
              onClick={() =>
                setPinnedIds((ids) =>
                  isPinned ? ids.filter((one) => one !== id) : [...ids, id],
                )
              }
              onKeyDown={(event) => {
                if (event.key === ' ') {
                  event.stopPropagation(); // the grid would scroll
                }
              }}
            />,
          ];
        },
      },
      { field: 'route', headerName: 'Route', flex: 1, minWidth: 110 },
      { field: 'km', headerName: 'km', type: 'number', width: 70 },
    ],
    [pinnedIds],
  );

  return (
    <DataGridPro
      autoHeight
      aria-label="Bike routes"
      columns={columns}
      rows={rows}
      pinnedRows={pinnedRows}
      slots={{ noRowsOverlay: NoOverlay }}
      hideFooter
    />
  );
}
