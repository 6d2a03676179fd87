import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import {shownDemos} from '../../../src/node/demoUsage/shownDemos';
import {projectPath} from '../../../src/node/project';
import type {CodeStyling} from '../../../src/site/storage';
import {checkVariants} from './checkVariants';
import {NO_WATCHER, stylingFiles} from '../../../src/node/demoFiles';
import {groupPromise, liveGroup} from './demoGroups';

type Groups = Map<string, string>;

/** What fetches each group of a folder of docs, by the path of its first file from the project's root; by the folder below the docs. */
async function groupsOf(docs: string): Promise<Map<string, Groups>> {
  const folders = new Map<string, Groups>();
  for (const demo of await shownDemos(docs)) {
    const folder = path.posix.join(projectPath(docs), demo.file.split('/')[0] ?? '');
    const groups = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, groups);
    for (const [styling, file] of Object.entries(stylingFiles(path.join(docs, demo.file)))) {
      if (existsSync(file)) {
        const members = liveGroup(file, styling as CodeStyling, readFileSync(file, 'utf8'), NO_WATCHER);
        groups.set(projectPath(members[0] ?? file), groupPromise(members));
      }
    }
  }
  return folders;
}

function moduleOf(entries: readonly (readonly [string, string])[]): string {
  return `export default {\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: () => ${value},\n`).join('')}};\n`;
}

/**
 * Writes the modules by which the frame of edited code gets what demos import, from the chunks that the demo's page has loaded:
 * a list for each folder below the docs, which is a product, and the list of the lists.
 *
 * @param docsFolders absolute paths of the folders with demos, one for each version
 * @param createData writes a file of the plugin and gives its path
 * @throws PluginError for a file that is named like a variant and belongs to no demo
 */
export async function writeDemoGroups(
  docsFolders: readonly string[],
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  await Promise.all(docsFolders.map(checkVariants));
  const folders = (await Promise.all(docsFolders.map(groupsOf))).flatMap((groups) => [...groups]);
  const lists = await Promise.all(
    folders.map(async ([folder, groups], index) => {
      const name = `demoGroups-${index}.js`;
      await createData(name, moduleOf([...groups]));
      return [folder, `import('./${name}')`] as const;
    }),
  );
  await createData('demoGroups.js', moduleOf(lists));
}
