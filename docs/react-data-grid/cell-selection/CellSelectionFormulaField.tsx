import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel } from '@mui/x-data-grid-premium';
import { columns, DAYS, rows as initialRows, makeWeekend } from './prices';

export default function CellSelectionFormulaField() {
  const [rows, setRows] = React.useState(initialRows);
  const [price, setPrice] = React.useState('99');
  const [model, setModel] = React.useState<GridCellSelectionModel>(makeWeekend);

  const selected = rows.flatMap((row) =>
    DAYS.filter((day) => model[row.id]?.[day]).map((day) => row[day]),
  );
  const newPrice = Number(price);
  const isValid = price.trim() !== '' && newPrice >= 0 && newPrice <= 9999;

  const apply = () => {
    setRows((current) =>
      current.map((row) => {
        const days = DAYS.filter((day) => model[row.id]?.[day]);
        const changes = days.map((day) => [day, newPrice]);
        return { ...row, ...Object.fromEntries(changes) };
      }),
    );
  };

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap>
        <TextField
          label="New price"
          size="small"
          value={price}
          error={!isValid}
          onChange={(event) => setPrice(event.target.value.slice(0, 7))}
          inputProps={{ inputMode: 'decimal' }}
          sx={{ width: 110 }}
        />
        <Button
          variant="outlined"
          onClick={apply}
          disabled={!isValid || selected.length === 0}
        >
          Set price ({selected.length})
        </Button>
      </Stack>
      <Box
        sx={{ flex: 1, minHeight: 0 }}
        // While users drag with Ctrl, the grid changes the model in place.
        onMouseUp={() => setModel((current) => ({ ...current }))}
      >
        <DataGridPremium
          aria-label="Prices of rooms, in euros"
          columns={columns}
          rows={rows}
          unstable_cellSelection
          unstable_cellSelectionModel={model}
          unstable_onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
      <Typography aria-live="polite">
        Sum: {selected.reduce((sum, value) => sum + value, 0)} €
      </Typography>
    </Stack>
  );
}
