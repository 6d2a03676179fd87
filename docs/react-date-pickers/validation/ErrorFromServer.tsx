import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Booking = { day: Dayjs | null };

// Stands for your server: 17 May is taken.
async function book(day: Dayjs | null) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return day?.isSame(dayjs('2024-05-17'), 'day')
    ? { message: 'This day is taken.' }
    : null;
}

export default function ErrorFromServer() {
  const { control, formState, handleSubmit, setError } = useForm<Booking>({
    defaultValues: { day: dayjs('2024-05-17') },
  });

  async function send({ day }: Booking) {
    const refusal = await book(day);
    if (refusal) {
      setError('day', { type: 'server', message: refusal.message });
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 300 }}
        onSubmit={handleSubmit(send)}
      >
        <Controller
          name="day"
          control={control}
          rules={{
            validate: (day) => day?.isValid() || 'Complete the date.',
          }}
          render={({ field, fieldState }) => (
            <DatePicker
              label="Test drive"
              value={field.value}
              inputRef={field.ref}
              onChange={field.onChange}
              slotProps={{
                textField: {
                  onBlur: field.onBlur,
                  error: fieldState.invalid || undefined,
                  helperText: fieldState.error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={formState.isSubmitting}
        >
          Book
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
