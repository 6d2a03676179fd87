export interface Review {
  id: number;
  guest: string;
  stars: number;
  text: string;
}

const GUESTS = ['Amina', 'Jonas', 'Lucía', 'Emil', 'Zofia'];

const SENTENCES = [
  'The room was quiet and clean.',
  'Breakfast is served until eleven, with bread from the village.',
  'The way from the station is steep, so call ahead if you have luggage.',
  'They kept our bikes in the cellar overnight and even oiled a chain.',
  'We would stay again.',
  'The shower needs a minute before the water is warm.',
  'At night you hear the river and nothing else.',
];

/** Reviews of a small hotel, from one sentence to six of them. */
export function makeReviews(count: number): Review[] {
  return Array.from({ length: count }, (_, id) => {
    const sentences = 1 + ((id * 5) % 6);
    return {
      id,
      guest: GUESTS[id % GUESTS.length]!,
      stars: 3 + ((id * 2) % 3),
      text: Array.from(
        { length: sentences },
        (_sentence, index) => SENTENCES[(id + index) % SENTENCES.length],
      ).join(' '),
    };
  });
}
