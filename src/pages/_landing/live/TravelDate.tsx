import {useState, type ReactNode} from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import inReaderTheme from './inReaderTheme';

/** A field and a calendar with one value. */
function TravelDate(): ReactNode {
  const [day, setDay] = useState<Dayjs | null>(() => dayjs().add(3, 'day'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{maxWidth: 320, mx: 'auto', pt: 3, alignItems: 'center'}}>
        <DateField label="Day of travel" value={day} onChange={setDay} size="small" sx={{width: 264}} />
        <DateCalendar value={day} onChange={setDay} sx={{width: '100%'}} />
      </Stack>
    </LocalizationProvider>
  );
}

export default inReaderTheme(TravelDate);
