import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Stands for a request to your server.
const send = (text: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(`Saved: ${text}`), 600);
  });

export default function ServerInteraction() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-05-16'));
  const [status, setStatus] = React.useState('Saved: 16 May 2024');
  // What onChange got last, and the text that was sent last.
  const latest = React.useRef({ value: due, isValid: true });
  const sent = React.useRef('16 May 2024');

  async function save() {
    const { value, isValid } = latest.current;
    const text = value?.isValid() ? value.format('D MMMM YYYY') : 'no date';
    if (!isValid || text === sent.current) {
      return;
    }
    sent.current = text;
    setStatus('Saving…');
    try {
      const answer = await send(text);
      if (sent.current === text) {
        setStatus(answer);
      }
    } catch {
      // The next blur sends it again.
      if (sent.current === text) {
        sent.current = '';
        setStatus('Not saved');
      }
    }
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DatePicker
          label="Invoice due"
          value={due}
          onChange={(value, { validationError }) => {
            latest.current = { value, isValid: validationError === null };
            setDue(value);
          }}
          onAccept={save}
          slotProps={{ textField: { onBlur: save } }}
        />
        <Typography variant="body2" noWrap role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
