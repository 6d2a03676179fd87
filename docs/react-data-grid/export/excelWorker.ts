import { setupExcelExportWebWorker } from '@mui/x-data-grid-premium';

// This file runs in the worker. It writes the workbook and posts it back.
setupExcelExportWebWorker({
  exceljsPostProcess: async ({ worksheet }) => {
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
  },
});

export type ExcelWorker = Worker;
