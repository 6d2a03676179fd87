export interface Hotel {
  id: number;
  name: string;
  city: string;
  rooms: number;
}

export const hotels: Hotel[] = [
  { id: 1, name: 'Hotel Berlin', city: 'Hamburg', rooms: 84 },
  { id: 2, name: 'Spree View', city: 'Berlin', rooms: 120 },
  { id: 3, name: 'Little Berlin', city: 'Munich', rooms: 31 },
  { id: 4, name: 'Tempelhof Inn', city: 'Berlin', rooms: 58 },
  { id: 5, name: 'Alster Garden', city: 'Hamburg', rooms: 46 },
];
