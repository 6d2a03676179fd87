import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {collectErrors} from './node/collect';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';

export {validateOptions} from './options';

/** The plugin of numbered errors: what the installed packages mean by a number that they throw in production. */
export default function productionErrors(): Plugin {
  return {
    name: 'production-errors',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      await actions.createData('errors.json', await collectErrors(DOCUMENTED_PACKAGES.map(({name}) => name)));
    },
  };
}
