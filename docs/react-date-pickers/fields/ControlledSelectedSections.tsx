import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const SECTIONS = ['month', 'day', 'year'] as const;

export default function ControlledSelectedSections() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField
          label="Expiry date"
          defaultValue={dayjs('2024-05-16')}
          inputRef={input}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" spacing={1}>
          {SECTIONS.map((section) => (
            <Button
              key={section}
              size="small"
              variant="outlined"
              onClick={() => {
                input.current?.focus();
                setSelected(section);
              }}
            >
              {section}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
