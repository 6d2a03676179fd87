import {
  GridFilterForm,
  GridToolbarContainer,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** On a phone, the value is on a second line. */
const form = {
  '& .MuiDataGrid-filterForm': { flex: 1, flexWrap: 'wrap', gap: 1 },
  '& .MuiDataGrid-filterFormColumnInput': { flex: '1 1 80px', maxWidth: 150 },
  '& .MuiDataGrid-filterFormOperatorInput': { flex: '1 1 80px', maxWidth: 120 },
  '& .MuiDataGrid-filterFormValueInput': { flex: '1 1 190px', maxWidth: 190 },
};

/** A toolbar with the form of the filter, which the panel would show only after a click. */
export function FilterBar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);

  return (
    <GridToolbarContainer sx={form}>
      {items.map((item) => (
        <GridFilterForm
          key={item.id ?? item.field}
          item={item}
          hasMultipleFilters={false}
          applyFilterChanges={apiRef.current.upsertFilterItem}
          applyMultiFilterOperatorChanges={
            apiRef.current.setFilterLogicOperator
          }
          deleteFilter={apiRef.current.deleteFilterItem}
        />
      ))}
    </GridToolbarContainer>
  );
}
