import * as React from 'react';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import { columns, rows } from './flights';
import { OpenFilterPanel } from '../../shared/openPanel';

export default function DisableActionButtonsDataGridPro() {
  return (
    <DataGridPro
      autoHeight
      aria-label="Flights from Geneva"
      columns={columns}
      rows={rows}
      slots={{ toolbar: OpenFilterPanel }}
      slotProps={{
        filterPanel: {
          disableAddFilterButton: true,
          disableRemoveAllButton: true,
          logicOperators: [GridLogicOperator.And],
          filterFormProps: {
            columnInputProps: { disabled: true },
            operatorInputProps: { disabled: true },
            deleteIconProps: { sx: { display: 'none' } },
          },
        },
      }}
      initialState={{
        filter: {
          filterModel: {
            items: [
              { id: 1, field: 'airline', operator: 'contains', value: 's' },
              { id: 2, field: 'minutes', operator: '<', value: '120' },
            ],
          },
        },
      }}
      hideFooter
    />
  );
}
