import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeManifest} from './node/manifest';
import {writeKillSwitch, writeWorker} from './node/worker';
import type {OfflineOptions} from './options';
import type {PageSettings} from './types';
import {docsScope} from './urls';
import type {Contributions} from '../../src/node/contributions';

export {validateOptions} from './options';

/** Keeps whole what other plugins read part by part. */
export function withContributions(
  options: Partial<OfflineOptions>,
  all: readonly Contributions[],
): Partial<OfflineOptions> {
  const folders = all.flatMap(({offlineFolders = []}) => offlineFolders);
  return {...options, wholeFolders: [...(options.wholeFolders ?? []), ...folders]};
}

/** The offline plugin: visited pages open without a network, on the one host that is the docs' home. */
export default function offline(context: LoadContext, options: OfflineOptions): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const pageSettings: PageSettings = {host: options.host, scope: docsScope(context.baseUrl)};

  return {
    name: 'offline',
    getThemePath: () => path.join(__dirname, 'theme'),
    // With the kill switch, or while pages are written, nothing registers a worker.
    getClientModules: () => (isProduction && options.isOn ? [path.join(__dirname, 'client/offline')] : []),
    async contentLoaded({actions}) {
      await actions.createData('settings.json', pageSettings);
    },
    async postBuild(props) {
      writeManifest(props);
      await (options.isOn ? writeWorker(context, props, options) : writeKillSwitch(props));
    },
  };
}
