// long: a playground has controls, a grid and the code they make
import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { OpenMenu } from '../shared/openMenu';
import { columns, rows } from './products';

interface Item {
  slot: string;
  order: number;
  shown: boolean;
}

const defaultItems: Item[] = [
  { slot: 'columnMenuSortItem', order: 10, shown: true },
  { slot: 'columnMenuFilterItem', order: 20, shown: true },
  { slot: 'columnMenuColumnsItem', order: 30, shown: true },
];

function codeOf(items: Item[]) {
  const hidden = items
    .filter((item) => !item.shown)
    .map(({ slot }) => `\n    ${slot}: null,`);
  return `const columnMenu = {
  slots: {${hidden.length > 0 ? `${hidden.join('')}\n  ` : ''}},
  slotProps: {${items
    .map(({ slot, order }) => `\n    ${slot}: { displayOrder: ${order} },`)
    .join('')}
  },
};

<DataGrid slotProps={{ columnMenu }} />`;
}

interface ContainerProps {
  above: React.ReactNode;
  below: React.ReactNode;
  children: React.ReactNode;
}

function Container({ above, below, children }: ContainerProps) {
  return (
    <Stack spacing={2} sx={{ width: '100%', minWidth: 0 }}>
      {above}
      {children}
      {below}
    </Stack>
  );
}

export default function ColumnMenuGridReferencesNoSnap() {
  const [items, setItems] = React.useState(defaultItems);
  const change = (slot: string, changed: Partial<Item>) =>
    setItems(
      items.map((item) =>
        item.slot === slot ? { ...item, ...changed } : item,
      ),
    );

  const columnMenu = {
    slots: Object.fromEntries(
      items.filter((item) => !item.shown).map(({ slot }) => [slot, null]),
    ),
    slotProps: Object.fromEntries(
      items.map(({ slot, order }) => [slot, { displayOrder: order }]),
    ),
  };

  const controls = (
    <div>
      {items.map(({ slot, order, shown }) => (
        <Stack key={slot} direction="row" sx={{ height: 48 }}>
          <FormControlLabel
            label={slot}
            control={<Checkbox size="small" checked={shown} />}
            onChange={(_event, checked) => change(slot, { shown: checked })}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ width: { xs: 200, sm: 208 }, mr: 1 }}
          />
          <TextField
            type="number"
            size="small"
            value={order}
            onChange={(event) =>
              change(slot, { order: Number(event.target.value) })
            }
            inputProps={{ 'aria-label': `displayOrder of ${slot}`, step: 5 }}
            sx={{ width: 80, flexShrink: 0 }}
          />
        </Stack>
      ))}
    </div>
  );
  const code = (
    <Box
      component="pre"
      tabIndex={0}
      aria-label="Code of these settings"
      dir="ltr"
      sx={{
        m: 0,
        p: 2,
        height: 288,
        boxSizing: 'border-box',
        borderRadius: 1,
        bgcolor: 'action.hover',
        fontSize: 13,
        lineHeight: '20px',
        overflow: 'auto',
      }}
    >
      {codeOf(items)}
    </Box>
  );

  return (
    <Container above={controls} below={code}>
      <DataGrid
        autoHeight
        aria-label="Products"
        columns={columns}
        rows={rows}
        slots={{ footer: OpenMenu }}
        slotProps={{ columnMenu }}
      />
    </Container>
  );
}
