import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const temperatures = [14.1, 15.0, 14.6, 16.2, 18.4, 19.1, 17.8];

interface Options {
  showHighlight: boolean;
  showTooltip: boolean;
}

export default function BasicSparkLineCustomization() {
  const [options, setOptions] = React.useState<Options>({
    showHighlight: true,
    showTooltip: true,
  });
  const names = ['showHighlight', 'showTooltip'] as const;

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stack>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={options[name]}
                onChange={(event) =>
                  setOptions({ ...options, [name]: event.target.checked })
                }
              />
            }
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={2}>
        <SparkLineChart data={temperatures} height={100} {...options} />
        <SparkLineChart
          data={temperatures}
          plotType="bar"
          height={100}
          {...options}
        />
      </Stack>
    </Box>
  );
}
