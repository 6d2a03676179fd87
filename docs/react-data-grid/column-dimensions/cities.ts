export const cities = [
  {
    id: 1,
    city: 'Valparaíso',
    country: 'Chile',
    people: 296655,
    known: 'Hills with funiculars',
  },
  {
    id: 2,
    city: 'Ljubljana',
    country: 'Slovenia',
    people: 284293,
    known: 'Bridges by Jože Plečnik',
  },
  {
    id: 3,
    city: 'Thessaloniki',
    country: 'Greece',
    people: 319045,
    known: 'The White Tower on the sea front',
  },
];
