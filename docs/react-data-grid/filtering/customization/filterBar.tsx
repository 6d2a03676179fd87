import {
  GridFilterForm,
  GridToolbarContainer,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** A toolbar with the form of the filter, which the panel would show only after a click. */
export function FilterBar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);

  return (
    <GridToolbarContainer
      sx={{ '& .MuiDataGrid-filterForm': { flexWrap: 'wrap', rowGap: 1 } }}
    >
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
