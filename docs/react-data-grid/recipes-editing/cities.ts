export const CITIES: Readonly<Record<string, readonly string[]>> = {
  Denmark: ['Aarhus', 'Copenhagen', 'Odense'],
  Portugal: ['Braga', 'Lisbon', 'Porto'],
  Spain: ['Bilbao', 'Madrid', 'Seville'],
};

export const COUNTRIES = Object.keys(CITIES);

export interface Guide {
  id: number;
  name: string;
  country: string;
  /** Empty until someone chooses. */
  city: string;
}

export const guides: Guide[] = [
  { id: 1, name: 'Emil', country: 'Denmark', city: 'Odense' },
  { id: 2, name: 'Lucía', country: 'Spain', city: 'Seville' },
  { id: 3, name: 'Paulo', country: 'Portugal', city: 'Porto' },
];

/** The cities of a guide's country, or all cities if there is none, as in a filter. */
export function citiesFor(guide: Partial<Guide> | null | undefined): string[] {
  return [...(CITIES[guide?.country ?? ''] ?? Object.values(CITIES).flat())];
}
