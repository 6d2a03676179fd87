import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function ControlledSelectedSectionsMultiInputRangeField() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const start = React.useRef<HTMLInputElement>(null);
  const end = React.useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-19')]}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Check-in' : 'Check-out',
              inputRef: position === 'start' ? start : end,
            }),
          }}
        />
        <Stack direction="row" spacing={1}>
          {[start, end].map((input, index) => (
            <Button
              key={index}
              size="small"
              sx={{ whiteSpace: 'nowrap' }}
              variant="outlined"
              onClick={() => {
                input.current?.focus();
                setSelected('day');
              }}
            >
              {index === 0 ? 'Day of check-in' : 'Day of check-out'}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
