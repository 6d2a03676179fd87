// long: a dialog that asks, saves, fails and tries again
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { createFakeServer } from '../shared/fakeServer';
import { renderNamedEditor } from '../shared/namedEditors';
import { ServerSwitches } from '../shared/serverSwitches';
import { bikes } from './bikes';
import type { Bike } from './bikes';

const columns: GridColDef<Bike>[] = [
  { field: 'name', headerName: 'Bike', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: '€ a day',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: renderNamedEditor,
  },
];

interface Question {
  newRow: Bike;
  oldRow: Bike;
  answer: (row: Bike) => void;
}

export default function AskConfirmationBeforeSave() {
  const apiRef = useGridApiRef();
  const titleId = React.useId();
  const [server] = React.useState(() => createFakeServer(bikes));
  const [question, setQuestion] = React.useState<Question>();
  const [isOpen, setIsOpen] = React.useState(false);
  const [status, setStatus] = React.useState<'asking' | 'saving' | 'failed'>();

  const ask = (newRow: Bike, oldRow: Bike) => {
    const isPrice = newRow.price > 0;
    if (!isPrice || newRow.price === oldRow.price) {
      return oldRow;
    }
    return new Promise<Bike>((answer) => {
      setQuestion({ newRow, oldRow, answer });
      setStatus('asking');
      setIsOpen(true);
    });
  };
  const close = (row: Bike) => {
    question?.answer(row);
    setIsOpen(false);
  };
  const save = async ({ newRow }: Question) => {
    setStatus('saving');
    try {
      close(await server.save(newRow));
    } catch {
      setStatus('failed');
    }
  };

  return (
    <Stack sx={{ height: 330, width: '100%' }} spacing={1}>
      <ServerSwitches settings={server.settings} />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Prices of the bikes"
          apiRef={apiRef}
          columns={columns}
          rows={bikes}
          processRowUpdate={ask}
          hideFooter
        />
      </Box>
      {question && (
        <Dialog
          open={isOpen}
          onClose={() => status !== 'saving' && close(question.oldRow)}
          TransitionProps={{
            onExited: () =>
              apiRef.current.setCellFocus(question.newRow.id, 'price'),
          }}
          aria-labelledby={titleId}
        >
          <DialogTitle id={titleId}>Change the price?</DialogTitle>
          <DialogContent>
            {`${question.newRow.name} costs €${question.oldRow.price} now. The new price is €${question.newRow.price}.`}
            {status === 'failed' && (
              <Alert severity="error" sx={{ mt: 2 }}>
                The price could not be saved. Try again.
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button
              autoFocus
              disabled={status === 'saving'}
              onClick={() => close(question.oldRow)}
            >
              Keep old price
            </Button>
            <Button
              disabled={status === 'saving'}
              onClick={() => save(question)}
            >
              {status === 'failed' ? 'Try again' : 'Change price'}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  );
}
