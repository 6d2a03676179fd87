import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import './SwitchSeriesType.css';

export default function SwitchSeriesType() {
  const [type, setType] = React.useState<'bar' | 'line'>('bar');

  return (
    <div className="switch-series-type">
      <ResponsiveChartContainer
        height={240}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ min: 0 }]}
        series={[{ type, data: [84, 122, 236, 198] }]}
        margin={{ top: 16, bottom: 32, left: 40, right: 8 }}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
      <RadioGroup
        row
        aria-label="Type of the series"
        value={type}
        onChange={(_event, value) => setType(value as 'bar' | 'line')}
      >
        <FormControlLabel value="bar" label="bar" control={<Radio />} />
        <FormControlLabel value="line" label="line" control={<Radio />} />
      </RadioGroup>
    </div>
  );
}
