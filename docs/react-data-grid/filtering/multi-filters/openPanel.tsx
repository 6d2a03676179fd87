import * as React from 'react';
import Box from '@mui/material/Box';
import { GridFilterPanel, useGridRootProps } from '@mui/x-data-grid-pro';

/** The panel takes the focus when it opens. This one is there from the start. */
const NO_FOCUS = { slotProps: { TrapFocus: { open: false } } };

/** For these demos only: shows the filter panel above the headers. */
export function OpenFilterPanel() {
  const { slotProps } = useGridRootProps();
  const { filterFormProps, ...props } = slotProps?.filterPanel ?? {};
  const [isShown, setIsShown] = React.useState(false);

  React.useEffect(() => {
    setIsShown(true);
  }, []);

  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <GridFilterPanel
        {...props}
        {...NO_FOCUS}
        filterFormProps={{
          ...filterFormProps,
          valueInputProps: {
            InputComponentProps: isShown ? {} : { focusElementRef: null },
          },
        }}
      />
    </Box>
  );
}
