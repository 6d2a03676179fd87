import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const days = ['3 Jun', '4 Jun', '5 Jun', '6 Jun', '7 Jun', '8 Jun', '9 Jun'];

const formatTime = (value: number | null) =>
  value == null ? 'no value' : `${value} ms`;

export default function LineChartWithReferenceLines() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ min: 0, max: 500 }]}
      series={[
        {
          data: [212, 224, 241, 418, 296, 231, 218],
          label: 'Response time (ms)',
          valueFormatter: formatTime,
        },
      ]}
    >
      <ChartsReferenceLine
        y={350}
        label="Promised"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine x="6 Jun" label="Release 4.2" labelAlign="end" />
    </LineChart>
  );
}
