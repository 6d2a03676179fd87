export interface Song {
  id: number;
  title: string;
  length: string;
  /** What users see while they drag the row. */
  __reorder__: string;
}

const TITLES = [
  ['Night train', '3:41'],
  ['Paper boats', '2:58'],
  ['Salt', '4:12'],
  ['Winter garden', '3:20'],
  ['Home by nine', '2:35'],
] as const;

export const songs: Song[] = TITLES.map(([title, length], index) => ({
  id: index + 1,
  title,
  length,
  __reorder__: title,
}));
