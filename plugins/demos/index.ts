import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addFiles, addPages} from '../../src/node/hosting/addedPages';
import {readAllDemos, warmUpCompiler} from '../../src/node/demoUsage/requirements';
import {pagesFolderOf, readVersions} from '../../src/node/versions';
import {copyOlderSources, copySources} from './node/copySources';
import {writeDemoGroups} from './node/demoGroupsList';
import {frameConfiguration, frameFolder, writeFrame} from './node/frameDocument';
import {translateDemosIn} from './node/dateLibraries/translations';
import {writeEditorPackages} from './node/editorData';
import {earlyPressScript} from './node/earlyPressScript';
import {demoIndexModule} from './node/demoIndex';
import {exportFacts} from './node/exportFacts';
import {publishWeights, weightsConfiguration} from './node/weights';
import {PUBLISHED_WEIGHTS} from './paths';
import type {Contributions} from '../../src/node/contributions';
import {SANDBOX_HOSTS} from './client/exports/sandboxHosts';
import remarkAdapterWeights, {keepAdapterWeights} from './node/dateLibraries/remarkAdapterWeights';
import {prerenderDemos} from './node/prerender/prerenderDemos';
import remarkDemos from './node/remarkDemos';
import remarkLiveFences from './node/remarkLiveFences';

export {validateOptions} from './options';

export function contributions(): Contributions {
  return {
    demoFolders: [pagesFolderOf()],
    beforeDefaultRemarkPlugins: [remarkDemos, remarkAdapterWeights, remarkLiveFences],
    hosts: {formHosts: Object.values(SANDBOX_HOSTS)},
    documents: [frameFolder()],
    productFiles: [PUBLISHED_WEIGHTS],
  };
}

/** The demos plugin: demo files beside pages become live, copyable demos. */
export default async function demos({generatedFilesDir, siteDir}: LoadContext): Promise<Plugin> {
  const docsFolder = path.join(siteDir, pagesFolderOf());
  const older = readVersions(siteDir).map((version) => ({version, folder: path.join(siteDir, pagesFolderOf(version))}));
  const folders = [docsFolder, ...older.map(({folder}) => folder)];
  await readAllDemos(folders);
  await translateDemosIn(folders);
  void warmUpCompiler(docsFolder);

  return {
    name: 'demos',
    getThemePath: () => path.join(__dirname, 'theme'),
    extendCli: (cli) => keepAdapterWeights(cli, siteDir),
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: earlyPressScript()}]}),
    configureWebpack(_config, isServer) {
      const use = [{loader: path.join(__dirname, 'node/demoLoader.cjs'), options: {emitsFiles: !isServer}}];
      const test = /\.tsx$/;
      const frame = frameConfiguration(isServer);
      return {
        ...weightsConfiguration(generatedFilesDir, isServer, process.env.NODE_ENV === 'production'),
        output: frame.output,
        module: {
          parser: frame.parser,
          rules: [
            frame.rule,
            {resourceQuery: /^\?(demo(-preview|-sources|-styles|-live)?$|demos-live=)/, test, use},
            // Before the compilers of the site, and for what runs alone.
            {resourceQuery: /^$/, test, include: folders, enforce: 'pre', use},
          ],
        },
      };
    },
    async contentLoaded({actions}) {
      await actions.createData('export-facts.json', exportFacts());
      await writeEditorPackages(folders, actions.createData);
      await actions.createData('demoIndex.js', await demoIndexModule(docsFolder));
      await writeDemoGroups(folders, actions.createData);
      await writeFrame(actions.createData);
    },
    async postBuild(props) {
      const copies = [copySources(docsFolder, props.outDir), copyOlderSources(older, props.outDir)];
      const drawing = addPages(prerenderDemos(props));
      await addFiles(Promise.all([...copies, publishWeights(generatedFilesDir, props.outDir), drawing]));
    },
  };
}
