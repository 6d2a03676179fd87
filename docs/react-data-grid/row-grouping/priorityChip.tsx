import * as React from 'react';
import Chip from '@mui/material/Chip';
import type { Priority } from './tickets';

const COLORS = {
  Urgent: 'error',
  High: 'primary',
  Normal: 'default',
} as const;

export default function PriorityChip({ priority }: { priority: Priority }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={priority}
      color={COLORS[priority]}
    />
  );
}
