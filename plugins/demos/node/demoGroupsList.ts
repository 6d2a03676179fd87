import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shownDemos} from '../../../src/node/demoUsage/shownDemos';
import {projectPath} from '../../../src/node/project';
import type {CodeStyling} from '../../../src/site/storage';
import {NO_WATCHER, stylingFiles} from './demoFiles';
import {groupPromise, liveGroup} from './demoGroups';

/**
 * Text of the module by which the frame of edited code gets what demos import: for the first file of each group, what fetches
 * the group, from the chunks that the demo's page has loaded.
 *
 * @param docsFolders absolute paths of the folders with demos, one for each version
 */
export async function demoGroupsList(docsFolders: readonly string[]): Promise<string> {
  const shown = await Promise.all(
    docsFolders.map(async (docs) => (await shownDemos(docs)).map(({file}) => path.join(docs, file))),
  );
  const groups = new Map<string, string>();
  for (const [styling, file] of shown.flat().flatMap((demo) => Object.entries(stylingFiles(demo)))) {
    if (existsSync(file)) {
      const members = liveGroup(file, styling as CodeStyling, readFileSync(file, 'utf8'), NO_WATCHER);
      groups.set(projectPath(members[0] ?? file), groupPromise('live', members));
    }
  }
  const entries = [...groups].map(([first, promise]) => `  ${JSON.stringify(first)}: () => ${promise},`);
  return `export default {\n${entries.join('\n')}\n};\n`;
}
