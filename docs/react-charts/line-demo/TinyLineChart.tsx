import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => `${index + 8}:00`);
const guests = [6, 14, 22, 19, 38, 44, 31, 18, 16, 24, 41, 52, 47];

export default function TinyLineChart() {
  return (
    <LineChart
      height={80}
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={[{ data: guests, label: 'Guests', showMark: false }]}
      leftAxis={null}
      bottomAxis={null}
      slotProps={{ legend: { hidden: true } }}
      margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
    />
  );
}
