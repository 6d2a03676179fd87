export const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

export interface CityRain {
  id: string;
  city: string;
  /** Millimeters of rain, from January to December. */
  rain: number[];
}

export const cities: CityRain[] = [
  { city: 'Athens', rain: [49, 42, 37, 26, 19, 11, 7, 6, 18, 48, 58, 66] },
  {
    city: 'Bergen',
    rain: [255, 196, 180, 128, 104, 123, 151, 193, 248, 259, 253, 281],
  },
  { city: 'Berlin', rain: [50, 39, 44, 33, 56, 63, 76, 60, 52, 45, 48, 52] },
  { city: 'Dublin', rain: [64, 53, 52, 50, 58, 59, 56, 69, 58, 80, 80, 75] },
  { city: 'Lisbon', rain: [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127] },
  { city: 'Madrid', rain: [33, 35, 25, 45, 51, 21, 12, 10, 22, 60, 58, 51] },
  { city: 'Milan', rain: [59, 49, 65, 76, 96, 67, 67, 89, 93, 122, 77, 62] },
  { city: 'Oslo', rain: [54, 41, 48, 46, 54, 72, 84, 97, 85, 88, 82, 59] },
  { city: 'Paris', rain: [47, 42, 44, 43, 60, 56, 54, 61, 48, 58, 54, 64] },
  { city: 'Warsaw', rain: [32, 31, 34, 36, 57, 66, 82, 64, 56, 40, 40, 38] },
].map((row) => ({ ...row, id: row.city }));

/** The mean of all cities, month by month. */
export const mean: CityRain = {
  id: 'mean',
  city: 'Mean',
  rain: MONTHS.map((_month, index) =>
    Math.round(
      cities.reduce((sum, { rain }) => sum + (rain[index] ?? 0), 0) /
        cities.length,
    ),
  ),
};
