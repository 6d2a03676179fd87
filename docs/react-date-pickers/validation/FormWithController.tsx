import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

type Booking = { arrival: Dayjs | null };

function messageOf(code: DateValidationError) {
  switch (code) {
    case null:
      return true;
    case 'minDate':
      return 'The hotel opens on 16 May 2024.';
    default:
      return 'Complete the date.';
  }
}

export default function FormWithController() {
  const code = React.useRef<DateValidationError>(null);
  const [sent, setSent] = React.useState('Nothing sent');
  const { control, handleSubmit } = useForm<Booking>({
    defaultValues: { arrival: null },
    mode: 'onTouched',
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={handleSubmit(({ arrival }) =>
          setSent(`Sent: ${arrival?.format('YYYY-MM-DD')}`),
        )}
      >
        <Controller
          name="arrival"
          control={control}
          rules={{
            required: 'Choose a day.',
            validate: () => messageOf(code.current),
          }}
          render={({ field, fieldState }) => (
            <DatePicker
              label="Arrival"
              minDate={dayjs('2024-05-16')}
              value={field.value}
              inputRef={field.ref}
              onChange={(value, context) => {
                code.current = context.validationError;
                field.onChange(value);
              }}
              onError={(error) => {
                code.current = error;
              }}
              slotProps={{
                textField: {
                  required: true,
                  onBlur: field.onBlur,
                  error: fieldState.invalid,
                  helperText: fieldState.error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
