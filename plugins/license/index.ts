import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LICENSE_PACKAGE, licensedModule} from './node/licensedModule';
import type {LicenseOptions} from './options';
import type {LicenseData} from './types';

export {validateOptions} from './options';

/**
 * Sets the license key of the Pro and Premium packages before their first render, on the server and in the browser. Pages
 * without such a package do not contain the key.
 */
export default function license(_context: LoadContext, options: LicenseOptions): Plugin {
  const {key} = options;
  let replacement = '';

  return {
    name: 'license',
    getThemePath: () => path.join(__dirname, 'theme'),
    async contentLoaded({actions}) {
      replacement = await actions.createData('licensed.js', licensedModule(key()));
      actions.setGlobalData({hasKey: key() !== undefined} satisfies LicenseData);
    },
    configureWebpack: () => ({resolve: {alias: {[`${LICENSE_PACKAGE}$`]: replacement}}}),
  };
}
