import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {runningImports} from './editorModules';
import {groupModule, packageGroups, packagesModule, type PackageGroup} from './editorPackages';

/**
 * Writes the modules by which the live editor imports packages.
 *
 * @param docsFolder absolute path of the folder with the demos
 * @param createData writes a file of the room and gives its path
 */
export async function writeEditorPackages(
  docsFolder: string,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  const files = await Globby('**/*.{ts,tsx}', {cwd: docsFolder, absolute: true});
  const texts = await Promise.all(files.map((file) => readFile(path.resolve(file), 'utf8')));
  const used = new Set(texts.flatMap(runningImports).map(({specifier}) => specifier));
  const groups = packageGroups([...used].sort());
  const fileOf = new Map<PackageGroup, string>();
  for (const group of groups) {
    fileOf.set(group, await createData(`editor-${group.name}.js`, groupModule(group)));
  }
  await createData(
    'editorPackages.js',
    packagesModule(groups, (group) => `./${path.basename(fileOf.get(group) ?? '')}`),
  );
}
