import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export interface LoadErrorProps {
  /** Nothing is shown without one. */
  error: Error | undefined;
  onRetry: () => void;
}

/** Says why rows could not be loaded, and lets users try again. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  return error ? (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {error.message}
    </Alert>
  ) : null;
}
