import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectErrors} from './node/collect';
import {readProductionErrorsOptions} from './options';

/** The room of numbered errors: what the installed packages mean by a number that they throw in production. */
export default function productionErrors(_context: LoadContext, rawOptions: {id?: string}): Plugin {
  const {id: _id, ...given} = rawOptions;
  const options = readProductionErrorsOptions(given);

  return {
    name: 'production-errors',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      await actions.createData('errors.json', await collectErrors(options.packages));
    },
  };
}
