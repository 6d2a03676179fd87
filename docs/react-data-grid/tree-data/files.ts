export interface FileRow {
  id: number;
  path: string[];
  /** In kilobytes. A folder has none. */
  size?: number;
}

export const files: FileRow[] = [
  { id: 1, path: ['Maps'] },
  { id: 2, path: ['Maps', 'coast.png'], size: 4210 },
  { id: 3, path: ['Maps', 'harbor.png'], size: 2980 },
  { id: 4, path: ['Logs'] },
  { id: 5, path: ['Logs', 'tides.csv'], size: 88 },
  { id: 6, path: ['readme.txt'], size: 3 },
];

export const getTreeDataPath = (row: FileRow) => row.path;
