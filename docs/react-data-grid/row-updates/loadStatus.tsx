import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export interface LoadStatusProps {
  /** Shown if all went well. */
  message: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** How far loading has come; read out by screen readers when it changes. */
export function LoadStatus({ message, hasFailed, onRetry }: LoadStatusProps) {
  return (
    <Alert
      role="status"
      severity={hasFailed ? 'error' : 'info'}
      sx={{ minHeight: 52 }}
      action={
        hasFailed && (
          <Button color="inherit" size="small" onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {hasFailed ? 'Some orders did not load.' : message}
    </Alert>
  );
}
