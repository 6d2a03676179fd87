import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <React.Fragment>
      <rect
        className="pointer-events-none fill-none stroke-[#d32f2f] [stroke-dasharray:6_4] dark:stroke-[#f44336]"
        x={left}
        y={top}
        width={width}
        height={height}
      />
      <text
        className="fill-black/87 text-xs tracking-[0.03333em] dark:fill-white"
        x={left}
        y={top - 8}
      >
        {`left ${left}, top ${top}`}
      </text>
      <text
        className="fill-black/87 text-xs tracking-[0.03333em] dark:fill-white"
        x={left + width}
        y={top + height + 40}
        textAnchor="end"
      >
        {`width ${width}, height ${height}`}
      </text>
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
