import {MAJORS} from '../../../src/site/majors';

test('majors come one after another, the newest first, each with a day that is one', () => {
  expect(MAJORS.map(({major}) => major)).toEqual(MAJORS.map((_, index) => (MAJORS[0]?.major ?? 0) - index));
  const days = MAJORS.map(({released}) => released);
  expect([...days].sort().reverse()).toEqual(days);
  for (const {released, supportEnded = true} of MAJORS) {
    const dates = supportEnded === true ? [released] : [released, supportEnded];
    expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(dates);
    expect([...dates].sort()).toEqual(dates);
  }
});

test('the days of version 6 and its end of support', () => {
  expect(MAJORS.find(({major}) => major === 6)).toEqual({
    major: 6,
    released: '2023-03-03',
    supportEnded: '2026-03-23',
  });
});
