import * as React from 'react';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const browsers = [
  { value: 1240, label: 'Chrome', color: '#1f5fae' },
  { value: 610, label: 'Safari', color: '#8a3ea8' },
  { value: 190, label: 'Edge', color: '#0b7268' },
  { value: 160, label: 'Firefox', color: '#b5480c' },
];
const total = browsers.reduce((sum, { value }) => sum + value, 0);

const getPercent = ({ value }: { value: number }) =>
  `${Math.round((value / total) * 100)} %`;

export default function PieChartWithCustomizedLabel() {
  return (
    <PieChart
      height={260}
      margin={{ right: 110 }}
      series={[{ data: browsers, arcLabel: getPercent, arcLabelMinAngle: 30 }]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 14,
          fontWeight: 600,
        },
      }}
    />
  );
}
