export interface Sensor {
  id: number;
  path: string[];
  /** Missing for lines and stations. */
  readings?: number;
  status?: 'OK' | 'Low battery' | 'Silent';
}

const LINES = 20;
const STATIONS = 25;
const KINDS = [
  ...['Air', 'Door 1', 'Door 2', 'Lift', 'Light', 'Noise', 'Rail', 'Smoke'],
  ...['Stairs', 'Ticket gate', 'Track 1', 'Track 2', 'Vibration', 'Water'],
  ...['Camera 1', 'Camera 2', 'Clock', 'Display', 'Speaker'],
];

/** The sensors of a subway: 20 lines, 500 stations and 9,500 sensors. */
export function makeSensors(): Sensor[] {
  const rows: Sensor[] = [];
  const add = (path: string[], rest: Partial<Sensor> = {}) =>
    rows.push({ id: rows.length + 1, path, ...rest });

  for (let line = 1; line <= LINES; line += 1) {
    const name = `Line ${line}`;
    add([name]);
    for (let stop = 1; stop <= STATIONS; stop += 1) {
      const station = `Station ${line}-${stop}`;
      add([name, station]);
      KINDS.forEach((kind, index) => {
        const seed = (line * 31 + stop * 17 + index * 7) % 97;
        const failure = seed < 4 ? 'Silent' : 'Low battery';
        add([name, station, kind], {
          readings: 400 + seed * 11,
          status: seed < 10 ? failure : 'OK',
        });
      });
    }
  }
  return rows;
}
