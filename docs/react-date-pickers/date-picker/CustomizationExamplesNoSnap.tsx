import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const PARTS = {
  day: {
    slotProps: { day: { sx: { borderRadius: 2 } } },
    code: `day: {
  sx: { borderRadius: 2 },
},`,
  },
  toolbar: {
    slotProps: { toolbar: { toolbarFormat: 'D MMMM' } },
    code: `toolbar: {
  toolbarFormat: 'D MMMM',
},`,
  },
  header: {
    slotProps: { calendarHeader: { sx: { color: 'primary.main' } } },
    code: `calendarHeader: {
  sx: { color: 'primary.main' },
},`,
  },
  actions: {
    slotProps: { actionBar: { actions: ['clear' as const, 'today' as const] } },
    code: `actionBar: {
  actions: ['clear', 'today'],
},`,
  },
};

type Part = keyof typeof PARTS;

export default function CustomizationExamplesNoSnap() {
  const [part, setPart] = React.useState<Part>('day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        alignItems="center"
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Part to customize"
          value={part}
          onChange={(_event, value: Part | null) => value && setPart(value)}
        >
          {Object.keys(PARTS).map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <StaticDatePicker
          key={part}
          defaultValue={dayjs('2024-05-16')}
          slotProps={PARTS[part].slotProps}
        />
        <Box
          component="pre"
          tabIndex={0}
          aria-label="The slotProps of this picker"
          dir="ltr"
          sx={{
            m: 0,
            p: 2,
            width: '100%',
            boxSizing: 'border-box',
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontSize: 13,
            lineHeight: '20px',
            overflowX: 'auto',
          }}
        >
          {PARTS[part].code}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
