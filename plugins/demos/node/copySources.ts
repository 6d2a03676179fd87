import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {inVersion} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import {withoutWriterNotes} from '../../../src/node/writerNotes';

/**
 * Puts the source of every demo beside its built page (`/x/react-charts/bars/BasicBars.tsx`), where a reader without
 * scripts can open it.
 *
 * @param docsFolder absolute path of the folder that holds pages and demos
 * @param version the older version that the folder is of
 */
export async function copySources(docsFolder: string, outFolder: string, version?: string): Promise<void> {
  const files = await Globby('**/[A-Z]*.tsx', {cwd: docsFolder});
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(outFolder, inVersion(SITE.docsPath, version), file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, withoutWriterNotes(await readFile(path.join(docsFolder, file), 'utf8')));
    }),
  );
}

/** Puts the sources of older versions beside their pages. */
export async function copyOlderSources(
  versions: readonly {readonly version: string; readonly folder: string}[],
  outFolder: string,
): Promise<void> {
  await Promise.all(versions.map(({version, folder}) => copySources(folder, outFolder, version)));
}
