import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitWorker} from './node/emitWorker';
import remarkUpgradeCheck from './node/remarkUpgradeCheck';
import type {Contributions} from '../../src/node/contributions';

export {validateOptions} from './options';

export function contributions(): Contributions {
  return {beforeDefaultRemarkPlugins: [remarkUpgradeCheck]};
}

/** The upgrade check: what a new major changes in the reader's own code, found in the browser. */
export default function upgradeCheck({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'upgrade-check',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack(_config, isServer, {currentBundler}) {
      return isServer ? {} : {plugins: [emitWorker(currentBundler, path.join(generatedFilesDir, 'upgrade-check'))]};
    },
  };
}
