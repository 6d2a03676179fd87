import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {precompress} from '../../scripts/precompress';
import {ALL_FILES, BUILT_FILES, plainNameOf, readBytes, withoutCompressedForms} from './builtFiles';

/** Checks of the compressed files of `npm run build`. The tests' build has none. */

/** Compressed files without the original beside them. */
function loneForms(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter((file) => plainNameOf(file) !== undefined && !files.has(plainNameOf(file) ?? ''))
    .map((file) => `${file} is the compressed form of no file`);
}

function decompress(file: string, content: Buffer): Buffer {
  return file.endsWith('.br') ? brotliDecompressSync(content) : gunzipSync(content);
}

/** Compressed files whose content differs from the original, such as those of an older build. */
function staleForms(files: Iterable<string>, read: (file: string) => Buffer): string[] {
  return [...files].flatMap((file) => {
    const plain = plainNameOf(file);
    try {
      return plain === undefined || decompress(file, read(file)).equals(read(plain)) ? [] : [`${file} is not ${plain}`];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
}

export function fileTests(): void {
  test('a compressed file lies beside the file that it is the form of, and holds the same', () => {
    const forms = [...ALL_FILES].filter((file) => !BUILT_FILES.has(file));
    expect([...loneForms(ALL_FILES), ...staleForms(forms, readBytes)]).toEqual([]);
  });

  test('so does what npm run build makes of a folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-compressed-'));
    writeFileSync(path.join(folder, 'a.js'), 'the same again and again, '.repeat(100));
    await precompress(folder);
    const files = new Set(readdirSync(folder));
    expect([...files].sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
    const read = (file: string): Buffer => readFileSync(path.join(folder, file));
    expect([...loneForms(files), ...staleForms(files, read)]).toEqual([]);
    rmSync(folder, {recursive: true});
  });

  test('a compressed file that is alone, stale or broken is found', () => {
    const files = new Set(['a.js', 'a.js.br', 'a.js.gz', 'b.js.gz']);
    expect(withoutCompressedForms(files)).toEqual(new Set(['a.js', 'b.js.gz']));
    expect(loneForms(files)).toEqual(['b.js.gz is the compressed form of no file']);
    const read = (file: string): Buffer => (file === 'a.js' ? Buffer.from('new') : gzipSync('old'));
    expect(staleForms(['a.js.gz', 'a.js.br'], read)).toEqual([
      'a.js.gz is not a.js',
      expect.stringMatching(/^a\.js\.br: Error: Decompression failed/),
    ]);
  });
}
