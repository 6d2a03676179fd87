import {readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSED_ENDINGS, contentTypeOf, isCompressible, type Encoding} from '../src/node/hosting/contentTypes';

/** Smaller files fit into one packet uncompressed; in bytes. */
const MIN_BYTES = 1024;

/** Brotli's effort, of 11. Files that browsers cache forever get more, since they change rarely. */
const EFFORT_FOR_ASSETS = 10;
const EFFORT_FOR_PAGES = 6;

const COMPRESSORS: Readonly<Record<Encoding, (content: Buffer, file: string) => Promise<Buffer>>> = {
  br: (content, file) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: /[\\/]assets[\\/]/.test(file) ? EFFORT_FOR_ASSETS : EFFORT_FOR_PAGES,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, {level: 9}),
};

export interface Precompressed {
  /** The number of files that got compressed forms. */
  readonly files: number;
  /** The sum of their sizes in bytes: uncompressed, and in each form. */
  readonly bytes: Readonly<Record<'plain' | Encoding, number>>;
}

function compressibleFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => isCompressible(contentTypeOf(file)))
    .filter((file) => {
      const stats = statSync(file);
      return stats.isFile() && stats.size >= MIN_BYTES;
    });
}

/**
 * Writes the compressed forms of a build's files beside them, `main.js.br` and `main.js.gz`. Hosts serve these to browsers that
 * accept them.
 *
 * @param folder the root of what is deployed, complete
 */
export async function precompress(folder: string): Promise<Precompressed> {
  const files = compressibleFiles(folder);
  const bytes = {plain: 0, br: 0, gzip: 0};
  const waiting = files.values();
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      const content = await readFile(file);
      bytes.plain += content.length;
      for (const encoding of Object.keys(COMPRESSORS) as Encoding[]) {
        const compressed = await COMPRESSORS[encoding](content, file);
        bytes[encoding] += compressed.length;
        await writeFile(file + COMPRESSED_ENDINGS[encoding], compressed);
      }
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return {files: files.length, bytes};
}
