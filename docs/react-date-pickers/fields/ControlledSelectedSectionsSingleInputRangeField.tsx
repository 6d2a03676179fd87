import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  FieldRef,
  FieldSelectedSections,
} from '@mui/x-date-pickers/models';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ControlledSelectedSectionsSingleInputRangeField() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const input = React.useRef<HTMLInputElement>(null);
  const field = React.useRef<FieldRef<RangeFieldSection>>(null);

  function selectDayOf(dateName: 'start' | 'end') {
    const index = field.current
      ?.getSections()
      .findIndex(
        (section) => section.dateName === dateName && section.type === 'day',
      );
    input.current?.focus();
    setSelected(index ?? null);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <SingleInputDateRangeField
          label="Stay"
          defaultValue={[dayjs('2024-05-16'), dayjs('2024-05-19')]}
          inputRef={input}
          unstableFieldRef={field}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" spacing={1}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => selectDayOf('start')}
          >
            First day
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => selectDayOf('end')}
          >
            Last day
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
