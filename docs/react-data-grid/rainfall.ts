export const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

export interface RainGauge {
  id: string;
  region: string;
  /** Millimeters of rain, from January to December. */
  rain: number[];
}

/** Millimeters of rain in a usual year, from January to December. */
const REGIONS: [name: string, rain: number[]][] = [
  ['Athens', [49, 42, 37, 26, 19, 11, 7, 6, 18, 48, 58, 66]],
  ['Bergen', [255, 196, 180, 128, 104, 123, 151, 193, 248, 259, 253, 281]],
  ['Berlin', [50, 39, 44, 33, 56, 63, 76, 60, 52, 45, 48, 52]],
  ['Dublin', [64, 53, 52, 50, 58, 59, 56, 69, 58, 80, 80, 75]],
  ['Lisbon', [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127]],
  ['Madrid', [33, 35, 25, 45, 51, 21, 12, 10, 22, 60, 58, 51]],
  ['Milan', [59, 49, 65, 76, 96, 67, 67, 89, 93, 122, 77, 62]],
  ['Oslo', [54, 41, 48, 46, 54, 72, 84, 97, 85, 88, 82, 59]],
  ['Paris', [47, 42, 44, 43, 60, 56, 54, 61, 48, 58, 54, 64]],
  ['Warsaw', [32, 31, 34, 36, 57, 66, 82, 64, 56, 40, 40, 38]],
];

/** From 70% to 130% of the usual rain. */
const WETNESS = Array.from({ length: 61 }, (_step, index) => 0.7 + index / 100);

/** Rain gauges around ten cities. They are the same on every call. */
export function makeGauges(count: number): RainGauge[] {
  const years = WETNESS.flatMap((wetness) =>
    REGIONS.map(([region, usual]) => ({
      region,
      rain: usual.map((millimeters) => Math.round(millimeters * wetness)),
    })),
  );
  const gauges: RainGauge[] = [];
  for (let index = 0; index < count; index += 1) {
    // A step of 377 goes through all 610 years, in mixed order.
    const { region, rain } = years[(index * 377) % years.length]!;
    gauges.push({ id: `R${index + 1}`, region, rain });
  }
  return gauges;
}

/** The mean of all gauges, month by month. */
export function meanOf(gauges: RainGauge[]): RainGauge {
  const rain = MONTHS.map((_month, index) => {
    const sum = gauges.reduce(
      (total, gauge) => total + (gauge.rain[index] ?? 0),
      0,
    );
    return Math.round(sum / gauges.length);
  });
  return { id: 'Mean', region: 'All', rain };
}
