import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeManifest} from './node/manifest';
import {chunkGraphPlugin, type ChunkGroup} from './node/products/chunkGraph';
import {writeProducts} from './node/products/writeProducts';
import {writeKillSwitch, writeWorker} from './node/worker';
import type {OfflineOptions} from './options';
import type {PageSettings} from './types';
import {docsScope} from './urls';
import type {Contributions} from '../../src/node/contributions';
import {addPages, filesAdded} from '../../src/node/hosting/addedPages';

export {validateOptions} from './options';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Adds the folders of other plugins that must be cached whole, and what they add to a saved product. */
export function withContributions(
  options: Partial<OfflineOptions>,
  all: readonly Contributions[],
): Partial<OfflineOptions> {
  const folders = all.flatMap(({offlineFolders = []}) => offlineFolders);
  return {
    ...options,
    wholeFolders: [...(options.wholeFolders ?? []), ...folders],
    productFiles: [...(options.productFiles ?? []), ...all.flatMap(({productFiles = []}) => productFiles)],
    frames: [...(options.frames ?? []), ...all.flatMap(({documents = []}) => documents.map(({pattern}) => pattern))],
  };
}

/** The offline plugin: on the docs' own host, visited pages and saved products open without a network. */
export default function offline(context: LoadContext, options: OfflineOptions): Plugin {
  const {baseUrl} = context;
  const isOn = process.env.NODE_ENV === 'production' && options.isOn;
  const pageSettings: PageSettings = {host: options.host, scope: docsScope(baseUrl), isOn};
  let graph: ChunkGroup[] = [];
  let docs: unknown;

  return {
    name: 'offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    // With the kill switch, and in development, no page registers a worker.
    getClientModules: () => (isOn ? [path.join(__dirname, 'client/offline')] : []),
    configureWebpack(_config, isServer) {
      const readGraph = chunkGraphPlugin((read) => {
        graph = read;
      });
      return isServer || !isOn ? {} : {plugins: [readGraph]};
    },
    async contentLoaded({actions}) {
      await actions.createData('settings.json', pageSettings);
    },
    async allContentLoaded({allContent}) {
      docs = allContent[DOCS_PLUGIN]?.['default'];
    },
    async postBuild(props) {
      writeManifest(props);
      if (!options.isOn) {
        return writeKillSwitch(props);
      }
      const worker = addPages(writeWorker(context, props, options));
      if (isOn) {
        await filesAdded();
        writeProducts(props, graph, docs, options);
      }
      await worker;
    },
  };
}
