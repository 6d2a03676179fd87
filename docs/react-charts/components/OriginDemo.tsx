import * as React from 'react';
import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Frame = styled('rect')(({ theme }) => ({
  fill: 'none',
  stroke: theme.palette.error.main,
  strokeDasharray: '6 4',
  pointerEvents: 'none',
}));

const Label = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: theme.palette.text.primary,
}));

function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <React.Fragment>
      <Frame x={left} y={top} width={width} height={height} />
      <Label x={left} y={top - 8}>{`left ${left}, top ${top}`}</Label>
      <Label x={left + width} y={top + height + 40} textAnchor="end">
        {`width ${width}, height ${height}`}
      </Label>
    </React.Fragment>
  );
}

export default function OriginDemo() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      series={[{ data: [31, 28, 40, 36] }]}
    >
      <DrawingArea />
    </BarChart>
  );
}
