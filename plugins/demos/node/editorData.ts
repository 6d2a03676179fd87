import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {runningImports} from './editorModules';
import {groupModule, packageGroups, packagesModule, type PackageGroup} from './editorPackages';

/**
 * Writes the modules by which the live editor imports packages.
 *
 * @param demoFolders absolute paths of the folders with demos, one for each version
 * @param createData writes a file of the plugin
 */
export async function writeEditorPackages(
  demoFolders: readonly string[],
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  const found = demoFolders.map((cwd) => Globby('**/*.{ts,tsx}', {cwd, absolute: true}));
  const files = (await Promise.all(found)).flat();
  const texts = await Promise.all(files.map((file) => readFile(path.resolve(file), 'utf8')));
  const used = new Set(texts.flatMap(runningImports).map(({specifier}) => specifier));
  const groups = packageGroups([...used].sort());
  const fileOf = ({name}: PackageGroup): string => `editor-${name}.js`;
  for (const group of groups) {
    await createData(fileOf(group), groupModule(group));
  }
  await createData(
    'editorPackages.js',
    packagesModule(groups, (group) => `./${fileOf(group)}`),
  );
}
