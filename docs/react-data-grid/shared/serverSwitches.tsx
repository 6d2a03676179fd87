import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { ServerSettings } from './fakeServer';

export interface ServerSwitchesProps {
  /** Those of the server; they are changed in place. */
  settings: ServerSettings;
  /** In milliseconds. */
  slowLatency?: number;
}

/** Makes a fake server slow, or makes it fail. */
export function ServerSwitches({
  settings,
  slowLatency = 3000,
}: ServerSwitchesProps) {
  const [latency] = React.useState(settings.latency);

  return (
    <Stack direction="row" flexWrap="wrap" columnGap={2}>
      <FormControlLabel
        control={<Switch size="small" />}
        sx={{ ml: -0.5 }}
        label="Slow server"
        onChange={(_event, isSlow) => {
          settings.latency = isSlow ? slowLatency : latency;
        }}
      />
      <FormControlLabel
        control={<Switch size="small" />}
        sx={{ ml: -0.5 }}
        label="Requests fail"
        onChange={(_event, isFailing) => {
          settings.isFailing = isFailing;
        }}
      />
    </Stack>
  );
}
