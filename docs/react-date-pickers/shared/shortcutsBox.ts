import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

/** A box for a picker with shortcuts. On a narrow screen, they are a row above the calendar that scrolls. */
export const shortcutsBox = {
  display: 'flex',
  justifyContent: 'center',
  height: 392,
  '@media (max-width: 599.95px)': {
    [`.${pickersLayoutClasses.root} .${pickersLayoutClasses.shortcuts}`]: {
      display: 'flex',
      gridColumn: 2,
      gridRow: 1,
      width: 320,
      maxWidth: 'none',
      alignItems: 'center',
      py: 0,
      '.MuiListItem-root': { width: 'auto', px: 0.5 },
    },
  },
};
