export interface Station {
  id: number;
  name: string;
  /** In degrees Celsius. */
  warmest: number;
  /** In millimeters, in July. */
  rain: number;
}

export const stations: Station[] = [
  { id: 1, name: 'Zugspitze', warmest: 12.4, rain: 198 },
  { id: 2, name: 'Freiburg', warmest: 34.1, rain: 84 },
  { id: 3, name: 'Helgoland', warmest: 24.8, rain: 71 },
  { id: 4, name: 'Cottbus', warmest: 36.2, rain: 63 },
];
