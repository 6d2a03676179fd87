import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

interface LinearScale {
  (value: number): number;
  invert: (position: number) => number;
}

const Cross = styled('path')(({ theme }) => ({
  stroke: theme.palette.text.secondary,
  pointerEvents: 'none',
}));

const Value = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  pointerEvents: 'none',
}));

function ValueAtPointer() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale() as LinearScale;
  const yScale = useYScale() as LinearScale;
  const [pointer, setPointer] = React.useState({
    x: left + width / 2,
    y: top + height / 2,
  });

  return (
    <React.Fragment>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerMove={(event) => {
          const svg = event.currentTarget.ownerSVGElement;
          const box = (svg ?? event.currentTarget).getBoundingClientRect();
          setPointer({
            x: event.clientX - box.left,
            y: event.clientY - box.top,
          });
        }}
      />
      <Cross d={`M ${left} ${pointer.y} h ${width}`} />
      <Cross d={`M ${pointer.x} ${top} v ${height}`} />
      <Value x={left} y={top - 12}>
        {`${xScale.invert(pointer.x).toFixed(1)} km, `}
        {`${yScale.invert(pointer.y).toFixed(0)} min`}
      </Value>
    </React.Fragment>
  );
}

const runs = [
  { id: 1, x: 3.2, y: 19 },
  { id: 2, x: 5, y: 28 },
  { id: 3, x: 6.4, y: 39 },
  { id: 4, x: 8.1, y: 46 },
  { id: 5, x: 10, y: 58 },
];

export default function ScaleDemo() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ min: 0, max: 12, label: 'Distance (km)' }]}
      yAxis={[{ min: 0, max: 70 }]}
      series={[{ data: runs }]}
      margin={{ right: 16 }}
    >
      <ValueAtPointer />
    </ScatterChart>
  );
}
