import {strToU8, zipSync} from 'fflate';

/** The first day that the format knows: the same files give the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1);

/**
 * A ZIP file of texts.
 *
 * @param files their texts by path
 */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(contents), {mtime: FIRST_DAY});
}
