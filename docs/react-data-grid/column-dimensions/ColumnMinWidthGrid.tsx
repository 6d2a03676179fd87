import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { cities } from './cities';
import { Container } from './container';

export default function ColumnMinWidthGrid() {
  const [minWidth, setMinWidth] = React.useState(150);

  const columns = React.useMemo(
    () => [{ field: 'city', headerName: 'City', width: 80, minWidth }],
    [minWidth],
  );

  const slider = (
    <React.Fragment>
      <Typography variant="body2" id="min-width-label">
        minWidth of a column with width: 80
      </Typography>
      <Box sx={{ px: 1, height: 36 }}>
        <Slider
          aria-labelledby="min-width-label"
          size="small"
          valueLabelDisplay="auto"
          min={50}
          max={200}
          step={10}
          value={minWidth}
          onChange={(_event, value) => setMinWidth(value as number)}
        />
      </Box>
    </React.Fragment>
  );

  return (
    <Container above={slider}>
      <DataGrid
        aria-label="Cities, with a minimum width"
        rows={cities}
        columns={columns}
        hideFooter
        showColumnVerticalBorder
        showCellVerticalBorder
      />
    </Container>
  );
}
