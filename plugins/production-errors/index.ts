import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectErrors} from './node/collect';
import type {ProductionErrorsOptions} from './options';

export {validateOptions} from './options';

/** The plugin of numbered errors: what the installed packages mean by a number that they throw in production. */
export default function productionErrors(_context: LoadContext, options: ProductionErrorsOptions): Plugin {
  return {
    name: 'production-errors',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      await actions.createData('errors.json', await collectErrors(options.packages));
    },
  };
}
