import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { year: 2018, coal: 229, gas: 82, wind: 110, solar: 46 },
  { year: 2019, coal: 171, gas: 90, wind: 126, solar: 46 },
  { year: 2020, coal: 135, gas: 95, wind: 132, solar: 49 },
  { year: 2021, coal: 165, gas: 90, wind: 114, solar: 49 },
  { year: 2022, coal: 179, gas: 79, wind: 125, solar: 59 },
  { year: 2023, coal: 127, gas: 77, wind: 142, solar: 61 },
];

const area = { stack: 'total', area: true, showMark: false } as const;

export default function StackedAreas() {
  return (
    <LineChart
      height={300}
      dataset={dataset}
      xAxis={[
        {
          dataKey: 'year',
          valueFormatter: String,
          min: 2018,
          max: 2023,
          tickMinStep: 1,
        },
      ]}
      series={[
        { dataKey: 'coal', label: 'Coal', ...area },
        { dataKey: 'gas', label: 'Gas', ...area },
        { dataKey: 'wind', label: 'Wind', ...area },
        { dataKey: 'solar', label: 'Solar', ...area },
      ]}
      margin={{ top: 80 }}
    />
  );
}
