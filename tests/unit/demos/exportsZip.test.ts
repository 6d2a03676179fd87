import {strFromU8, unzipSync} from 'fflate';
import {zipOf} from '../../../plugins/demos/client/exports/zip';

const FILES = {
  'dashboard/package.json': '{"name": "dashboard"}\n',
  'dashboard/src/Demo.tsx': '<p>Dún Laoghaire – 简体中文 €</p>\n'.repeat(50),
  'dashboard/src/größe.ts': '',
};

test('a ZIP file holds the texts by their paths', () => {
  const read = Object.entries(unzipSync(zipOf(FILES))).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(Object.fromEntries(read)).toEqual(FILES);
});

test('the same files give the same bytes', () => {
  expect(Buffer.from(zipOf(FILES)).equals(Buffer.from(zipOf(FILES)))).toBe(true);
});
