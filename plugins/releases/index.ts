import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFiles} from '../../src/node/hosting/addedPages';
import {servedFolders} from '../../src/node/servedFolders';
import {pagesFolderOf} from '../../src/node/versions';
import {publishReleases} from './node/publish';
import type {Contributions} from '../../src/node/contributions';
import remarkReleases from './node/remarkReleases';

export {validateOptions} from './options';

export function contributions(): Contributions {
  return {beforeDefaultRemarkPlugins: [remarkReleases]};
}

const DATA_FOLDER = 'releases/data';

/** The releases plugin: what the packages' changelogs say, and what changed in their API between two majors. */
export default function releases(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, siteConfig, baseUrl} = context;
  const dataFolder = path.join(generatedFilesDir, DATA_FOLDER);

  return {
    name: 'releases',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      const modules = publishReleases({
        docsFolder: path.join(siteDir, pagesFolderOf()),
        dataFolder,
        dataModules: `@generated/${DATA_FOLDER}`,
        siteUrl: siteConfig.url,
        baseUrl,
      });
      await Promise.all([...modules].map(([name, text]) => actions.createData(name, text)));
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : servedFolders([dataFolder], baseUrl)),
    async postBuild({outDir}) {
      await addFiles(cp(dataFolder, outDir, {recursive: true}));
    },
  };
}
