import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const Band = styled('rect')(({ theme }) => ({
  fill: theme.palette.success.main,
  fillOpacity: 0.2,
  pointerEvents: 'none',
}));

function TargetRange({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale() as (value: number) => number;
  const top = yScale(to);
  const bottom = yScale(from);

  return <Band x={left} y={top} width={width} height={bottom - top} />;
}

export default function BasicScaleDemo() {
  return (
    <LineChart
      height={300}
      xAxis={[
        { scaleType: 'point', data: [6, 9, 12, 15, 18, 21], label: 'Hour' },
      ]}
      yAxis={[{ min: 14, max: 28 }]}
      series={[{ data: [17.5, 19, 22.4, 25.1, 23, 20.2], label: 'Room (°C)' }]}
    >
      <TargetRange from={19} to={23} />
    </LineChart>
  );
}
