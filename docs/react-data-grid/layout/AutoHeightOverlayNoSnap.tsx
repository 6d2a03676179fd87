import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './stations';

interface ContainerProps {
  above: React.ReactNode;
  below: React.ReactNode;
  children: React.ReactNode;
}

/** Keeps the height of the tallest grid, so that the page does not move. */
function Container({ above, below, children }: ContainerProps) {
  return (
    <Box sx={{ width: '100%', minHeight: 540 }}>
      {above}
      {children}
      {below}
    </Box>
  );
}

export default function AutoHeightOverlayNoSnap() {
  const [height, setHeight] = React.useState(160);

  const slider = (
    <React.Fragment>
      <Typography variant="body2" id="overlay-height-label">
        --DataGrid-overlayHeight, in pixels
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby="overlay-height-label"
          size="small"
          valueLabelDisplay="auto"
          min={50}
          max={250}
          step={10}
          value={height}
          onChange={(_event, value) => setHeight(value as number)}
        />
      </Box>
    </React.Fragment>
  );
  const code = (
    <Box
      component="pre"
      tabIndex={0}
      aria-label="Code of this setting"
      dir="ltr"
      sx={{
        mt: 2,
        mb: 0,
        p: 2,
        borderRadius: 1,
        bgcolor: 'action.hover',
        fontSize: 13,
        lineHeight: '20px',
        overflowX: 'auto',
      }}
    >
      {`<DataGrid
  autoHeight
  sx={{ '--DataGrid-overlayHeight': '${height}px' }}
/>`}
    </Box>
  );

  return (
    <Container above={slider} below={code}>
      <DataGrid
        autoHeight
        aria-label="No stations"
        rows={[]}
        columns={columns}
        sx={{ '--DataGrid-overlayHeight': `${height}px` }}
      />
    </Container>
  );
}
