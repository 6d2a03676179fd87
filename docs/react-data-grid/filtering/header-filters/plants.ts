export interface Plant {
  id: number;
  name: string;
  light: 'Sun' | 'Half shade' | 'Shade';
  origin: string;
  /** In centimeters. */
  height: number;
  /** From 1, easy, to 5. */
  care: number;
  inStock: boolean;
}

export const rows: Plant[] = [
  {
    id: 1,
    name: 'Lavender',
    origin: 'France',
    light: 'Sun',
    height: 60,
    care: 1,
    inStock: true,
  },
  {
    id: 2,
    name: 'Maidenhair fern',
    origin: 'Peru',
    light: 'Shade',
    height: 45,
    care: 4,
    inStock: true,
  },
  {
    id: 3,
    name: 'Rosemary',
    origin: 'Spain',
    light: 'Sun',
    height: 120,
    care: 2,
    inStock: false,
  },
  {
    id: 4,
    name: 'Hydrangea',
    origin: 'Japan',
    light: 'Half shade',
    height: 150,
    care: 3,
    inStock: true,
  },
  {
    id: 5,
    name: 'Camellia',
    origin: 'Japan',
    light: 'Half shade',
    height: 200,
    care: 5,
    inStock: false,
  },
];
