import type { ExcelWorker } from './excelWorker';

/** Bundlers recognize this expression and make a worker of the other file. */
export function createExcelWorker(): ExcelWorker {
  return new Worker(new URL('./excelWorker', import.meta.url), {
    type: 'module',
  });
}
