import * as React from 'react';
import Box from '@mui/material/Box';

/** In the place of a chart that has nothing to show. */
export default function NoSales() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: 1,
        p: '20px',
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      No sales on these days.
    </Box>
  );
}
