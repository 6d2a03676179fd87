import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const settings = [
  { name: 'innerRadius', min: 0, max: 90 },
  { name: 'outerRadius', min: 30, max: 100 },
  { name: 'paddingAngle', min: 0, max: 15 },
  { name: 'cornerRadius', min: 0, max: 20 },
  { name: 'startAngle', min: -180, max: 180 },
  { name: 'endAngle', min: 0, max: 360 },
] as const;

type Shape = Record<(typeof settings)[number]['name'], number>;

export default function PieShapeNoSnap() {
  const [shape, setShape] = React.useState<Shape>({
    innerRadius: 40,
    outerRadius: 100,
    paddingAngle: 4,
    cornerRadius: 5,
    startAngle: -90,
    endAngle: 180,
  });
  const lines = settings.map(({ name }) => `  ${name}: ${shape[name]},`);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={230}
        margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
        series={[
          { ...shape, data: [{ value: 5 }, { value: 10 }, { value: 15 }] },
        ]}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: { xs: 1.5, sm: 4 },
          px: 1,
        }}
      >
        {settings.map(({ name, min, max }) => (
          <div key={name}>
            <Typography variant="caption" component="p">
              {name}
            </Typography>
            <Slider
              aria-label={name}
              size="small"
              valueLabelDisplay="auto"
              min={min}
              max={max}
              value={shape[name]}
              onChange={(_event, value) =>
                setShape({ ...shape, [name]: value as number })
              }
            />
          </div>
        ))}
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code of these settings"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          lineHeight: '20px',
          overflowX: 'auto',
        }}
      >
        {['series={[{', ...lines, '  data,', '}]}'].join('\n')}
      </Box>
    </Box>
  );
}
