import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { value: 128, label: 'Photos' },
  { value: 64, label: 'Videos' },
  { value: 22, label: 'Mail' },
];

const total = storage.reduce((sum, { value }) => sum + value, 0);

const CenterText = styled('text')(({ theme }) => ({
  fill: theme.palette.text.primary,
  fontSize: 22,
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterLabel({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();

  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function PieChartWithCenterLabel() {
  return (
    <PieChart height={220} series={[{ data: storage, innerRadius: '65%' }]}>
      <CenterLabel>{`${total} GB`}</CenterLabel>
    </PieChart>
  );
}
