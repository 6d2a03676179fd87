import {PROJECT_FILES, readProjectFile} from './projectFiles';

const LONGEST_WIRING = 80;
const LONGEST_README = 60;

const rooms = [
  ...new Set(
    PROJECT_FILES.flatMap((file) => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? []).filter((room) => room !== 'kit'),
  ),
];

/** What lies in a room, as paths from its folder. */
function filesOf(room: string): string[] {
  const folder = `plugins/${room}/`;
  return PROJECT_FILES.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
}

test('there are rooms', () => {
  expect(rooms.length).toBeGreaterThan(0);
});

/** The files of rooms for which something does not hold: `analytics/index.ts`. */
function filesWhere(name: string, isWrong: (lines: number) => boolean): string[] {
  return rooms
    .map((room) => `plugins/${room}/${name}`)
    .filter((file) => isWrong(readProjectFile(file).trimEnd().split('\n').length));
}

describe('every room', () => {
  test('has its wiring, its options and a README', () => {
    const missing = rooms.flatMap((room) =>
      ['index.ts', 'options.ts', 'README.md']
        .filter((name) => !filesOf(room).includes(name))
        .map((name) => `${room}/${name}`),
    );
    expect(missing).toEqual([]);
  });

  test(`wires in at most ${LONGEST_WIRING} lines`, () => {
    expect(filesWhere('index.ts', (lines) => lines > LONGEST_WIRING)).toEqual([]);
  });

  test('explains itself on one screen', () => {
    expect(filesWhere('README.md', (lines) => lines <= 3 || lines > LONGEST_README)).toEqual([]);
  });

  test('keeps to the shape of a room', () => {
    // Beside the files that every room has: pure functions that both sides of the border use.
    const shape = /^(?:[a-z]\w*(?:\.d)?\.ts|README\.md|(?:node|client)\/.+|theme\/(?:[A-Z]|use[A-Z]).+)$/;
    const strange = rooms.flatMap((room) =>
      filesOf(room)
        .filter((file) => !shape.test(file))
        .map((file) => `${room}/${file}`),
    );
    expect(strange).toEqual([]);
  });
});
