import {createRequire} from 'node:module';
import type JSZipPackage from 'jszip';
import {zipOf} from '../../../plugins/demos/client/exports/zip';

// Read by another implementation of the format, which ExcelJS brings.
const JSZip = createRequire(require.resolve('exceljs'))('jszip') as typeof JSZipPackage;

const FILES = {
  'dashboard/package.json': '{"name": "dashboard"}\n',
  'dashboard/src/Demo.tsx': 'export default function Demo() {\n  return <p>Dún Laoghaire – 简体中文 €</p>;\n}\n'.repeat(
    50,
  ),
  'dashboard/src/größe.ts': '',
};

async function contentsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytes, {checkCRC32: true});
  const entries = Object.values(zip.files).filter(({dir}) => !dir);
  return Object.fromEntries(await Promise.all(entries.map(async (file) => [file.name, await file.async('text')])));
}

test('a ZIP file holds the texts by their paths, with right checksums', async () => {
  expect(await contentsOf(zipOf(FILES))).toEqual(FILES);
  expect(await contentsOf(zipOf({}))).toEqual({});
});

test('a changed byte is noticed by the checksum', async () => {
  const bytes = zipOf({'a.txt': 'text'});
  const at = bytes.indexOf('t'.charCodeAt(0), 30 + 'a.txt'.length);
  bytes[at] = 'T'.charCodeAt(0);
  await expect(contentsOf(bytes)).rejects.toThrow(/CRC32/);
});

test('the same files give the same bytes', () => {
  expect(Buffer.from(zipOf(FILES)).equals(Buffer.from(zipOf(FILES)))).toBe(true);
});
