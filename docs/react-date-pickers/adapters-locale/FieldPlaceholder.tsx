import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const shown = { InputLabelProps: { shrink: true } };

export default function FieldPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <DateField label="Default" slotProps={{ textField: shown }} />
        <LocalizationProvider localeText={german}>
          <DateField
            label="German"
            format="DD.MM.YYYY"
            slotProps={{ textField: shown }}
          />
        </LocalizationProvider>
        <LocalizationProvider
          localeText={{ fieldMonthPlaceholder: ({ format }) => format }}
        >
          <DateField
            label="The token of the month"
            format="DD MMM YYYY"
            slotProps={{ textField: shown }}
          />
        </LocalizationProvider>
      </Stack>
    </LocalizationProvider>
  );
}
