import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {precompress} from '../../../scripts/precompress';

const LONG = 'the same again and again, '.repeat(100);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-precompress-'));
  mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
});

afterEach(() => rmSync(folder, {recursive: true}));

test('what is long and can be made smaller lies there in both forms', async () => {
  for (const name of ['index.html', 'assets/js/main.js', 'data.json', 'Demo.tsx']) {
    writeFileSync(path.join(folder, name), `${name} ${LONG}`);
  }
  const {files, bytes} = await precompress(folder);
  expect(files).toBe(4);
  expect(bytes.plain).toBeGreaterThan(4 * LONG.length);
  expect(bytes.br).toBeLessThan(bytes.plain / 10);
  for (const name of ['index.html', 'assets/js/main.js', 'data.json', 'Demo.tsx']) {
    const file = path.join(folder, name);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(`${name} ${LONG}`);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(`${name} ${LONG}`);
  }
});

test('what is short, or compressed already, is left alone; so is a second time', async () => {
  writeFileSync(path.join(folder, 'short.html'), 'short');
  writeFileSync(path.join(folder, 'picture.png'), LONG);
  writeFileSync(path.join(folder, 'font.woff2'), LONG);
  expect((await precompress(folder)).files).toBe(0);
  writeFileSync(path.join(folder, 'long.txt'), LONG);
  await precompress(folder);
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'assets',
    'font.woff2',
    'long.txt',
    'long.txt.br',
    'long.txt.gz',
    'picture.png',
    'short.html',
  ]);
  expect(existsSync(path.join(folder, 'long.txt.br.br'))).toBe(false);
});
