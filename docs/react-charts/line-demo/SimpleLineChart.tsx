import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];

const formatShare = (value: number | null) =>
  value == null ? 'no value' : `${value} %`;

export default function SimpleLineChart() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          data: years,
          min: 2016,
          max: 2023,
          tickMinStep: 1,
          valueFormatter: String,
        },
      ]}
      yAxis={[{ min: 0, valueFormatter: formatShare }]}
      series={[
        {
          data: [29, 34, 38, 42, 47, 52, 58, 63],
          label: 'By phone',
          valueFormatter: formatShare,
        },
        {
          data: [57, 54, 51, 49, 45, 41, 36, 32],
          label: 'By computer',
          valueFormatter: formatShare,
        },
      ]}
    />
  );
}
