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

describe.each(rooms)('the room %s', (room) => {
  const files = filesOf(room);

  test('has its wiring, its options and a README', () => {
    expect(files).toEqual(expect.arrayContaining(['index.ts', 'options.ts', 'README.md']));
  });

  test(`wires in at most ${LONGEST_WIRING} lines`, () => {
    expect(readProjectFile(`plugins/${room}/index.ts`).trimEnd().split('\n').length).toBeLessThanOrEqual(
      LONGEST_WIRING,
    );
  });

  test('explains itself on one screen', () => {
    const lines = readProjectFile(`plugins/${room}/README.md`).trimEnd().split('\n').length;
    expect(lines).toBeGreaterThan(3);
    expect(lines).toBeLessThanOrEqual(LONGEST_README);
  });

  test('keeps to the shape of a room', () => {
    // Beside the files that every room has: pure functions that both sides of the border use.
    const shape = /^(?:[a-z]\w*(?:\.d)?\.ts|README\.md|(?:node|client)\/.+|theme\/(?:[A-Z]|use[A-Z]).+)$/;
    expect(files.filter((file) => !shape.test(file))).toEqual([]);
  });
});
