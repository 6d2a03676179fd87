import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readAllDemos} from '../../src/node/demoUsage/requirements';
import {pagesFolderOf, readVersions} from '../../src/node/versions';
import {copySources} from './node/copySources';
import {demoModulesList} from './node/demoModulesList';
import {frameDocument, frameFolder, FRAMES_FOLDER} from './node/frameDocument';
import {translateDemosIn} from './node/dateLibraries/translations';
import {writeEditorPackages} from './node/editorData';
import {demoIndexModule} from './node/demoIndex';
import {exportFacts} from './node/exportFacts';
import {publishWeights, weightsConfiguration} from './node/weights';
import {DEFAULT_DOCS_FOLDER, type DemosOptions} from './options';
import type {Contributions} from '../../src/node/contributions';
import {SANDBOX_HOSTS} from './client/exports/sandboxHosts';
import remarkAdapterWeights from './node/dateLibraries/remarkAdapterWeights';
import remarkDemos from './node/remarkDemos';
import remarkLiveFences from './node/remarkLiveFences';

export {validateOptions} from './options';

const FRAME_DOCUMENT = /[\\/]demos[\\/]default[\\/]frame\.html$/;

export function contributions({docs = DEFAULT_DOCS_FOLDER}: Partial<DemosOptions>): Contributions {
  return {
    demoFolders: [docs],
    beforeDefaultRemarkPlugins: [remarkDemos, remarkAdapterWeights, remarkLiveFences],
    hosts: {formHosts: Object.values(SANDBOX_HOSTS)},
    documents: [frameFolder()],
  };
}

/** The demos plugin: demo files beside pages become live, copyable demos. */
export default async function demos(context: LoadContext, options: DemosOptions): Promise<Plugin> {
  const docsFolder = path.join(context.siteDir, options.docs);
  const older = readVersions(context.siteDir).map((version) => ({
    version,
    folder: path.join(context.siteDir, pagesFolderOf(version)),
  }));
  const olderFolders = older.map(({folder}) => folder);
  const {generatedFilesDir} = context;
  await readAllDemos([docsFolder, ...olderFolders]);
  await translateDemosIn([docsFolder, ...olderFolders]);

  return {
    name: 'demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer) {
      const loader = path.join(__dirname, 'node/demoLoader.cjs');
      const {previewLines} = options;
      const use = [{loader, options: {previewLines, emitsFiles: !isServer}}];
      const test = /\.tsx$/;
      return {
        ...(isServer ? {} : {output: {workerChunkLoading: 'jsonp' as const}}),
        ...weightsConfiguration(generatedFilesDir, isServer, process.env.NODE_ENV === 'production'),
        module: {
          // A script of another document is built as a worker's is, with chunks that load as a page's do.
          parser: {javascript: {worker: ['FrameScript from ./FrameScript', '...']}},
          rules: [
            {
              test: FRAME_DOCUMENT,
              type: 'asset/resource',
              generator: {filename: `${FRAMES_FOLDER}/[contenthash:16][ext]`, emit: !isServer},
            },
            {resourceQuery: /^\?(demo(-details|-sources|-styles|-live)?$|demos-(details|live)=)/, test, use},
            // Before the compilers of the site, and for what runs alone.
            {resourceQuery: /^$/, test, include: [docsFolder, ...olderFolders], enforce: 'pre', use},
          ],
        },
      };
    },
    async contentLoaded({actions}) {
      await actions.createData('export-facts.json', exportFacts());
      await writeEditorPackages([docsFolder, ...olderFolders], actions.createData);
      await actions.createData('demoIndex.js', await demoIndexModule(docsFolder));
      await actions.createData('demoModules.js', await demoModulesList([docsFolder, ...olderFolders]));
      await actions.createData('frame.html', frameDocument());
      await actions.createData('frameUrl.js', "export default new URL('./frame.html', import.meta.url).href;\n");
    },
    async postBuild({outDir}) {
      await copySources(docsFolder, outDir);
      await Promise.all(older.map(({version, folder}) => copySources(folder, outDir, version)));
      await publishWeights(generatedFilesDir, outDir);
    },
  };
}
