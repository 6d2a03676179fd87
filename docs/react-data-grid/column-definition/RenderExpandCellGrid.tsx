// long: the popper follows the size of its cell and closes by keyboard
import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, author: 'Amina', note: 'Arrived two days late, but well packed.' },
  {
    id: 2,
    author: 'Jonas',
    note: 'The lamp is brighter than in the picture. It fits the desk, and the cable is long enough to reach the socket behind it.',
  },
  {
    id: 3,
    author: 'Lucía',
    note: 'One leg of the chair was missing. The shop sent it the next day, without asking for anything in return.',
  },
];

/** Shows the whole text over a cell that cuts it, for the mouse and for the cell that has the focus. */
function ExpandableText({ value, hasFocus, colDef }: GridRenderCellParams) {
  const text = React.useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = React.useState(false);
  const [dismissed, setDismissed] = React.useState(false);
  const element = text.current;
  const isCut = element !== null && element.scrollWidth > element.clientWidth;

  React.useEffect(() => {
    if (!pointed && !hasFocus) {
      setDismissed(false);
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setDismissed(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pointed, hasFocus]);

  return (
    <Box
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      sx={{ width: '100%' }}
    >
      <Box ref={text} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {value}
      </Box>
      <Popper
        open={isCut && (pointed || hasFocus) && !dismissed}
        anchorEl={element}
        placement="bottom-start"
        modifiers={[{ name: 'offset', options: { offset: [-10, -35] } }]}
      >
        <Paper
          elevation={3}
          sx={{
            width: Math.max(colDef.computedWidth, 200),
            p: 1.25,
            typography: 'body2',
          }}
        >
          {value}
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'author', headerName: 'Author', width: 90 },
  {
    field: 'note',
    headerName: 'Review',
    flex: 1,
    minWidth: 140,
    renderCell: (params) => <ExpandableText {...params} />,
  },
];

export default function RenderExpandCellGrid() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Reviews" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
