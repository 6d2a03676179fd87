import * as React from 'react';
import Box from '@mui/material/Box';
import {
  formatChange,
  formatCount,
  formatDay,
  formatEuros,
  formatReceipt,
} from './format';
import type { Sums } from './sums';
import { DISPLAY } from './theme';

interface CardProps {
  readonly name: string;
  readonly value: string;
  readonly note?: React.ReactNode;
}

function Card({ name, value, note }: CardProps) {
  return (
    <Box
      sx={{ bgcolor: 'background.paper', px: '20px', py: '16px', minWidth: 0 }}
    >
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontFamily: DISPLAY,
          fontWeight: 600,
          fontSize: '1.75rem',
          lineHeight: '40px',
          fontVariantNumeric: 'lining-nums tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {value}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          minHeight: 20,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {note}
      </Box>
    </Box>
  );
}

function Change({ change }: Pick<Sums, 'change'>) {
  if (change === null) {
    return 'no range before to compare';
  }
  return (
    <>
      <Box
        component="span"
        sx={{
          color: change < 0 ? 'error.main' : 'success.main',
          fontWeight: 600,
        }}
      >
        {formatChange(change)}
      </Box>
      {' on the range before'}
    </>
  );
}

export default function SumCards({
  revenue,
  receipts,
  average,
  change,
  bestDay,
}: Sums) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // The gaps are the hairlines between the cards.
        gap: '1px',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        m: 0,
        overflow: 'hidden',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Card
        name="Revenue"
        value={formatEuros(revenue)}
        note={<Change change={change} />}
      />
      <Card name="Receipts" value={formatCount(receipts)} />
      <Card name="Average receipt" value={formatReceipt(average)} />
      <Card
        name="Best day"
        value={bestDay ? formatDay(bestDay.day) : '–'}
        note={bestDay && formatEuros(bestDay.revenue)}
      />
    </Box>
  );
}
