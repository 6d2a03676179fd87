import * as React from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import './PieChartWithCenterLabel.css';

const storage = [
  { value: 128, label: 'Photos' },
  { value: 64, label: 'Videos' },
  { value: 22, label: 'Mail' },
];

const total = storage.reduce((sum, { value }) => sum + value, 0);

function CenterLabel({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      className="pie-chart-with-center-label-text"
      x={left + width / 2}
      y={top + height / 2}
    >
      {children}
    </text>
  );
}

export default function PieChartWithCenterLabel() {
  return (
    <PieChart height={220} series={[{ data: storage, innerRadius: '65%' }]}>
      <CenterLabel>{`${total} GB`}</CenterLabel>
    </PieChart>
  );
}
