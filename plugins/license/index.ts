import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LICENSE_PACKAGE, licensedModule} from './node/licensedModule';
import type {LicenseOptions} from './options';
import type {LicenseData} from './types';

export {validateOptions} from './options';

/**
 * Brings the license key to the Pro and Premium packages, on the server and in the browser, before their first render. Pages
 * without such a package have nothing of it.
 */
export default function license(_context: LoadContext, options: LicenseOptions): Plugin {
  const {key} = options;
  let standIn = '';

  return {
    name: 'license',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      standIn = await actions.createData('licensed.js', licensedModule(key()));
      actions.setGlobalData({hasKey: key() !== undefined} satisfies LicenseData);
    },
    configureWebpack: () => ({resolve: {alias: {[`${LICENSE_PACKAGE}$`]: standIn}}}),
  };
}
