import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

export default function RowGroupingSetChildrenExpansion() {
  const apiRef = useGridApiRef();

  const toggleLabelOf = (albumId: number) => {
    const groupId = apiRef.current.getRowNode(albumId)?.parent;
    const group = groupId && apiRef.current.getRowNode(groupId);
    // Without row grouping, the parent is the invisible root, at depth -1.
    if (group && group.type === 'group' && group.depth >= 0) {
      apiRef.current.setRowChildrenExpansion(group.id, !group.childrenExpanded);
    }
  };

  return (
    <Stack sx={{ height: 360, width: '100%' }}>
      <Button onClick={() => toggleLabelOf(3)} sx={{ alignSelf: 'flex-start' }}>
        Toggle the label of “Innervisions”
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Albums with a button that toggles a group"
          columns={albumColumns}
          rows={albums}
          initialState={{
            rowGrouping: { model: ['label'] },
            columns: { columnVisibilityModel: { label: false } },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
