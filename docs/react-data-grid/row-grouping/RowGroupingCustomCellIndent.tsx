import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { ticketColumns, tickets } from './tickets';

const groupingColDef = { minWidth: 200 };

export default function RowGroupingCustomCellIndent() {
  return (
    <Box
      sx={{
        height: 380,
        width: '100%',
        [`& .${gridClasses.root}`]: { '--DataGrid-cellOffsetMultiplier': 6 },
        [`& .${gridClasses.groupingCriteriaCell}`]: { fontWeight: 700 },
      }}
    >
      <DataGridPremium
        aria-label="Tickets, groups with a wide indent"
        columns={ticketColumns}
        rows={tickets}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['team', 'priority'] },
          columns: { columnVisibilityModel: { team: false, priority: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
