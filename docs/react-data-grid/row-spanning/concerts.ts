export interface Concert {
  id: number;
  city: string;
  date: string;
  hall: string;
}

export const concerts: Concert[] = [
  { id: 1, city: 'Vienna', date: '3 Mar', hall: 'Sofiensäle' },
  { id: 2, city: 'Vienna', date: '4 Mar', hall: 'Sofiensäle' },
  { id: 3, city: 'Vienna', date: '6 Mar', hall: 'Arena' },
  { id: 4, city: 'Graz', date: '8 Mar', hall: 'Orpheum' },
  { id: 5, city: 'Linz', date: '9 Mar', hall: 'Posthof' },
  { id: 6, city: 'Linz', date: '10 Mar', hall: 'Posthof' },
];
