import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridRowModes, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridRowModesModel,
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { ServerSwitches } from '../shared/serverSwitches';

const hosts = [
  { id: 1, name: 'heron', region: 'Frankfurt' },
  { id: 2, name: 'plover', region: 'Lisbon' },
  { id: 3, name: 'avocet', region: 'Dublin' },
  { id: 4, name: 'curlew', region: 'Madrid' },
];

interface NameCellProps extends GridRenderEditCellParams {
  error?: string;
}

function NameCell({ error, ...params }: NameCellProps) {
  const hintId = React.useId();
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''} id={hintId}>
      <GridEditInputCell
        {...params}
        error={Boolean(error)}
        inputProps={{
          'aria-label': params.colDef.headerName,
          'aria-describedby': error && hintId,
        }}
      />
    </Tooltip>
  );
}

export default function ValidateServerNameGrid() {
  const [server] = React.useState(() => createFakeServer(hosts));
  const request = React.useRef<AbortController>();
  const latest = React.useRef<Promise<string>>(Promise.resolve(''));
  const [modes, setModes] = React.useState<GridRowModesModel>({
    2: { mode: GridRowModes.Edit },
  });

  const columns = React.useMemo<GridColDef[]>(() => {
    const findError = async (id: unknown, name: string): Promise<string> => {
      request.current?.abort();
      const { signal } = (request.current = new AbortController());
      const items = [{ field: 'name', operator: 'equals', value: name }];
      try {
        const { rows } = await server.list({ filter: { items } }, signal);
        return rows.some((row) => row.id !== id) ? `${name} is taken` : '';
      } catch {
        // An answer that came too late counts as the newest one.
        return signal.aborted ? latest.current : 'Type again: no answer';
      }
    };
    const check = async ({ id, props }: GridPreProcessEditCellProps) => {
      const name = String(props.value).trim().slice(0, 64);
      latest.current = name
        ? findError(id, name)
        : Promise.resolve('A host needs a name');
      return { ...props, error: await latest.current };
    };
    return [
      {
        field: 'name',
        headerName: 'Host',
        flex: 1,
        minWidth: 140,
        editable: true,
        preProcessEditCellProps: check,
        renderEditCell: (params) => <NameCell {...params} />,
      },
      { field: 'region', headerName: 'Region', width: 120 },
    ];
  }, [server]);

  return (
    <Stack sx={{ height: 330, width: '100%' }} spacing={1}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Hosts"
          columns={columns}
          rows={hosts}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
