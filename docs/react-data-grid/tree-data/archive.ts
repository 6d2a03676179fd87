export type LoadStatus = 'unloaded' | 'loading' | 'failed' | 'loaded';

export interface Entry {
  id: string;
  /** The id of the folder that it is in, or "root". */
  parent: string;
  path: string[];
  isFolder: boolean;
  /** In megabytes. */
  size: number;
  /** Whether what is in the folder has been requested. The server has no use for it. */
  status?: LoadStatus;
}

const YEARS = 30;
const MONTHS = ['Q1', 'Q2', 'Q3', 'Q4'];
const SCANS = 40;

/** An archive of scanned letters: a folder for each year, one for each quarter, and 4,800 files. */
export function makeArchive(): Entry[] {
  const entries: Entry[] = [];
  const add = (path: string[], isFolder: boolean, size: number) => {
    const parent = path.slice(0, -1).join('/') || 'root';
    entries.push({ id: path.join('/'), parent, path, isFolder, size });
  };

  for (let year = 0; year < YEARS; year += 1) {
    const folder = String(1950 - year);
    add([folder], true, 0);
    for (const quarter of MONTHS) {
      add([folder, quarter], true, 0);
      for (let scan = 1; scan <= SCANS; scan += 1) {
        const name = `Letter ${String(scan).padStart(3, '0')}.tif`;
        add([folder, quarter, name], false, 12 + ((year * 7 + scan * 5) % 23));
      }
    }
  }
  return entries;
}
