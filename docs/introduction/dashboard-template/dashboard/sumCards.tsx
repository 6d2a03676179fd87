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
      sx={{
        minWidth: 0,
        px: '14px',
        py: '12px',
        bgcolor: 'background.paper',
        '@container (min-width: 520px)': { px: '20px', py: '16px' },
      }}
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
          fontSize: '1.3125rem',
          lineHeight: '36px',
          fontVariantNumeric: 'lining-nums tabular-nums',
          whiteSpace: 'nowrap',
          '@container (min-width: 520px)': { fontSize: '1.75rem' },
        }}
      >
        <bdi>{value}</bdi>
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
        <bdi>{note}</bdi>
      </Box>
    </Box>
  );
}

function Change({ value }: { readonly value: number | null }) {
  if (value === null) {
    return 'nothing to compare with';
  }
  const color = value < 0 ? 'error.main' : 'success.main';
  return (
    <>
      <Box component="span" sx={{ color, fontWeight: 600 }}>
        {formatChange(value)}
      </Box>
      {' on the days before'}
    </>
  );
}

interface SumCardsProps {
  readonly sums: Sums;
  /** The number of days that are summed. */
  readonly days: number;
}

export default function SumCards({ sums, days }: SumCardsProps) {
  const { revenue, receipts, average, bestDay } = sums;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // The gaps are the hairlines between the cards.
        gap: '1px',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        m: 0,
        overflow: 'hidden',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        '@container (min-width: 760px)': {
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      <Card
        name="Revenue"
        value={formatEuros(revenue)}
        note={<Change value={sums.revenueChange} />}
      />
      <Card
        name="Average receipt"
        value={formatReceipt(average)}
        note={<Change value={sums.averageChange} />}
      />
      <Card
        name="Receipts"
        value={formatCount(receipts)}
        note={days > 0 && `${formatCount(receipts / days)} a day`}
      />
      <Card
        name="Best day"
        value={bestDay ? formatDay(bestDay.day) : '–'}
        note={bestDay && formatEuros(bestDay.revenue)}
      />
    </Box>
  );
}
