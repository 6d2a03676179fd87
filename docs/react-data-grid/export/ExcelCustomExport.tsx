import * as React from 'react';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type {
  GridExceljsProcessInput,
  GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './harvest';

/** Runs before the grid writes its headers and rows. */
async function writeTitle({ workbook, worksheet }: GridExceljsProcessInput) {
  workbook.creator = 'Farm office';
  worksheet.addRow(['Harvest 2026']).font = { bold: true, size: 14 };
  worksheet.addRow([]);
}

/** Runs after the last row. */
async function writeTotal({ worksheet }: GridExceljsProcessInput) {
  const last = worksheet.rowCount;
  const total = worksheet.addRow({ crop: 'Total' });
  total.getCell('tons').value = { formula: `SUM(C4:C${last})` };
  total.font = { bold: true };
}

const excelOptions: GridExcelExportOptions = {
  fileName: 'harvest-2026',
  fields: ['crop', 'field', 'tons'],
  columnsStyles: { tons: { numFmt: '0.00' } },
  exceljsPreProcess: writeTitle,
  exceljsPostProcess: writeTotal,
};

export default function ExcelCustomExport() {
  return (
    <div style={{ height: 304, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest"
        columns={columns}
        rows={rows}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions } }}
        disableColumnSelector
        disableDensitySelector
        hideFooter
      />
    </div>
  );
}
