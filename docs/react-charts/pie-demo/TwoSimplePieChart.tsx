import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const colors = { rail: '#2f6fbf', road: '#c2570c', ship: '#3f9142' };

const freight2000 = [
  { value: 21, label: 'Rail', color: colors.rail },
  { value: 64, label: 'Road', color: colors.road },
  { value: 15, label: 'Ship', color: colors.ship },
];
const freight2020 = [
  { value: 26, color: colors.rail },
  { value: 63, color: colors.road },
  { value: 11, color: colors.ship },
];

function Caption({ at, children }: { at: number; children: string }) {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <text
      x={left + at * width}
      y={top + height + 20}
      fill={palette.text.primary}
      textAnchor="middle"
    >
      {children}
    </text>
  );
}

export default function TwoSimplePieChart() {
  return (
    <PieChart
      height={240}
      series={[
        { data: freight2000, cx: '25%', outerRadius: '86%' },
        { data: freight2020, cx: '75%', outerRadius: '86%' },
      ]}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
        },
      }}
      margin={{ top: 8, right: 5, bottom: 80 }}
    >
      <Caption at={0.25}>2000</Caption>
      <Caption at={0.75}>2020</Caption>
    </PieChart>
  );
}
