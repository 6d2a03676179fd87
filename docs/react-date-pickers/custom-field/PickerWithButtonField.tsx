import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

const OpenContext = React.createContext({ open: false, toggle: () => {} });

type ButtonFieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
>;

function ButtonField(props: ButtonFieldProps) {
  const { label, value, disabled, className } = props;
  const { open, toggle } = React.useContext(OpenContext);
  const fallbackId = React.useId();
  const id = props.id ?? fallbackId;

  return (
    <Box className={className} sx={{ typography: 'body2' }}>
      <span id={`${id}-label`}>{label}</span>
      <Button
        id={id}
        ref={props.InputProps?.ref}
        fullWidth
        variant="outlined"
        startIcon={<EventIcon />}
        disabled={disabled}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        {value ? value.format('D MMMM YYYY') : 'Choose a day'}
      </Button>
    </Box>
  );
}

export default function PickerWithButtonField() {
  const [open, setOpen] = React.useState(false);
  const context = React.useMemo(
    () => ({ open, toggle: () => setOpen(!open) }),
    [open],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenContext.Provider value={context}>
        <Box sx={{ width: 300 }}>
          <DatePicker
            label="Delivery"
            defaultValue={dayjs('2024-05-16')}
            open={open}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            slots={{ field: ButtonField }}
          />
        </Box>
      </OpenContext.Provider>
    </LocalizationProvider>
  );
}
