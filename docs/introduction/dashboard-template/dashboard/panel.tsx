import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';

interface PanelProps {
  readonly title: string;
  /** At the end of the line of the title. */
  readonly aside?: React.ReactNode;
  readonly sx?: SxProps<Theme>;
  readonly children: React.ReactNode;
}

export default function Panel({ title, aside, sx, children }: PanelProps) {
  const id = React.useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[
        {
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: '16px',
          px: '20px',
          pt: '16px',
          pb: '8px',
        }}
      >
        <Typography id={id} variant="h2" component="h3">
          {title}
        </Typography>
        {aside && (
          <Typography variant="body2" color="text.secondary">
            {aside}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
