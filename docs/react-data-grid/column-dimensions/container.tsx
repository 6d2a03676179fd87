import * as React from 'react';
import Box from '@mui/material/Box';

interface ContainerProps {
  above?: React.ReactNode;
  below?: React.ReactNode;
  children: React.ReactNode;
}

/** Places the demo's controls above or below its grid. */
export function Container({ above, below, children }: ContainerProps) {
  return (
    <Box sx={{ width: '100%' }}>
      {above}
      <Box sx={{ height: 214 }}>{children}</Box>
      {below}
    </Box>
  );
}
