import type {ReactNode} from 'react';
import Box from '@mui/material/Box';
import {useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';
import inReaderTheme from './inReaderTheme';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG_DISTANCE = [142, 138, 161, 174, 186, 193, 221, 229, 198, 188, 164, 201];
const REGIONAL = [312, 306, 328, 331, 340, 322, 291, 284, 336, 349, 341, 318];

function thousands(value: number | null): string {
  return value === null ? '' : `${value},000`;
}

/** The passengers of a year, by the kind of train. */
function PassengersChart(): ReactNode {
  const {palette} = useTheme();
  const series = [
    {label: 'Regional', data: REGIONAL, color: palette.primary.main},
    {label: 'Long distance', data: LONG_DISTANCE, color: palette.warning.main},
  ];
  return (
    // Charts of this version are drawn from left to right: /x/react-charts/styling/#right-to-left.
    <Box dir="ltr" sx={{position: 'absolute', inset: 0}}>
      <LineChart
        series={series.map((one) => ({
          ...one,
          area: true,
          stack: 'all',
          showMark: false,
          curve: 'monotoneX' as const,
          valueFormatter: thousands,
        }))}
        xAxis={[{data: MONTHS, scaleType: 'point'}]}
        yAxis={[{valueFormatter: (value: number) => `${value}k`}]}
        margin={{top: 56, bottom: 32, left: 56, right: 24}}
        sx={{'& .MuiAreaElement-root': {fillOpacity: 0.5}}}
      />
    </Box>
  );
}

export default inReaderTheme(PassengersChart);
