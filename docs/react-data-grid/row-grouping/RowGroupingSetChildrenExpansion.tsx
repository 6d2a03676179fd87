import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { albumColumns, albums } from './albums';

export default function RowGroupingSetChildrenExpansion() {
  const apiRef = useGridApiRef();

  const toggleLabelOf = (albumId: number) => {
    const groupId = apiRef.current.getRowNode(albumId)?.parent;
    const group = groupId && apiRef.current.getRowNode(groupId);
    if (group && group.type === 'group' && group.depth >= 0) {
      apiRef.current.setRowChildrenExpansion(group.id, !group.childrenExpanded);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => toggleLabelOf(3)}>
        Toggle the label of “Innervisions”
      </Button>
      <div style={{ height: 320 }}>
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
      </div>
    </div>
  );
}
