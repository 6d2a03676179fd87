import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeManifest} from './node/manifest';
import {writeKillSwitch, writeWorker} from './node/worker';
import type {OfflineOptions} from './options';
import type {PageSettings} from './types';
import {docsScope} from './urls';
import type {Contributions} from '../../src/node/contributions';
import {addPages} from '../../src/node/hosting/addedPages';

export {validateOptions} from './options';

/** Adds the folders of other plugins that must be cached whole. */
export function withContributions(
  options: Partial<OfflineOptions>,
  all: readonly Contributions[],
): Partial<OfflineOptions> {
  const folders = all.flatMap(({offlineFolders = []}) => offlineFolders);
  return {...options, wholeFolders: [...(options.wholeFolders ?? []), ...folders]};
}

/** The offline plugin: on the docs' own host, visited pages open without a network. */
export default function offline(context: LoadContext, options: OfflineOptions): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const pageSettings: PageSettings = {host: options.host, scope: docsScope(context.baseUrl)};

  return {
    name: 'offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    // With the kill switch, and in development, no page registers a worker.
    getClientModules: () => (isProduction && options.isOn ? [path.join(__dirname, 'client/offline')] : []),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', pageSettings);
    },
    async postBuild(props) {
      writeManifest(props);
      await (options.isOn ? addPages(writeWorker(context, props, options)) : writeKillSwitch(props));
    },
  };
}
