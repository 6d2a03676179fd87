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
  const root = React.useRef<HTMLDivElement>(null);

  const retry = () => {
    root.current?.focus(); // The button disappears, and would take the focus along.
    onRetry();
  };

  return (
    <Alert
      ref={root}
      tabIndex={-1}
      role="status"
      severity={hasFailed ? 'error' : 'info'}
      sx={{ minHeight: 52 }}
      action={
        hasFailed && (
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      {hasFailed ? 'Some orders did not load.' : message}
    </Alert>
  );
}
