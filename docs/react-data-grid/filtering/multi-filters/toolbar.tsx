import * as React from 'react';
import {
  gridFilteredTopLevelRowCountSelector,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** Opens the filter panel, and says how many rows match. */
export function FilterToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between', px: 1 }}>
      <GridToolbarFilterButton />
      <span role="status">{count.toLocaleString('en')} rows</span>
    </GridToolbarContainer>
  );
}
