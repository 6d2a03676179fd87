import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Contributions} from '../../src/node/contributions';
import {whenVersionIsCut, type Command} from '../../src/node/cutVersion';
import {snapshotMessages} from './node/pageMessages';
import remarkMessages from './node/remarkMessages';

export {validateOptions} from './options';

export function contributions(): Contributions {
  return {beforeDefaultRemarkPlugins: [remarkMessages]};
}

/** The plugin of messages: pages show what the installed packages print, and explain it. */
export default function messages({siteDir}: LoadContext): Plugin {
  return {
    name: 'messages',
    getThemePath: () => path.join(__dirname, 'theme'),
    extendCli(cli) {
      whenVersionIsCut(cli as unknown as Command, (version) => snapshotMessages(version, siteDir));
    },
  };
}
