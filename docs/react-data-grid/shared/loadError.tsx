import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface LoadErrorProps {
  /** Nothing is shown without one. */
  error: Error | undefined;
  onRetry: () => void;
}

/** Says why rows could not be loaded, and lets users try again. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const root = React.useRef<HTMLDivElement>(null);

  const retry = () => {
    root.current?.focus(); // The button disappears, and would take the focus along.
    onRetry();
  };

  return (
    <Box
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label="Loading status"
      // Browsers draw no outline of their own around an empty element.
      sx={{ '&:empty:focus-visible': { outline: '2px solid' } }}
    >
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
    </Box>
  );
}
