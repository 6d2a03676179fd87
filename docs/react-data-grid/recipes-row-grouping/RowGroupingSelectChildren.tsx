import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridRowId } from '@mui/x-data-grid-premium';
import { expenseColumns, expenses } from './expenses';

export default function RowGroupingSelectChildren() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState<GridRowId[]>([]);

  const rowsBelow = (id: GridRowId) =>
    apiRef.current.getRowNode(id)?.type === 'group'
      ? apiRef.current
          .getRowGroupChildren({ groupId: id, applyFiltering: true })
          .filter((rowId) => apiRef.current.isRowSelectable(rowId))
      : [id];

  const handleChange = (next: readonly GridRowId[]) => {
    const before = new Set(shown);
    const after = new Set(next);
    const added = next.filter((id) => !before.has(id));
    const removed = shown.filter((id) => !after.has(id));
    const selected = new Set(
      shown.filter((id) => apiRef.current.getRowNode(id)?.type === 'leaf'),
    );
    removed.flatMap(rowsBelow).forEach((id) => selected.delete(id));
    added.flatMap(rowsBelow).forEach((id) => selected.add(id));

    const groups = Object.values(gridRowTreeSelector(apiRef)).filter(
      ({ type, id, depth }) =>
        type === 'group' &&
        depth >= 0 &&
        rowsBelow(id).length > 0 &&
        rowsBelow(id).every((rowId) => selected.has(rowId)),
    );
    setShown([...selected, ...groups.map(({ id }) => id)]);
  };

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Expenses, a group selects its rows"
        columns={expenseColumns}
        rows={expenses}
        initialState={{
          rowGrouping: { model: ['traveler'] },
          columns: { columnVisibilityModel: { traveler: false } },
        }}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        disableRowSelectionOnClick
        keepNonExistentRowsSelected
        rowSelectionModel={shown}
        onRowSelectionModelChange={handleChange}
        hideFooter
      />
    </div>
  );
}
