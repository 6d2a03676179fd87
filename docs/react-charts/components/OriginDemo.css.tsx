import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import './OriginDemo.css';

function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <React.Fragment>
      <rect
        className="origin-demo-frame"
        x={left}
        y={top}
        width={width}
        height={height}
      />
      <text className="origin-demo-label" x={left} y={top - 8}>
        {`left ${left}, top ${top}`}
      </text>
      <text
        className="origin-demo-label"
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
