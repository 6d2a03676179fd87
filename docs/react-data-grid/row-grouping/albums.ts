import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Album {
  id: number;
  title: string;
  artist: string;
  label: string;
  year: number;
}

export const albums: Album[] = [
  ['Blue Train', 'John Coltrane', 'Blue Note', 1958] as const,
  ['Night Train', 'Oscar Peterson', 'Verve', 1963] as const,
  ['Innervisions', 'Stevie Wonder', 'Motown', 1973] as const,
  ['Maiden Voyage', 'Herbie Hancock', 'Blue Note', 1965] as const,
  ['The Köln Concert', 'Keith Jarrett', 'ECM', 1975] as const,
  ['Talking Book', 'Stevie Wonder', 'Motown', 1972] as const,
  ['Getz/Gilberto', 'Stan Getz', 'Verve', 1964] as const,
  ['Officium', 'Jan Garbarek', 'ECM', 1994] as const,
  ["What's Going On", 'Marvin Gaye', 'Motown', 1971] as const,
].map(([title, artist, label, year], index) => ({
  ...{ id: index + 1, title, artist, label, year },
}));

export const albumColumns: GridColDef<Album>[] = [
  { field: 'label', headerName: 'Label', width: 110 },
  { field: 'title', headerName: 'Album', flex: 1, minWidth: 130 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Year', width: 80 },
];
