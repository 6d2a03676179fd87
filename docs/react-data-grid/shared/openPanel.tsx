import * as React from 'react';
import Box from '@mui/material/Box';
import { GridFilterPanel, useGridRootProps } from '@mui/x-data-grid';

type GridFilterPanelProps = React.ComponentProps<typeof GridFilterPanel>;

const NO_FOCUS = { slotProps: { TrapFocus: { open: false } } };

/** The filter panel of the grid, but it does not take the focus when it appears. */
export function QuietFilterPanel({
  filterFormProps,
  ...props
}: GridFilterPanelProps) {
  const { valueInputProps } = filterFormProps ?? {};
  const [isShown, setIsShown] = React.useState(false);

  React.useEffect(() => {
    setIsShown(true);
  }, []);

  return (
    <GridFilterPanel
      {...props}
      {...NO_FOCUS}
      filterFormProps={{
        ...filterFormProps,
        valueInputProps: {
          ...valueInputProps,
          InputComponentProps: {
            ...valueInputProps?.InputComponentProps,
            ...(!isShown && { focusElementRef: null }),
          },
        },
      }}
    />
  );
}

/** For demos: a toolbar that shows the filter panel from the start. */
export function OpenFilterPanel() {
  const { slotProps } = useGridRootProps();

  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <QuietFilterPanel {...slotProps?.filterPanel} />
    </Box>
  );
}
