import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const dataset = [
  { month: 'Jan', sales: 46, repairs: 12, wages: -31, rent: -9 },
  { month: 'Feb', sales: 41, repairs: 14, wages: -31, rent: -9 },
  { month: 'Mar', sales: 58, repairs: 19, wages: -34, rent: -9 },
  { month: 'Apr', sales: 73, repairs: 26, wages: -38, rent: -9 },
  { month: 'May', sales: 81, repairs: 31, wages: -38, rent: -9 },
];

const cash = { stack: 'cash', stackOffset: 'diverging' } as const;

export default function BarChartStackedBySign() {
  return (
    <BarChart
      height={320}
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[
        { dataKey: 'sales', label: 'Bikes sold', ...cash },
        { dataKey: 'repairs', label: 'Repairs', ...cash },
        { dataKey: 'wages', label: 'Wages', ...cash },
        { dataKey: 'rent', label: 'Rent', ...cash },
      ]}
      slotProps={{ legend: { itemGap: 6 } }}
      margin={{ top: 80 }}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
