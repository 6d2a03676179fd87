import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shownDemos} from '../../../src/node/demoUsage/shownDemos';
import {projectPath} from '../../../src/node/project';
import type {CodeStyling} from '../../../src/site/storage';
import {NO_WATCHER, stylingFiles} from './demoFiles';
import {fetchOfGroup, liveGroup} from './demoGroups';

/**
 * Text of the module by which the frame of edited code gets what a demo imports: the chunks that the demo's page has loaded.
 *
 * @param docsFolders absolute paths of the folders with demos, one for each version
 */
export async function demoModulesList(docsFolders: readonly string[]): Promise<string> {
  const shown = await Promise.all(
    docsFolders.map(async (docs) => (await shownDemos(docs)).map(({file}) => path.join(docs, file))),
  );
  const entries = shown.flat().flatMap((demo) =>
    Object.entries(stylingFiles(demo))
      .filter(([, file]) => existsSync(file))
      .map(([styling, file]) => {
        const group = liveGroup(file, styling as CodeStyling, readFileSync(file, 'utf8'), NO_WATCHER);
        return `  ${JSON.stringify(projectPath(file))}: ${fetchOfGroup('live', file, group)},`;
      }),
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}
