import path from 'node:path';
import {shownDemos} from '../../../src/node/demoUsage/shownDemos';

/** Text of the module by which the playground finds a demo: all of what pages know of their demos, in one chunk. */
export async function demoIndexModule(docsFolder: string): Promise<string> {
  const demos = await shownDemos(docsFolder);
  const imports = demos.map(({file}, index) => {
    const request = `${path.posix.join(docsFolder.split(path.sep).join('/'), file)}?demo`;
    return `import demo${index} from ${JSON.stringify(request)};`;
  });
  const entries = demos.map(({folder, name}, index) => `  ${JSON.stringify(`${folder}/${name}`)}: demo${index},`);
  return `${imports.join('\n')}\nexport default {\n${entries.join('\n')}\n};\n`;
}
