import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const temperatures = [14.1, 15.0, 14.6, 16.2, 18.4, 19.1, 17.8];

const names = ['showHighlight', 'showTooltip', 'area', 'bars'] as const;

export default function BasicSparkLineCustomization() {
  const [on, setOn] = React.useState({
    showHighlight: true,
    showTooltip: true,
    area: false,
    bars: false,
  });

  const code = [
    '<SparkLineChart',
    '  data={temperatures}',
    '  height={100}',
    on.bars && '  plotType="bar"',
    on.area && '  area',
    on.showHighlight && '  showHighlight',
    on.showTooltip && '  showTooltip',
    '/>',
  ].filter(Boolean);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <SparkLineChart
        data={temperatures}
        height={100}
        plotType={on.bars ? 'bar' : 'line'}
        area={on.area}
        showHighlight={on.showHighlight}
        showTooltip={on.showTooltip}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: 76 }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name === 'bars' ? 'plotType="bar"' : name}
            control={
              <Switch
                size="small"
                checked={on[name]}
                onChange={(event) =>
                  setOn({ ...on, [name]: event.target.checked })
                }
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mr: 0 }}
          />
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
          height: 192,
          boxSizing: 'border-box',
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          lineHeight: '20px',
          overflowX: 'auto',
        }}
      >
        {code.join('\n')}
      </Box>
    </Box>
  );
}
