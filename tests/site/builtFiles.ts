import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {COMPRESSED_ENDINGS} from '../../src/node/hosting/contentTypes';

export const BUILD = path.resolve(__dirname, '../../build');

/** What the name of a compressed form ends with: `main.js.br`, `main.js.gz`. */
const ENDINGS = Object.values(COMPRESSED_ENDINGS);

/** The name of the file that another one is the compressed form of, judged by names alone; `undefined` for all others. */
export function plainNameOf(file: string): string | undefined {
  const ending = ENDINGS.find((candidate) => file.endsWith(candidate));
  return ending && file.slice(0, -ending.length);
}

/** Files without the compressed forms of others among them, which `npm run build` makes and the tests' build lacks. */
export function withoutCompressedForms(files: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !files.has(plainNameOf(file) ?? '')));
}

function filesBelow(folder: string): Set<string> {
  if (!existsSync(folder)) {
    throw new Error(`${folder} does not exist. Build the site first: npm run build.`);
  }
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    // What cannot be looked at, such as a link to nowhere, counts as a file, so that whoever reads it tells its name.
    .filter((file) => !statSync(path.join(folder, file), {throwIfNoEntry: false})?.isDirectory())
    .map((file) => file.split(path.sep).join('/'));
  return new Set(files);
}

/** Every file of the build, compressed forms included, as paths from its root with forward slashes. */
export const ALL_FILES: ReadonlySet<string> = filesBelow(BUILD);

/** The files of the build without the compressed forms of others. */
export const BUILT_FILES: ReadonlySet<string> = withoutCompressedForms(ALL_FILES);

/** The files of the build whose path fits, in the order of their names. */
export function builtFiles(pattern: RegExp): string[] {
  return [...BUILT_FILES].filter((file) => pattern.test(file)).sort();
}

/** The bytes of a built file. */
export function readBytes(file: string): Buffer {
  return readFileSync(path.join(BUILD, file));
}

/** The text of a built file. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/**
 * The data of a built file.
 *
 * @throws with the name of the file when it holds no JSON
 */
export function readData<Data>(file: string): Data {
  try {
    return JSON.parse(readBuilt(file)) as Data;
  } catch (cause) {
    throw new Error(`build/${file}: ${String(cause)}`, {cause});
  }
}

/** What content weighs on its way to a reader, in bytes. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

const sizes = new Map<string, number>();

/** What a built file weighs on its way to a reader, in bytes. */
export function gzipSizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSize(readBytes(file));
  sizes.set(file, size);
  return size;
}
