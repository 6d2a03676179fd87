import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {SITE} from '../../../src/site/site';
import {withoutLongReason} from './longReason';

/**
 * Puts the source of every demo beside its built page (`/x/react-charts/bars/BasicBars.tsx`), where a reader without
 * scripts can open it.
 */
export async function copySources(docsFolder: string, outFolder: string): Promise<void> {
  const files = await Globby('**/[A-Z]*.tsx', {cwd: docsFolder});
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(outFolder, SITE.docsPath, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, withoutLongReason(await readFile(path.join(docsFolder, file), 'utf8')));
    }),
  );
}
