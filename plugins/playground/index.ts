import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFiles} from '../../src/node/hosting/addedPages';
import {servedFolders} from '../../src/node/servedFolders';
import {sitePlaygroundData} from './node/playgroundData';
import {serverModules, SURROUNDING_MODULES} from './node/serverModules';
import type {PlaygroundOptions} from './options';
import type {Contributions} from '../../src/node/contributions';
import remarkPlayground from './node/remarkPlayground';

export {validateOptions} from './options';

export function contributions(): Contributions {
  return {beforeDefaultRemarkPlugins: [remarkPlayground], productFiles: ['x/playground/']};
}

/** The chunk of closed playgrounds. So many pages have one that Docusaurus would load its code on all pages. */
const CLOSED_CHUNK = {
  name: 'playground',
  test: /[\\/]playground[\\/](?:theme[\\/]ComponentPlayground[\\/]index\.tsx|client[\\/]useLinkedState\.ts)$/,
  minChunks: 2,
  priority: 45,
  enforce: true,
};

/** The playground plugin: a component's props as controls, made from its types, with the code that results. */
export default function playground(context: LoadContext, _options: PlaygroundOptions): Plugin {
  const {generatedFilesDir, baseUrl} = context;
  const dataFolder = path.join(generatedFilesDir, 'playground/data');

  return {
    name: 'playground',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      const data = await sitePlaygroundData();
      await rm(dataFolder, {recursive: true, force: true});
      for (const [url, text] of data.files()) {
        const file = path.join(dataFolder, url);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      await actions.createData('serverModules.js', serverModules([...data.modules(), ...SURROUNDING_MODULES]));
    },
    configureWebpack(_config, isServer) {
      const optimization = {splitChunks: {cacheGroups: {playground: CLOSED_CHUNK}}};
      return isServer ? {} : {...servedFolders([dataFolder], baseUrl), optimization};
    },
    async postBuild({outDir}) {
      await addFiles(cp(dataFolder, outDir, {recursive: true}));
    },
  };
}
