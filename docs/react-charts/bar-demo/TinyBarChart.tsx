import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const days = Array.from({ length: 14 }, (_, index) => `${index + 1} June`);
const orders = [12, 9, 14, 17, 21, 30, 26, 11, 10, 16, 15, 24, 33, 29];

export default function TinyBarChart() {
  return (
    <BarChart
      height={80}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[{ data: orders, label: 'Orders' }]}
      leftAxis={null}
      bottomAxis={null}
      slotProps={{ legend: { hidden: true } }}
      margin={{ top: 4, bottom: 4, left: 4, right: 4 }}
    />
  );
}
