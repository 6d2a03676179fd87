import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {printVersions} from './packageVersions';
import {allPagesFolders} from '../../../src/node/versions';

/**
 * Prints the versions of packages into the pages of a version that was just cut: later other packages are installed.
 *
 * @param siteFolder absolute path of the project
 * @throws PluginError where a page asks for the version of a package that is not documented
 */
export function printSnapshotVersions(version: string, siteFolder: string): void {
  for (const folder of allPagesFolders(version, siteFolder)) {
    const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.mdx?$/.test(file));
    for (const page of pages) {
      const file = path.join(folder, page);
      const text = readFileSync(file, 'utf8');
      const printed = printVersions(text, {file: path.relative(siteFolder, file).split(path.sep).join('/')});
      if (printed !== text) {
        writeFileSync(file, printed);
      }
    }
  }
}
