import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {COMPRESSED_ENDINGS} from '../../src/node/hosting/contentTypes';

export const BUILD = path.resolve(__dirname, '../../build');

/** Endings of compressed files: `main.js.br`, `main.js.gz`. */
const ENDINGS = Object.values(COMPRESSED_ENDINGS);

/** The name of the file that a compressed file was made from, by its name; `undefined` for other files. */
export function plainNameOf(file: string): string | undefined {
  const ending = ENDINGS.find((candidate) => file.endsWith(candidate));
  return ending && file.slice(0, -ending.length);
}

/** Files without the compressed ones, which `npm run build` makes and the tests' build lacks. */
export function withoutCompressedForms(files: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !files.has(plainNameOf(file) ?? '')));
}

function filesBelow(folder: string): Set<string> {
  if (!existsSync(folder)) {
    throw new Error(`${folder} does not exist. Build the site first: npm run build.`);
  }
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    // An entry that cannot be read, such as a broken symbolic link, counts as a file, so that reading it reports its name.
    .filter((file) => !statSync(path.join(folder, file), {throwIfNoEntry: false})?.isDirectory())
    .map((file) => file.split(path.sep).join('/'));
  return new Set(files);
}

/** All files of the build, compressed ones included: paths from its root, with forward slashes. */
export const ALL_FILES: ReadonlySet<string> = filesBelow(BUILD);

/** The files of the build without compressed ones. */
export const BUILT_FILES: ReadonlySet<string> = withoutCompressedForms(ALL_FILES);

/** The files of the build with a matching path, in the order of their names. */
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
 * @throws with the name of the file if it is not JSON
 */
export function readData<Data>(file: string): Data {
  try {
    return JSON.parse(readBuilt(file)) as Data;
  } catch (cause) {
    throw new Error(`build/${file}: ${String(cause)}`, {cause});
  }
}

/** The transfer size of content, in bytes. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

const sizes = new Map<string, number>();

/** The transfer size of a built file, in bytes. */
export function gzipSizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSize(readBytes(file));
  sizes.set(file, size);
  return size;
}
